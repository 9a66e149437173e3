import type { Reward } from '@preproom/models/contract/referrals/referrals';
import { useAmountTexts } from '../../lib/texts/amountText.ts';

/** "10%" or "₹500". */
export function useDiscountText(): (discount: Pick<Reward, 'percent' | 'paise'>) => string {
  const { percentText, rupeesText } = useAmountTexts();
  return ({ percent, paise }) => (percent === null ? rupeesText((paise ?? 0) / 100) : percentText(percent));
}
