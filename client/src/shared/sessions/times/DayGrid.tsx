import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { ChoiceCell } from './ChoiceCell.tsx';
import { type FreeDay, weekdayOffset } from './freeDays.ts';
import { useTimeTexts } from './timeTexts.ts';

export interface DayGridProps {
  days: readonly FreeDay[];
  timeZone: string;
  chosen: string;
  onChoose: (day: string) => void;
}

/** The next four weeks, Monday first. Days without free times cannot be chosen. */
export function DayGrid({ days, timeZone, chosen, onChoose }: DayGridProps) {
  const { t } = useLingui();
  const name = useId();
  const texts = useTimeTexts(timeZone);
  const first = days[0]?.day ?? chosen;
  const last = days.at(-1)?.day ?? chosen;
  const firstWeek = days.slice(0, 7).toSorted((a, b) => weekdayOffset(a.day) - weekdayOffset(b.day));
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 font-heading text-18 font-semibold">
        <span className="sr-only">
          <Trans>Day</Trans>:{' '}
        </span>
        {texts.months(first, last)}
      </legend>
      <div className="grid grid-cols-7 gap-1 sm:gap-1.5">
        {firstWeek.map(({ day }) => (
          <span key={day} aria-hidden className="pb-1 text-center text-12 text-muted">
            {texts.weekday(day)}
          </span>
        ))}
        {days.map(({ day, times }, i) => (
          <div key={day} style={i === 0 ? { gridColumnStart: weekdayOffset(day) + 1 } : undefined}>
            <ChoiceCell
              name={name}
              isChosen={day === chosen}
              isDisabled={times.length === 0}
              onChoose={() => onChoose(day)}
              label={t`${texts.fullDay(day)}, ${plural(times.length, { one: '# time', other: '# times' })}`}
              look="soft"
              className="min-h-12 w-full flex-col leading-none"
            >
              <span aria-hidden>{texts.dayOfMonth(day)}</span>
              {(i === 0 || texts.dayOfMonth(day) === texts.dayOfMonth('2026-01-01')) && (
                <span aria-hidden className="mt-1 text-12 font-normal">
                  {texts.month(day)}
                </span>
              )}
            </ChoiceCell>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
