import { useLocale } from '../../../lib/i18n.ts';

/** Formats paise as receipts do, always with two decimals: "₹7,999.00". */
export function useReceiptAmount(): (paise: number) => string {
  const format = new Intl.NumberFormat(useLocale(), { style: 'currency', currency: 'INR' });
  return (paise) => format.format(paise / 100);
}
