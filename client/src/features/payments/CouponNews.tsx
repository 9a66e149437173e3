import { Trans } from '@lingui/react/macro';
import { useAmountTexts } from '../../lib/texts/amountText.ts';
import { useErrorText } from '../../lib/texts/errorText.ts';
import type { CouponChoice, Price } from './usePrice.ts';

export interface CouponNewsProps extends Pick<CouponChoice, 'fault'> {
  price: Price;
  /** A coupon was applied or removed; nothing is said about a page that has just loaded without one. */
  isTold: boolean;
}

/** Tells a screen reader what became of a coupon. */
export function CouponNews({ price: { coupon, totalPaise }, fault, isTold }: CouponNewsProps) {
  const errorText = useErrorText();
  const { rupeesText } = useAmountTexts();
  const total = rupeesText(totalPaise / 100);
  return (
    <p role="status" className="sr-only">
      {fault && errorText(fault)}
      {coupon && (
        <Trans>
          Coupon {coupon.code} applied. Total {total}.
        </Trans>
      )}
      {!fault && !coupon && isTold && <Trans>No coupon. Total {total}.</Trans>}
    </p>
  );
}
