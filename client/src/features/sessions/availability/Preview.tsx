import { Plural, Trans } from '@lingui/react/macro';
import type { Availability } from '@preproom/models/contract/sessions/availability';
import { SESSION_MINUTES } from '@preproom/models/contract/sessions/bookings';
import { freeTimes } from '@preproom/models/contract/sessions/freeTimes';
import { useDeferredValue, useMemo } from 'react';
import { useLocale } from '../../../lib/i18n.ts';
import { zonedText } from './clockTexts.ts';

const NONE: ReadonlySet<number> = new Set();
const NO_DAYS: ReadonlyMap<string, number> = new Map();
const SHOWN = 4;

/** What learners could book with what is entered, if nothing was booked yet. */
export function Preview({ value }: { value: Availability }) {
  const locale = useLocale();
  const shown = useDeferredValue(value);
  const times = useMemo(() => offeredTimes(shown), [shown]);
  if (times.length === 0)
    return (
      <p className="text-muted">
        <Trans>Nothing yet. Add hours so learners can book you.</Trans>
      </p>
    );
  return (
    <>
      <p>
        <Plural
          value={times.length}
          one="# start time in the next 4 weeks, including any already booked"
          other="# start times in the next 4 weeks, including any already booked"
        />
      </p>
      <ul className="flex flex-col gap-1 text-14 tabular-nums">
        {nextOnDays(times).map((time) => (
          <li key={time}>{zonedText(locale, time, shown.timeZone)}</li>
        ))}
      </ul>
    </>
  );
}

function offeredTimes(availability: Availability): number[] {
  return freeTimes({
    availability,
    minutes: SESSION_MINUTES,
    mentorSteps: NONE,
    learnerSteps: NONE,
    mentorDays: NO_DAYS,
    nowMs: Date.now(),
  });
}

/** The first time of each run of times, which says more than four quarter hours of one evening. */
function nextOnDays(times: readonly number[]): number[] {
  const isFirst = (time: number, i: number) => i === 0 || time - (times[i - 1] ?? 0) > 60 * 60_000;
  return times.filter(isFirst).slice(0, SHOWN);
}
