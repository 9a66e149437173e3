import { Trans } from '@lingui/react/macro';
import { modeChanges } from '@preproom/models/contract/room/agenda/agendaState';
import { Lightbulb } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { InlineCode } from '../../../shared/assessments/coding/problems/InlineCode.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useStoredAgenda } from '../agenda/api.ts';

/** The problem's hints, one after the other, in Study mode. Choosing Real mode closes those that were open. */
export function ProblemHints({ hints }: { hints: readonly string[] }) {
  const { roomid = '' } = useParams();
  const { data } = useStoredAgenda(roomid, false);
  const mode = modeChanges(data?.events ?? []).at(-1)?.mode ?? null;
  const [count, setCount] = useState(0);
  if (mode === 'real')
    return (
      <p className="text-14 text-muted">
        <Trans>Real mode: hints are closed.</Trans>
      </p>
    );
  if (mode === null) return null;
  const isFirst = count === 0;
  return (
    <div className="flex flex-col items-start gap-2">
      <ol aria-live="polite" lang="en" className="flex flex-col gap-2">
        {hints.slice(0, count).map((hint) => (
          <li key={hint} className="flex items-start gap-2 rounded-control bg-amber/10 px-4 py-2">
            <Lightbulb aria-hidden className="mt-0.5 size-5 shrink-0 text-amber" />
            <span className="min-w-0 wrap-anywhere">
              <InlineCode text={hint} />
            </span>
          </li>
        ))}
      </ol>
      {count < hints.length && (
        <Button tone="quiet" size="small" onClick={() => setCount(count + 1)}>
          {isFirst ? <Trans>Show a hint</Trans> : <Trans>Show another hint</Trans>}
        </Button>
      )}
    </div>
  );
}
