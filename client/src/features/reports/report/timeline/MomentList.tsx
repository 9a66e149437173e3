import { Trans } from '@lingui/react/macro';
import { type Moment, momentsOf } from '@preproom/models/contract/reports/moments';
import type { Timeline } from '@preproom/models/contract/reports/timeline';
import { callTimeText, momentText } from '@preproom/models/contract/words/reportWords';
import { useId } from 'react';
import { useWords } from '../../../../lib/texts/words.ts';
import type { PeopleNames } from './useMomentTexts.ts';

interface MomentListProps {
  timeline: Timeline;
  onChoose(atMs: number): void;
  names: PeopleNames;
}

/** The moments worth finding again; choosing one moves the picture there. */
export function MomentList({ timeline, onChoose, names }: MomentListProps) {
  const words = useWords();
  const heading = useId();
  const moments = momentsOf(timeline);
  if (moments.length === 0) return null;
  return (
    <div className="flex flex-col gap-2">
      <h3 id={heading} className="text-18">
        <Trans>Moments</Trans>
      </h3>
      <ol aria-labelledby={heading} className="flex flex-col">
        {moments.map((moment) => (
          <li key={keyOf(moment)} className="break-inside-avoid border-b border-line">
            <button
              type="button"
              onClick={() => onChoose(moment.atMs)}
              className="flex min-h-11 w-full cursor-pointer items-baseline gap-4 py-2 text-start hover:text-peacock print:min-h-0 print:py-1"
            >
              <span className="w-14 shrink-0 text-muted tabular-nums">
                {callTimeText(words, moment.atMs)}
              </span>
              <span className="min-w-0 wrap-anywhere">{momentText(words, moment, names)}</span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

const keyOf = (moment: Moment) => JSON.stringify(moment);
