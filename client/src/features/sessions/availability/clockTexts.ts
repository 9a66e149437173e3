import { useLingui } from '@lingui/react/macro';
import { DAY_MS } from '@preproom/models/contract/http/durations';
import { GRID_MINUTES } from '@preproom/models/contract/sessions/availability';
import { useMemo } from 'react';
import { useLocale } from '../../../lib/i18n.ts';
import type { SelectOption } from '../../../ui/forms/Select.tsx';
import { DAY_MINUTES, type Hours, timeOfDay } from './week/weekModel.ts';

/** 2 November 2026 is a Monday. */
const MONDAY_MS = Date.UTC(2026, 10, 2);

/** Times of day and days of the week in the current language. */
export function useClockTexts() {
  const { t } = useLingui();
  const locale = useLocale();
  const midnight = t`Midnight`;
  return useMemo(() => {
    const format = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
    const shortClock = format({ hour: 'numeric', minute: '2-digit', hour12: true });
    const clock = format({ hour: 'numeric', minute: '2-digit', hour12: true, ...partOfDay(locale) });
    const hour = format({ hour: 'numeric', hour12: true });
    const [long, short] = [format({ weekday: 'long' }), format({ weekday: 'short' })];
    const day = { weekday: 'short', day: 'numeric', month: 'long' } as const;
    const [date, datedYear] = [format(day), format({ ...day, year: 'numeric' })];
    const thisYear = new Date().getFullYear();
    /** "9:00 am"; the end of a day is "Midnight". */
    const timeText = (minutes: number) =>
      minutes === DAY_MINUTES ? midnight : clock.format(minutes * 60_000);
    return {
      timeText,
      /** "9:00 am" in Hindi too, for blocks that have no room for "दोपहर 12:30". */
      shortTimeText: (minutes: number) =>
        minutes === DAY_MINUTES ? midnight : shortClock.format(minutes * 60_000),
      /** "9:00 am – 5:00 pm" */
      hoursText: ({ from, to }: Hours) => `${timeText(from)} – ${timeText(to)}`,
      /** "9 am", for the axis. */
      hourText: (hours: number) => hour.format(hours * 3_600_000),
      /** 1 is "Monday". */
      dayText: (day: number) => long.format(MONDAY_MS + (day - 1) * DAY_MS),
      shortDayText: (day: number) => short.format(MONDAY_MS + (day - 1) * DAY_MS),
      /** "2026-11-24" is "Tue, 24 November", with the year if it is another one. */
      dateText: (day: string) => (day.startsWith(`${thisYear}-`) ? date : datedYear).format(new Date(day)),
      startOptions: timeOptions(0, DAY_MINUTES - GRID_MINUTES, timeText),
      endOptions: timeOptions(GRID_MINUTES, DAY_MINUTES, timeText),
    };
  }, [locale, midnight]);
}

/** Hindi names the part of the day, "शाम 6:30", where English has "6:30 pm". */
function partOfDay(locale: string): Intl.DateTimeFormatOptions {
  return locale === 'hi-IN' ? { dayPeriod: 'short' } : {};
}

function timeOptions(first: number, last: number, text: (minutes: number) => string): SelectOption[] {
  const options: SelectOption[] = [];
  for (let at = first; at <= last; at += GRID_MINUTES) options.push({ id: timeOfDay(at), label: text(at) });
  return options;
}

/** An instant in a time zone: "Tue, 24 November, 6:30 pm". */
export function zonedText(locale: string, instant: string | number, timeZone: string): string {
  const options = {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  } as const;
  return new Intl.DateTimeFormat(locale, { timeZone, hour12: true, ...options, ...partOfDay(locale) }).format(
    new Date(instant),
  );
}
