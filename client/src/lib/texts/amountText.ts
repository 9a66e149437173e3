import { currentLocale } from '../i18n.ts';

// Amounts in words, in the current language and Indian grouping. Components that call these also call `useLingui`, or they would
// keep the language in which they were first drawn.

/** "1,25,000"; at most one digit after the point. */
export function numberText(value: number): string {
  return formatted(value, { maximumFractionDigits: 1 });
}

/** "₹1,25,000"; with paise only where there are any: "₹5,332.50". */
export function rupeesText(rupees: number): string {
  return formatted(rupees, { style: 'currency', currency: 'INR', trailingZeroDisplay: 'stripIfInteger' });
}

/** "310 MB", or "3.1 MB" below ten. */
export function dataText(bytes: number): string {
  const megabytes = bytes / 1_000_000;
  return unitText(megabytes, 'megabyte', megabytes < 10 ? 1 : 0);
}

/** "42 mins", "4 secs"; "0.4 secs" below one. */
export function durationText(ms: number): string {
  if (ms < 59_500) return unitText(ms / 1000, 'second', ms < 1_000 ? 1 : 0);
  return unitText(ms / 60_000, 'minute', 0);
}

function unitText(value: number, unit: string, maximumFractionDigits: number): string {
  // Hindi's short units are abbreviations that nobody says: "42 मि॰".
  const unitDisplay = currentLocale() === 'hi-IN' ? 'long' : 'short';
  return formatted(value, { style: 'unit', unit, unitDisplay, maximumFractionDigits });
}

function formatted(value: number, options: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(currentLocale(), options).format(value);
}
