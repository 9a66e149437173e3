import { useLingui } from '@lingui/react';
import { currentLocale } from './i18n.ts';

const ZONE = 'Asia/Kolkata';

/** Gives functions that word an instant in the current language and India's time: `day` "Fri, 20 November", `time` "6:30 pm IST". */
export function useWhen() {
  useLingui();
  return { day: (instant: Instant) => worded(instant, DAY), time: wordedTime };
}

type Instant = string | number;
const DAY = { weekday: 'short', day: 'numeric', month: 'long' } as const;
const TIME = { hour: 'numeric', minute: '2-digit' } as const;

function wordedTime(instant: Instant): string {
  return `${worded(instant, TIME)} IST`;
}

function worded(instant: Instant, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(currentLocale(), { timeZone: ZONE, ...parts }).format(new Date(instant));
}
