import { TZDate, tz } from '@date-fns/tz';
import { format } from 'date-fns/format';
import { isValid } from 'date-fns/isValid';
import { parse } from 'date-fns/parse';
import { INDIA } from './indianDays.ts';

const DATE_FORMS = ['d M yyyy', 'd MMMM yyyy', 'd MMM yyyy'];

/** The wire format of `date`, in India's time: "20 11 2026" (day, month number, year, not padded). */
export function formatWireDate(instant: Date): string {
  return format(new TZDate(instant, INDIA), 'd M yyyy');
}

/** The wire format of `time`, in India's time: "6:30 PM". */
export function formatWireTime(instant: Date): string {
  return format(new TZDate(instant, INDIA), 'h:mm a');
}

/**
 * Parses a `date` and `time` in India's time. The month may also be a name; "12:30 AM" is half past midnight. Null if they
 * are not a valid moment ("31 2 2026", "13:00 PM", an empty time).
 */
export function parseWireTime(date: string, time: string): Date | null {
  for (const form of DATE_FORMS) {
    const instant = parse(`${date.trim()} ${time.trim()}`, `${form} h:mm a`, new Date(0), { in: tz(INDIA) });
    if (isValid(instant)) return new Date(instant.getTime());
  }
  return null;
}
