import { useLocale } from '../i18n.ts';

/** Gives functions that format amounts in the current language, with Indian grouping. */
export function useAmountTexts() {
  return amountTexts(useLocale());
}

/** `locale` is one of Intl's, such as 'en-IN'. */
export function amountTexts(locale: string) {
  const formatted = (value: number, options: Intl.NumberFormatOptions): string =>
    new Intl.NumberFormat(locale, options).format(value);
  const unitText = (value: number, unit: string, maximumFractionDigits: number): string => {
    // Hindi's short units are abbreviations that people do not say: "42 मि॰".
    const unitDisplay = locale === 'hi-IN' ? 'long' : 'short';
    return formatted(value, { style: 'unit', unit, unitDisplay, maximumFractionDigits });
  };
  return {
    /** "1,25,000"; at most one digit after the point. */
    numberText: (value: number): string => formatted(value, { maximumFractionDigits: 1 }),
    /** "₹1,25,000"; with paise only where there are any: "₹5,332.50". */
    rupeesText: (rupees: number): string =>
      formatted(rupees, { style: 'currency', currency: 'INR', trailingZeroDisplay: 'stripIfInteger' }),
    /** "310 MB", or "3.1 MB" below ten. */
    dataText(bytes: number): string {
      const megabytes = bytes / 1_000_000;
      return unitText(megabytes, 'megabyte', megabytes < 10 ? 1 : 0);
    },
    /** "42 mins", "4 secs"; "0.4 secs" below one. */
    durationText(ms: number): string {
      if (ms < 59_500) return unitText(ms / 1000, 'second', ms < 1_000 ? 1 : 0);
      return unitText(ms / 60_000, 'minute', 0);
    },
  };
}
