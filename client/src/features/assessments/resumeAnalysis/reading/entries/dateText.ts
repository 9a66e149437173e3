import { useLingui } from '@lingui/react/macro';
import type { EntryDate } from '../../../../../resume/fields/entry.ts';

/** How dates of the resume are shown: "Jun 2024", "2024", "Present". */
export function useDateText(): (date: EntryDate) => string {
  const { t, i18n } = useLingui();
  return (date) => {
    if (date === 'present') return t`Present`;
    return date.includes('-') ? monthText(date, i18n.locale) : date;
  };
}

/** "Jun 2024" in a language. */
export function monthText(date: EntryDate, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(`${date}-01T00:00:00Z`));
}
