import { useLocale } from '../i18n.ts';

export const INDIA = 'Asia/Kolkata';

type Instant = string | number;
const DAY = { weekday: 'short', day: 'numeric', month: 'long' } as const;
const DATE = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const PADDED_DATE = { ...DATE, day: '2-digit' } as const;

/**
 * Functions that format an instant in the current language and in India's time: `day` "Fri, 20 November", `date` "20 November
 * 2026", `time` "6:30 pm IST". `localTime` formats it in another zone, with the day if it differs: "1:00 pm", "Thu, 19 November,
 * 11:30 pm". `packDay` takes a day ("2026-11-05") and pads it in English, as the specification does: "05 November 2026"; `weekday` names its day: "Thu". `localDay` and `clock` are
 * the day and the time in another zone. `ago` gives the distance from another instant: "3 days ago", "in 2 hours".
 */
export function useWhen() {
  const locale = useLocale();
  return {
    day: (instant: Instant) => wordedDay(locale, instant),
    date: (instant: Instant) => worded(locale, instant, INDIA, DATE),
    // Read as midnight in UTC, which is the same day in India.
    packDay: (day: string) => worded(locale, day, INDIA, locale === 'hi-IN' ? DATE : PADDED_DATE),
    time: (instant: Instant) => `${worded(locale, instant, INDIA, timeIn(locale))} IST`,
    localTime: (instant: Instant, zone: string) => wordedLocalTime(locale, instant, zone),
    // Read as midnight in UTC, so that the day stays the same.
    weekday: (day: string) => worded(locale, day, 'UTC', { weekday: 'short' }),
    localDay: (instant: Instant, zone: string) => worded(locale, instant, zone, DAY),
    clock: (instant: Instant, zone: string) => worded(locale, instant, zone, timeIn(locale)),
    ago: (instant: Instant, nowMs: number) => wordedAgo(locale, instant, nowMs),
  };
}

/** The visitor's time zone; India's if both have the same offset at that instant. */
export function visitorZone(instant: Instant): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const clockIn = (timeZone: string) =>
    new Date(instant).toLocaleString('en', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return clockIn(zone) === clockIn(INDIA) ? INDIA : zone;
}

function wordedDay(locale: string, instant: Instant): string {
  return worded(locale, instant, INDIA, DAY);
}

function wordedLocalTime(locale: string, instant: Instant, zone: string): string {
  const day = worded(locale, instant, zone, DAY);
  const clock = worded(locale, instant, zone, timeIn(locale));
  return day === wordedDay(locale, instant) ? clock : `${day}, ${clock}`;
}

/** Hindi names the part of the day, "शाम 6:30", where English has "6:30 pm". */
function timeIn(locale: string): Intl.DateTimeFormatOptions {
  const clock = { hour: 'numeric', minute: '2-digit' } as const;
  return locale === 'hi-IN' ? { ...clock, hour12: true, dayPeriod: 'short' } : clock;
}

function worded(
  locale: string,
  instant: Instant,
  timeZone: string,
  parts: Intl.DateTimeFormatOptions,
): string {
  return new Intl.DateTimeFormat(locale, { timeZone, ...parts }).format(new Date(instant));
}

const SECOND = 1_000;
/** Units with their length, largest first; the first one that fits the distance is used. */
const UNITS = [
  ['year', 365 * 86_400 * SECOND],
  ['month', 30 * 86_400 * SECOND],
  ['day', 86_400 * SECOND],
  ['hour', 3_600 * SECOND],
  ['minute', 60 * SECOND],
] as const;

function wordedAgo(locale: string, instant: Instant, nowMs: number): string {
  const distanceMs = new Date(instant).getTime() - nowMs;
  const [unit, unitMs] =
    UNITS.find(([, ms]) => Math.abs(distanceMs) >= ms) ?? (['second', Infinity] as const);
  // Never "yesterday": in Hindi that is the same word as "tomorrow". Less than a minute is "now".
  const numeric = unit === 'second' ? 'auto' : 'always';
  const count = Math.trunc(distanceMs / unitMs);
  // Without the sign of a zero, which would be "0 seconds ago".
  return new Intl.RelativeTimeFormat(locale, { numeric }).format(count === 0 ? 0 : count, unit);
}
