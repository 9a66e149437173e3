import { useLingui } from '@lingui/react';
import { currentLocale } from '../i18n.ts';

export const INDIA = 'Asia/Kolkata';

type Instant = string | number;
const DAY = { weekday: 'short', day: 'numeric', month: 'long' } as const;
const DATE = { day: 'numeric', month: 'long', year: 'numeric' } as const;

/**
 * Gives functions that word an instant in the current language and India's time: `day` "Fri, 20 November", `date` "20 November
 * 2026", `time` "6:30 pm IST". `localTime` words it in another zone, with the day where that is another one: "1:00 pm",
 * "Thu, 19 November, 11:30 pm". `ago` says how far it is from another instant: "3 days ago", "in 2 hours".
 */
export function useWhen() {
  useLingui();
  return { day: wordedDay, date: wordedDate, time: wordedTime, localTime: wordedLocalTime, ago: wordedAgo };
}

/** The visitor's zone, or India's when clocks there show the same at that instant. */
export function visitorZone(instant: Instant): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const clockIn = (timeZone: string) =>
    new Date(instant).toLocaleString('en', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return clockIn(zone) === clockIn(INDIA) ? INDIA : zone;
}

function wordedDay(instant: Instant): string {
  return worded(instant, INDIA, DAY);
}

function wordedDate(instant: Instant): string {
  return worded(instant, INDIA, DATE);
}

function wordedTime(instant: Instant): string {
  return `${worded(instant, INDIA, time())} IST`;
}

function wordedLocalTime(instant: Instant, zone: string): string {
  const day = worded(instant, zone, DAY);
  const clock = worded(instant, zone, time());
  return day === wordedDay(instant) ? clock : `${day}, ${clock}`;
}

/** Hindi says the part of the day, "शाम 6:30", where English says "6:30 pm". */
function time(): Intl.DateTimeFormatOptions {
  const clock = { hour: 'numeric', minute: '2-digit' } as const;
  return currentLocale() === 'hi-IN' ? { ...clock, hour12: true, dayPeriod: 'short' } : clock;
}

function worded(instant: Instant, timeZone: string, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(currentLocale(), { timeZone, ...parts }).format(new Date(instant));
}

const SECOND = 1_000;
/** Each unit with its length; the largest that the distance reaches is taken. */
const UNITS = [
  ['year', 365 * 86_400 * SECOND],
  ['month', 30 * 86_400 * SECOND],
  ['day', 86_400 * SECOND],
  ['hour', 3_600 * SECOND],
  ['minute', 60 * SECOND],
] as const;

function wordedAgo(instant: Instant, nowMs: number): string {
  const distanceMs = new Date(instant).getTime() - nowMs;
  const [unit, unitMs] =
    UNITS.find(([, ms]) => Math.abs(distanceMs) >= ms) ?? (['second', Infinity] as const);
  // Never "yesterday": in Hindi that is the same word as "tomorrow". Less than a minute is "now".
  const numeric = unit === 'second' ? 'auto' : 'always';
  const count = Math.trunc(distanceMs / unitMs);
  // Without the sign of a zero, which would be "0 seconds ago".
  return new Intl.RelativeTimeFormat(currentLocale(), { numeric }).format(count === 0 ? 0 : count, unit);
}
