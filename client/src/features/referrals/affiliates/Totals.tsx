import { Trans } from '@lingui/react/macro';
import { HOLD_DAYS } from '@preproom/models/contract/payments/attribution';
import type { Affiliate } from '@preproom/models/contract/referrals/affiliates';
import { useAmountTexts } from '../../../lib/texts/amountText.ts';
import { Figure, Figures } from '../../../ui/Figures.tsx';

/** What came of the link, and what it has earned. */
export function Totals({ total, commission }: Pick<Affiliate, 'total' | 'commission'>) {
  const { numberText, rupeesText } = useAmountTexts();
  const { orders, earnedPaise, heldPaise, availablePaise, paidPaise } = commission;
  return (
    <>
      <Figures title={<Trans>Commission</Trans>} id="commission">
        <Figure name={<Trans>Earned</Trans>} note={<Trans>After refunds</Trans>}>
          {rupeesText(earnedPaise / 100)}
        </Figure>
        <Figure name={<Trans>On hold</Trans>} note={<Trans>For {HOLD_DAYS} days after each payment</Trans>}>
          {rupeesText(heldPaise / 100)}
        </Figure>
        <Figure
          name={<Trans>Available</Trans>}
          note={
            availablePaise < 0 && (
              <Trans>Refunded after we paid you. Later orders cover the difference.</Trans>
            )
          }
        >
          {rupeesText(availablePaise / 100)}
        </Figure>
        <Figure name={<Trans>Paid out</Trans>}>{rupeesText(paidPaise / 100)}</Figure>
      </Figures>
      <Figures title={<Trans>Total</Trans>} id="totals">
        <Figure name={<Trans>Visitors</Trans>}>{numberText(total.clicks)}</Figure>
        <Figure name={<Trans>Sign-ups</Trans>}>{numberText(total.signUps)}</Figure>
        <Figure name={<Trans>Paid orders</Trans>}>{numberText(orders)}</Figure>
      </Figures>
    </>
  );
}
