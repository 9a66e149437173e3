import { Trans, useLingui } from '@lingui/react/macro';
import type { ExpressionSummary } from '@preproom/models/contract/readings/readings';
import { useId } from 'react';
import { Badge } from '../../../ui/Badge.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useDeleteReadings, useExpressionSummary } from '../api.ts';
import { DeleteForGood } from './DeleteForGood.tsx';
import { ExpressionFigures } from './ExpressionFigures.tsx';
import { ShareSummary } from './ShareSummary.tsx';

export interface ExpressionSectionProps {
  roomid: string;
  mentorName: string;
}

/** The expression summary with its disclaimer, and the learner's controls to share or delete it. */
export function ExpressionSection({ roomid, mentorName }: ExpressionSectionProps) {
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      className="flex break-inside-avoid flex-col gap-6 border-t border-line pt-10 print:pt-6"
    >
      <div className="flex items-center gap-3">
        <h2 id={heading} className="text-20">
          <Trans>AI expression summary</Trans>
        </h2>
        <Badge>
          <Trans>Beta</Trans>
        </Badge>
      </div>
      <SummaryOrState roomid={roomid} mentorName={mentorName} />
    </section>
  );
}

function SummaryOrState({ roomid, mentorName }: ExpressionSectionProps) {
  const { t } = useLingui();
  const { data, error, refetch } = useExpressionSummary(roomid);
  if (data && data.samples > 0) return <Summary roomid={roomid} mentorName={mentorName} summary={data} />;
  if (data)
    return (
      <EmptyState title={t`No readings`}>
        {data.missing === 'deleted' ? (
          <Trans>You deleted the readings. The rest of your report isn’t affected.</Trans>
        ) : data.missing === 'unread' ? (
          <Trans>Your face couldn’t be read. The rest of your report isn’t affected.</Trans>
        ) : (
          <Trans>Expression reading was off. The rest of your report isn’t affected.</Trans>
        )}
      </EmptyState>
    );
  if (error)
    return <ErrorState title={t`Couldn’t load the summary`} error={error} onRetry={() => void refetch()} />;
  return <Skeleton className="h-56" />;
}

function Summary({ summary, ...props }: ExpressionSectionProps & { summary: ExpressionSummary }) {
  return (
    <div className="flex flex-col gap-6">
      <ExpressionFigures summary={summary} />
      <div className="no-print flex flex-col gap-4 border-t border-line pt-4 sm:flex-row sm:items-center sm:justify-between">
        <ShareSummary roomid={props.roomid} mentorName={props.mentorName} isShared={summary.shared} />
        <DeleteReadings roomid={props.roomid} />
      </div>
    </div>
  );
}

function DeleteReadings({ roomid }: { roomid: string }) {
  return (
    <DeleteForGood
      label={<Trans>Delete readings</Trans>}
      title={<Trans>Delete this session’s readings?</Trans>}
      deletion={useDeleteReadings(roomid)}
    >
      <Trans>
        This permanently deletes all readings and the four percentages. Your ratings and comments stay.
      </Trans>
    </DeleteForGood>
  );
}
