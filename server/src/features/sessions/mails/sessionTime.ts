import { INDIA } from '@preproom/models/contract/http/indianDays';
import type { Language } from '@preproom/models/contract/http/language';

/** An instant in India with the zone named: "Tue, 24 Nov, 6:30 pm IST", "मंगल, 24 नव॰, शाम 6:30 बजे IST". */
function indianTime(at: Date, language: Language): string {
  return `${TIME_IN[language](INDIA, at)} IST`;
}

/** As above, followed by the reader's own zone where it is another one: "… (Tue, 24 Nov, 1:00 pm, Europe/London)". */
export function timeForReader(at: Date, language: Language, timeZone: string | null): string {
  const inIndia = indianTime(at, language);
  if (!timeZone || timeZone === INDIA) return inIndia;
  return `${inIndia} (${TIME_IN[language](timeZone, at)}, ${timeZone})`;
}

const DAY = { weekday: 'short', day: 'numeric', month: 'short' } as const;
const CLOCK = { hour: 'numeric', minute: '2-digit', hour12: true } as const;

const TIME_IN: Record<Language, (timeZone: string, at: Date) => string> = {
  en: (timeZone, at) => {
    const part = (options: Intl.DateTimeFormatOptions) =>
      at.toLocaleDateString('en-US', { ...options, timeZone });
    const day = `${part({ weekday: 'short' })}, ${part({ day: 'numeric' })} ${part({ month: 'short' })}`;
    return `${day}, ${at.toLocaleTimeString('en-IN', { ...CLOCK, timeZone })}`;
  },
  /** Hindi names the part of the day. */
  hi: (timeZone, at) => {
    const clock = at.toLocaleTimeString('hi-IN', { ...CLOCK, dayPeriod: 'short', timeZone });
    return `${at.toLocaleDateString('hi-IN', { ...DAY, timeZone })}, ${clock} बजे`;
  },
};
