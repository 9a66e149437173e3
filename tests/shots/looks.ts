import type { BrowserContextOptions } from '@playwright/test';

/** The widths at which every page is looked at, each with the height of a usual screen. */
export const SCREENS = [
  { width: 360, height: 800 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;

export interface Look {
  name: 'light' | 'dark' | 'hindi';
  options: Pick<BrowserContextOptions, 'colorScheme' | 'locale' | 'timezoneId'>;
}

// Where nearly all who use it are: no time is said twice.
const timezoneId = 'Asia/Kolkata';

export const LOOKS: readonly Look[] = [
  { name: 'light', options: { colorScheme: 'light', locale: 'en-IN', timezoneId } },
  { name: 'dark', options: { colorScheme: 'dark', locale: 'en-IN', timezoneId } },
  { name: 'hindi', options: { colorScheme: 'light', locale: 'hi-IN', timezoneId } },
];
