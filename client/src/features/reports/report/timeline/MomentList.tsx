import { Trans } from '@lingui/react/macro';
import { type Moment, momentGroups } from '@preproom/models/contract/reports/moments';
import type { Timeline } from '@preproom/models/contract/reports/timeline';
import { phaseName } from '@preproom/models/contract/words/agendaWords';
import { callTimeText, momentText } from '@preproom/models/contract/words/reportWords';
import { useId } from 'react';
import { useWords } from '../../../../lib/texts/words.ts';
import type { PeopleNames } from './useMomentTexts.ts';

interface MomentListProps {
  timeline: Timeline;
  onChoose(atMs: number): void;
  names: PeopleNames;
}

/** The moments worth finding again, under the phases of the interview; choosing one moves the picture there. */
export function MomentList({ timeline, onChoose, names }: MomentListProps) {
  const words = useWords();
  const heading = useId();
  const groups = momentGroups(timeline);
  if (groups.length === 0) return null;
  return (
    <div className="flex flex-col gap-2">
      <h3 id={heading} className="text-18">
        <Trans>Moments</Trans>
      </h3>
      {groups.map(({ phase, fromMs, moments }, i) => (
        <section key={fromMs} aria-labelledby={phase ? `${heading}${i}` : heading} className="flex flex-col">
          {phase && fromMs !== null && (
            <h4 id={`${heading}${i}`} className="mt-2 flex items-baseline gap-4 text-14 text-muted">
              <span className="w-14 shrink-0 tabular-nums">{callTimeText(words, fromMs)}</span>
              <span className="min-w-0 wrap-anywhere">{phaseName(words, phase, names.learner === null)}</span>
            </h4>
          )}
          {moments.length > 0 && (
            <ol aria-labelledby={heading} className="flex flex-col">
              {moments.map((moment) => (
                <MomentItem key={keyOf(moment)} moment={moment} onChoose={onChoose} names={names} />
              ))}
            </ol>
          )}
        </section>
      ))}
    </div>
  );
}

interface MomentItemProps extends Omit<MomentListProps, 'timeline'> {
  moment: Moment;
}

function MomentItem({ moment, onChoose, names }: MomentItemProps) {
  const words = useWords();
  return (
    <li className="break-inside-avoid border-b border-line">
      <button
        type="button"
        onClick={() => onChoose(moment.atMs)}
        className="flex min-h-11 w-full cursor-pointer items-baseline gap-4 py-2 text-start hover:text-peacock print:min-h-0 print:py-1"
      >
        <span className="w-14 shrink-0 text-muted tabular-nums">{callTimeText(words, moment.atMs)}</span>
        <span className="min-w-0 wrap-anywhere">{momentText(words, moment, names)}</span>
      </button>
    </li>
  );
}

const keyOf = (moment: Moment) => JSON.stringify(moment);
