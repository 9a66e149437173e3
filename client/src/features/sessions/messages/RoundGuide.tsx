import { Trans } from '@lingui/react/macro';
import { agendaOf } from '@preproom/models/contract/room/agenda/agendas';
import { phaseName } from '@preproom/models/contract/words/agendaWords';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useWords } from '../../../lib/texts/words.ts';
import { Card } from '../../../ui/Card.tsx';
import type { ShownSession } from '../booking/session/useOwnSession.ts';
import { samplesQuery } from './api.ts';

/** What happens in a round: the plan that the mentor follows, and some questions as they may be asked. */
export function RoundGuide({ session: { roomid, round, isFree } }: { session: ShownSession }) {
  const heading = useId();
  const words = useWords();
  const { data: samples = [] } = useQuery(samplesQuery(roomid));
  return (
    <Card as="section" labelledBy={heading} className="flex flex-col gap-4">
      <h2 id={heading} className="text-20">
        <Trans>What to expect</Trans>
      </h2>
      <ol className="flex flex-col divide-y divide-line">
        {agendaOf(round, isFree).map(({ phase, minutes }) => (
          <li key={phase} className="flex justify-between gap-4 py-2">
            <span>{phaseName(words, phase, true)}</span>
            <span className="whitespace-nowrap text-muted">
              <Trans>{minutes} min</Trans>
            </span>
          </li>
        ))}
      </ol>
      <p className="text-14 text-muted">
        <Trans>Your mentor sees the same plan and may adapt it. You get written feedback afterwards.</Trans>
      </p>
      {samples.length > 0 && (
        <>
          <h3 className="text-16">
            <Trans>Questions you may hear</Trans>
          </h3>
          <ul lang="en" className="list-disc space-y-2 ps-5">
            {samples.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
