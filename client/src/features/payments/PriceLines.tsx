import { Trans, useLingui } from '@lingui/react/macro';
import type { Product } from '@preproom/models/contract/programs/products';
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

const LINE = 'flex items-center justify-between gap-x-4';

/** The price, and what the coupon takes off. */
export function PriceLines({ product, price, onRemoveCoupon, takesFocus }: PriceLinesProps) {
  const { rupeesText } = useAmountTexts();
  const { listPaise, discountPaise, coupon } = price;
  const original = Number(product.product_pricing);
  return (
    <dl className="flex flex-col gap-3 tabular-nums">
      <div className={LINE}>
        <dt className="min-w-0 wrap-anywhere">{product.product_name}</dt>
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
      </div>
      {coupon && (
        <div className={LINE}>
          <dt className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1">
            <CouponTag code={coupon.code} onRemove={onRemoveCoupon} takesFocus={takesFocus} />
            {coupon.percent !== null && (
              <span className="text-14 text-muted">
                <Trans>{coupon.percent}% off</Trans>
              </span>
            )}
          </dt>
          <dd className="shrink-0 text-leaf">−{rupeesText(discountPaise / 100)}</dd>
        </div>
      )}
    </dl>
  );
}

/** What is paid. */
export function TotalLine({ price: { totalPaise, includedGstPaise } }: { price: Price }) {
  const { rupeesText } = useAmountTexts();
  const gst = includedGstPaise === null ? null : rupeesText(includedGstPaise / 100);
  return (
    <dl className="border-t border-line pt-4 tabular-nums">
      <div className={LINE}>
        <dt className="font-semibold">
          <Trans>Total</Trans>
        </dt>
        <dd className="font-heading text-24 font-semibold">{rupeesText(totalPaise / 100)}</dd>
      </div>
      {gst !== null && (
        <div className="text-right text-14 text-muted">
          <dt className="sr-only">GST</dt>
          <dd>
            <Trans>Includes {gst} GST</Trans>
          </dd>
        </div>
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
