import { Trans } from '@lingui/react/macro';
import type { User } from '@preproom/models/contract/accounts/users';
import { HOUR_MS } from '@preproom/models/contract/http/durations';
import type { AppError } from '@preproom/models/contract/http/errors';
import type { Product } from '@preproom/models/contract/programs/products';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { serverNow } from '../../lib/serverTime.ts';
import { useStore } from '../../lib/store.ts';
import { useAmountTexts } from '../../lib/texts/amountText.ts';
import { useErrorText } from '../../lib/texts/errorText.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Link } from '../../ui/Link.tsx';
import { CouponField } from './CouponField.tsx';
import { CouponNews } from './CouponNews.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { PriceLines, TotalLine } from './PriceLines.tsx';
import { paymentPath } from './paymentPaths.ts';
import { useCheckout } from './useCheckout.ts';
import { useKeptCheckout } from './useKeptCheckout.ts';
import { type CouponChoice, type Price, usePrice } from './usePrice.ts';

const SandboxDialog = lazy(async () => ({
  default: (await import('./sandbox/SandboxDialog.tsx')).SandboxDialog,
}));

export function Checkout({ product, user }: { product: Product; user: User }) {
  const kept = useKeptCheckout(product, user);
  const { price, coupon } = usePrice(product, kept.coupon);
  const { order, isOpen, isBusy, error, begin, finish } = useCheckout(product, user, price, kept);
  useEffect(() => leaveProvider, []);
  const { rupeesText } = useAmountTexts();
  const total = rupeesText(price.totalPaise / 100);
  return (
    <div className="grid items-start gap-6 md:grid-cols-[1fr_22rem] md:gap-10">
      <OrderSummary product={product} />
      <Card className="flex flex-col gap-5">
        <Bill product={product} price={price} coupon={coupon} />
        {kept.hasFailed && <Failure />}
        {error && <Refusal error={error} total={total} />}
        <PaidBefore courseId={product._id} />
        <Button size="large" isBusy={isBusy || coupon.isChecking} onClick={begin}>
          {kept.hasFailed ? <Trans>Try again: pay {total}</Trans> : <Trans>Pay {total}</Trans>}
        </Button>
        <p className="text-14 text-muted">
          <Trans>
            By paying, you accept the <Link to="/terms">terms</Link> and the{' '}
            <Link to="/refundpolicy">refund policy</Link>.
          </Trans>
        </p>
      </Card>
      {order && isOpen && order.provider === 'sandbox' && (
        <Suspense>
          <SandboxDialog order={order} program={product.product_name} onResult={finish} />
        </Suspense>
      )}
    </div>
  );
}

/** Takes the focus, because the page has just been reloaded and this may be below the screen. */
function Failure() {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus(), []);
  return (
    <div ref={element} tabIndex={-1} className="rounded-control">
      <Banner tone="info">
        <Trans>
          The payment didn’t go through, and your pack hasn’t started. If money left your account, your bank
          returns it, usually within 5 to 7 working days. You can try again.
        </Trans>
      </Banner>
    </div>
  );
}

/** The lines of the price and the coupon. Where one replaces the other by hand, it takes the focus too. */
function Bill({ product, price, coupon }: { product: Product; price: Price; coupon: CouponChoice }) {
  const [isUsed, setUsed] = useState(false);
  const choice: CouponChoice = {
    ...coupon,
    apply: (typed) => {
      setUsed(true);
      coupon.apply(typed);
    },
    remove: () => {
      setUsed(true);
      coupon.remove();
    },
  };
  return (
    <div className="flex flex-col gap-4">
      <PriceLines product={product} price={price} onRemoveCoupon={choice.remove} takesFocus={isUsed} />
      {!price.coupon && <CouponField choice={choice} takesFocus={isUsed} />}
      <TotalLine price={price} />
      <CouponNews price={price} fault={coupon.fault} isTold={isUsed} />
    </div>
  );
}

/** Somebody who came back from the payment would else pay twice without knowing. */
function PaidBefore({ courseId }: { courseId: string }) {
  const paid = useStore(({ UserTranscation }) =>
    UserTranscation.find(
      ({ course_id, status, createdAt }) =>
        course_id === courseId && status === 'success' && serverNow() - Date.parse(createdAt) < HOUR_MS,
    ),
  );
  if (!paid) return null;
  return (
    <Banner tone="info">
      <Trans>
        You paid for this less than an hour ago: <Link to={paymentPath(paid.order_id)}>see your pack</Link>.
        Paying again buys a second one.
      </Trans>
    </Banner>
  );
}

/** A price that has changed is no fault of anybody: the page has the new one already. */
function Refusal({ error, total }: { error: AppError; total: string }) {
  const errorText = useErrorText();
  if (error.code === 'price_changed')
    return (
      <Banner tone="info">
        <Trans>The price has changed to {total}. You haven’t been charged.</Trans>
      </Banner>
    );
  return <Banner tone="error">{errorText(error)}</Banner>;
}

/** Once the provider's script has run, the next page starts as a new document, without it. */
function leaveProvider(): void {
  if (window.Razorpay) window.location.reload();
}
