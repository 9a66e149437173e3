import { useLocale } from '../../../lib/i18n.ts';

/** "November 2026" for "2026-11". */
export function useMonthText(): (month: string) => string {
  const format = new Intl.DateTimeFormat(useLocale(), { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (month) => format.format(new Date(`${month}-01T00:00:00Z`));
}
