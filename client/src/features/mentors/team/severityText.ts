import { useAmountTexts } from '../../../lib/texts/amountText.ts';

/** Writes how many stars above or below others a mentor gives: "+0.4", "−0.4". */
export function useSeverityText(): (difference: number) => string {
  const { averageText } = useAmountTexts();
  return (difference) => `${difference < 0 ? '−' : '+'}${averageText(Math.abs(difference))}`;
}
