import { Trans, useLingui } from '@lingui/react/macro';
import type { PaymentFile } from '@preproom/models/contract/payments/team/payment';
import { useAmountTexts } from '../../../../lib/texts/amountText.ts';
import { Card } from '../../../../ui/Card.tsx';
import { When } from '../../../../ui/When.tsx';
import { Facts } from '../Facts.tsx';
import { PAYMENT_STATE_TEXTS } from './paymentTexts.ts';

/** What was ordered and paid, and how the provider names it. */
export function OrderFacts({ payment }: { payment: PaymentFile }) {
  const { t } = useLingui();
  const { rupeesText } = useAmountTexts();
  const { createdAt, paidAt, username, course, provider, payments } = payment;
  const { listPaise, discountPaise, couponCode, paise, leftPaise } = payment;
  const discount = rupeesText(discountPaise / 100);
  return (
    <Card as="section" labelledBy="order" className="flex flex-col gap-4">
      <h2 id="order" className="text-18">
        <Trans>Order</Trans>
      </h2>
      <Facts
        facts={[
          [t`Learner`, username || t`Former member`],
          [t`Program`, course],
          [t`Ordered`, <When key="ordered" instant={createdAt} />],
          [t`Paid`, paidAt ? <When key="paid" instant={paidAt} /> : t`Not paid`],
          [t`Price`, rupeesText(listPaise / 100)],
          [t`Coupon`, couponCode ? t`${couponCode}, ${discount} off` : '–'],
          [t`Amount`, rupeesText(paise / 100)],
          [t`Refundable`, rupeesText(leftPaise / 100)],
          [t`Provider`, provider],
        ]}
      />
      {payments.length > 0 && (
        <ul className="divide-y divide-line border-t border-line text-14">
          {payments.map(({ id, state, paise: amount, isCounted }) => (
            <li key={id} className="flex flex-wrap justify-between gap-x-4 gap-y-1 py-3">
              <code className="wrap-anywhere">{id}</code>
              <span className="text-muted">
                {t(PAYMENT_STATE_TEXTS[state])} · {rupeesText(amount / 100)}
                {state === 'captured' && !isCounted && (
                  <>
                    {' '}
                    · <Trans>unmatched payment</Trans>
                  </>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
