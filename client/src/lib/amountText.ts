import { currentLocale } from './i18n.ts';

/** "310 MB", or "3.1 MB" below ten. */
export function dataText(bytes: number): string {
  const megabytes = bytes / 1_000_000;
  const maximumFractionDigits = megabytes < 10 ? 1 : 0;
  return unitText(megabytes, 'megabyte', maximumFractionDigits);
}

/** "42 mins", "4 secs"; "0.4 secs" below one. */
export function durationText(ms: number): string {
  if (ms < 59_500) return unitText(ms / 1000, 'second', ms < 1_000 ? 1 : 0);
  return unitText(ms / 60_000, 'minute', 0);
}

function unitText(value: number, unit: string, maximumFractionDigits: number): string {
  const options = { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits } as const;
  return new Intl.NumberFormat(currentLocale(), options).format(value);
}
