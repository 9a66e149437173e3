import { Trans, useLingui } from '@lingui/react/macro';
import type { Product } from '@preproom/models/contract/business/products';
import { Tag as CouponMark, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useAmountTexts } from '../../lib/texts/amountText.ts';
import type { Price } from './usePrice.ts';

export interface PriceLinesProps {
  product: Product;
  price: Price;
  onRemoveCoupon: () => void;
  /** The coupon was applied by hand: its line takes the focus from the field that it replaces. */
  takesFocus: boolean;
}

/** The price, what the coupon takes off, and the total. */
export function PriceLines({ product, price, onRemoveCoupon, takesFocus }: PriceLinesProps) {
  const { rupeesText } = useAmountTexts();
  const { listPaise, discountPaise, totalPaise, includedGstPaise, coupon } = price;
  const gst = includedGstPaise === null ? null : rupeesText(includedGstPaise / 100);
  const original = Number(product.product_pricing);
  return (
    <dl className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-3 tabular-nums">
      <dt className="wrap-anywhere">{product.product_name}</dt>
      <dd className="text-right">
        {original * 100 > listPaise && (
          <s className="me-2 text-14 text-muted">
            <span className="sr-only">
              <Trans>was</Trans>{' '}
            </span>
            {rupeesText(original)}
          </s>
        )}
        {rupeesText(listPaise / 100)}
      </dd>
      {coupon && (
        <>
          <dt className="flex min-w-0 flex-wrap items-center gap-x-2">
            <CouponTag code={coupon.code} onRemove={onRemoveCoupon} takesFocus={takesFocus} />
            {coupon.percent !== null && (
              <span className="text-14 text-muted">
                <Trans>{coupon.percent}% off</Trans>
              </span>
            )}
          </dt>
          <dd className="text-right text-leaf">−{rupeesText(discountPaise / 100)}</dd>
        </>
      )}
      <dt className="border-t border-line pt-3 font-semibold">
        <Trans>Total</Trans>
      </dt>
      <dd className="border-t border-line pt-3 text-right font-heading text-24 font-semibold">
        {rupeesText(totalPaise / 100)}
      </dd>
      {gst !== null && (
        <dd className="col-span-2 -mt-2 text-right text-14 text-muted">
          <Trans>Includes {gst} GST</Trans>
        </dd>
      )}
    </dl>
  );
}

function CouponTag({
  code,
  onRemove,
  takesFocus,
}: {
  code: string;
  onRemove: () => void;
  takesFocus: boolean;
}) {
  const { t } = useLingui();
  const remove = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) remove.current?.focus();
  }, [takesFocus]);
  return (
    <span className="inline-flex min-w-0 items-center gap-1.5 rounded-control border border-line bg-paper ps-2.5 text-14 font-medium">
      <CouponMark aria-hidden className="size-4 shrink-0 text-muted" />
      <span className="wrap-anywhere">{code}</span>
      <button
        ref={remove}
        type="button"
        aria-label={t`Remove coupon ${code}`}
        onClick={onRemove}
        className="inline-flex size-10 shrink-0 cursor-pointer items-center justify-center rounded-control text-muted hover:text-ink"
      >
        <X aria-hidden className="size-4" />
      </button>
    </span>
  );
}
