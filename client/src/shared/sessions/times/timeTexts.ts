import { useLocale } from '../../../lib/i18n.ts';
import { INDIA } from '../../../lib/texts/when.ts';

/** Functions that format days ("2026-11-24") and instants in a zone, in the current language. */
export function useTimeTexts(timeZone: string) {
  const locale = useLocale();
  const isHindi = locale === 'hi-IN';
  const dayText = (day: string, parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...parts }).format(new Date(day));
  return {
    /** "Tuesday, 24 November" */
    fullDay: (day: string) => dayText(day, { weekday: 'long', day: 'numeric', month: 'long' }),
    /** "Nov" */
    month: (day: string) => dayText(day, { month: 'short' }),
    /** "November 2026"; "November – December 2026" for days of two months. */
    months: (first: string, last: string) =>
      new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: 'long', year: 'numeric' }).formatRange(
        new Date(first),
        new Date(last),
      ),
    /** "24" */
    dayOfMonth: (day: string) => dayText(day, { day: 'numeric' }),
    /** "Mon"; "सोम" in Hindi. */
    weekday: (day: string) => dayText(day, { weekday: 'short' }),
    /** "6:30 pm"; Hindi names the part of the day. */
    clock: (instant: string) =>
      new Intl.DateTimeFormat(locale, {
        timeZone,
        hour: 'numeric',
        minute: '2-digit',
        ...(isHindi ? { hour12: true, dayPeriod: 'short' } : {}),
      }).format(new Date(instant)),
    /** "India Standard Time" */
    zoneName: (zone: string, instant: string | number) =>
      zonePart(isHindi ? locale : 'en', zone, instant, 'long'),
    /** "IST", or "GMT+1" where there is no usual abbreviation. */
    shortZoneName: (zone: string, instant: string | number) =>
      zone === INDIA ? 'IST' : zonePart('en-GB', zone, instant, 'short'),
  };
}

function zonePart(
  locale: string,
  timeZone: string,
  instant: string | number,
  timeZoneName: 'long' | 'short',
) {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName }).formatToParts(new Date(instant));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
