import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { PercentBars } from '../../../shared/reports/PercentBars.tsx';
import { ShortSampleNote, SummaryDisclaimer } from '../../../shared/reports/SummaryDisclaimer.tsx';
import { Card } from '../../../ui/Card.tsx';
import { useExpressionSummary } from '../api.ts';

/** The expression summary that the learner shares; hidden while it has no readings. */
export function SharedSummary({ roomid, learnerName }: { roomid: string; learnerName: string }) {
  const heading = useId();
  const { data } = useExpressionSummary(roomid);
  if (!data || data.samples === 0) return null;
  return (
    <Card as="section" labelledBy={heading} className="flex flex-col gap-4">
      <h2 id={heading} className="text-20">
        <Trans>{learnerName} shared their expression summary with you</Trans>
      </h2>
      {data.shortSample && <ShortSampleNote />}
      <PercentBars percentages={data.percentages} />
      <SummaryDisclaimer reader="mentor" />
    </Card>
  );
}
