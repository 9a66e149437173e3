import { Trans } from '@lingui/react/macro';
import { Moon, MoonStar, Sun, Sunrise } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { ChoiceCell } from './ChoiceCell.tsx';
import { type FreeDay, PARTS_OF_DAY, type PartOfDay, partOfDay } from './freeDays.ts';
import { useTimeTexts } from './timeTexts.ts';

const PARTS: Record<PartOfDay, { Icon: typeof Sun; title: ReactNode }> = {
  night: { Icon: MoonStar, title: <Trans>Night</Trans> },
  morning: { Icon: Sunrise, title: <Trans>Morning</Trans> },
  afternoon: { Icon: Sun, title: <Trans>Afternoon</Trans> },
  evening: { Icon: Moon, title: <Trans>Evening</Trans> },
};

export interface TimeGroupsProps {
  day: FreeDay;
  timeZone: string;
  chosen: readonly string[];
  onChoose: (time: string) => void;
  /** So many times may be chosen at once. */
  max: number;
}

/** The free times of a day, by part of the day. */
export function TimeGroups({ day, timeZone, chosen, onChoose, max }: TimeGroupsProps) {
  const name = useId();
  const texts = useTimeTexts(timeZone);
  const isFull = max > 1 && chosen.length >= max;
  return (
    <div className="flex flex-col gap-4">
      <h3 className="text-18">{texts.fullDay(day.day)}</h3>
      {PARTS_OF_DAY.map((part) => {
        const { Icon, title } = PARTS[part];
        const times = day.times.filter((time) => partOfDay(timeZone, time) === part);
        return (
          times.length > 0 && (
            <fieldset key={part} className="min-w-0">
              <legend className="mb-2 flex items-center gap-1.5 text-14 text-muted">
                <Icon aria-hidden className="size-4" />
                {title}
              </legend>
              <div className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2">
                {times.map((time) => (
                  <ChoiceCell
                    key={time}
                    type={max > 1 ? 'checkbox' : 'radio'}
                    name={name}
                    isChosen={chosen.includes(time)}
                    isDisabled={isFull && !chosen.includes(time)}
                    onChoose={() => onChoose(time)}
                    className="min-h-11 px-2"
                  >
                    <time dateTime={time}>{texts.clock(time)}</time>
                  </ChoiceCell>
                ))}
              </div>
            </fieldset>
          )
        );
      })}
    </div>
  );
}
