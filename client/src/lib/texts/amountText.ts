import type { TimeParts } from '@preproom/models/contract/sessions/meetingTime';
import { useLocale } from '../i18n.ts';

/** Gives functions that format amounts in the current language, with Indian grouping. */
export function useAmountTexts() {
  return amountTexts(useLocale());
}

/** `locale` is one of Intl's, such as 'en-IN'. */
export function amountTexts(locale: string) {
  const formatted = (value: number, options: Intl.NumberFormatOptions, numberLocale = locale): string =>
    new Intl.NumberFormat(numberLocale, options).format(value);
  const unitText = (value: number, unit: string, maximumFractionDigits: number): string => {
    // Hindi's short units are abbreviations that people do not say ("42 मि॰"), and en-IN's have a plural: "42 mins".
    const isHindi = locale === 'hi-IN';
    const unitDisplay = isHindi ? 'long' : 'short';
    return formatted(
      value,
      { style: 'unit', unit, unitDisplay, maximumFractionDigits },
      isHindi ? locale : 'en',
    );
  };
  return {
    /** "1,25,000"; at most one digit after the point. */
    numberText: (value: number): string => formatted(value, { maximumFractionDigits: 1 }),
    /** "4.0": always one digit after the point, so that averages line up. */
    averageText: (value: number): string =>
      formatted(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    /** "₹1,25,000"; with paise only where there are any: "₹5,332.50". */
    rupeesText: (rupees: number): string =>
      formatted(rupees, { style: 'currency', currency: 'INR', trailingZeroDisplay: 'stripIfInteger' }),
    /** "62%" for 62. */
    percentText: (percent: number): string => formatted(percent / 100, { style: 'percent' }),
    /** "310 MB", or "3.1 MB" below ten. */
    dataText(bytes: number): string {
      const megabytes = bytes / 1_000_000;
      return unitText(megabytes, 'megabyte', megabytes < 10 ? 1 : 0);
    },
    /** "42 min", "4 sec"; "0.4 sec" below one. */
    durationText(ms: number): string {
      if (ms < 59_500) return unitText(ms / 1000, 'second', ms < 1_000 ? 1 : 0);
      return unitText(ms / 60_000, 'minute', 0);
    },
    /** "1.4 sec". */
    secondsText: (ms: number): string => unitText(ms / 1000, 'second', 1),
    /** "5 days", "2 hr 5 min", "12 min"; "45 sec" below a minute. */
    spanText({ days, hours, minutes, seconds }: TimeParts): string {
      if (days > 0) return unitText(days, 'day', 0);
      if (hours === 0) return minutes > 0 ? unitText(minutes, 'minute', 0) : unitText(seconds, 'second', 0);
      const hoursText = unitText(hours, 'hour', 0);
      return minutes > 0 ? `${hoursText} ${unitText(minutes, 'minute', 0)}` : hoursText;
    },
  };
}
