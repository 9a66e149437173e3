import type { Names } from './label.ts';

export const MONTHS = {
  January: 'जनवरी',
  February: 'फ़रवरी',
  March: 'मार्च',
  April: 'अप्रैल',
  May: 'मई',
  June: 'जून',
  July: 'जुलाई',
  August: 'अगस्त',
  September: 'सितंबर',
  October: 'अक्टूबर',
  November: 'नवंबर',
  December: 'दिसंबर',
} as const satisfies Names;

/** January first. */
export const MONTH_NAMES = Object.keys(MONTHS) as (keyof typeof MONTHS)[];

const YEARS = 30;
const YEARS_AHEAD = 4;

/** The years in which an education ends, the latest first. */
export function yearList(currentYear: number): number[] {
  return Array.from({ length: YEARS }, (_, i) => currentYear + YEARS_AHEAD - i);
}
