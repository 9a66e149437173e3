import { Trans } from '@lingui/react/macro';
import type { User } from '@preproom/models/contract/accounts/users';
import type { AppError } from '@preproom/models/contract/http/errors';
import type { Product } from '@preproom/models/contract/programs/products';
import { lazy, Suspense, useEffect, useId, useState } from 'react';
import { useAmountTexts } from '../../lib/texts/amountText.ts';
import { useErrorText } from '../../lib/texts/errorText.ts';
import { ShortProfile } from '../../shared/learners/ShortProfile.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Link } from '../../ui/Link.tsx';
import { NewsBanner } from '../../ui/NewsBanner.tsx';
import { CouponField } from './CouponField.tsx';
import { CouponNews } from './CouponNews.tsx';
import type { PaymentChoice } from './checkout.ts';
import { OrderSummary } from './OrderSummary.tsx';
import { OwnedBanner, QueueBanner } from './OwnedBanner.tsx';
import { PaymentMethods } from './PaymentMethods.tsx';
import { PriceLines, TotalLine } from './PriceLines.tsx';
import { useCheckout } from './useCheckout.ts';
import { useKeptCheckout } from './useKeptCheckout.ts';
import { useOwned, useQueue } from './useOwned.ts';
import { type CouponChoice, type Price, usePrice } from './usePrice.ts';

const TestDetails = lazy(async () => ({
  default: (await import('./sandbox/TestDetails.tsx')).TestDetails,
}));

/** Everything on one sheet: the program, the price with its coupon, how to pay, what the profile still needs, and the terms. */
export function Checkout({ product, user }: { product: Product; user: User }) {
  const kept = useKeptCheckout(product, user);
  const { price, coupon } = usePrice(product, kept.coupon);
  const [choice, setChoice] = useState<PaymentChoice>({ method: 'upi', outcome: 'success' });
  const { isBusy, error, begin } = useCheckout({ product, user, price }, kept, choice);
  useEffect(() => leaveProvider, []);
  const aboutHeading = useId();
  const { rupeesText } = useAmountTexts();
  const total = rupeesText(price.totalPaise / 100);
  const owned = useOwned(product._id);
  const queue = useQueue();
  const payText = <PayText total={total} hasFailed={kept.hasFailed} isSecond={owned !== null} />;
  return (
    <div className="grid items-start gap-6 md:grid-cols-[1fr_22rem] md:gap-10">
      <OrderSummary product={product} />
      <Card className="flex flex-col gap-5">
        <Bill product={product} price={price} coupon={coupon} />
        <PaymentMethods method={choice.method} onChange={(method) => setChoice({ ...choice, method })} />
        {price.provider === 'sandbox' && (
          <Suspense>
            <TestDetails {...choice} onOutcome={(outcome) => setChoice({ ...choice, outcome })} />
          </Suspense>
        )}
        {kept.hasFailed && <Failure />}
        {error && <Refusal error={error} total={total} />}
        {owned ? <OwnedBanner owned={owned} /> : queue && <QueueBanner {...queue} />}
        {user.completed || isBusy ? (
          <Button size="large" isBusy={isBusy || coupon.isChecking} onClick={begin}>
            {payText}
          </Button>
        ) : (
          <section aria-labelledby={aboutHeading} className="flex flex-col gap-4 border-t border-line pt-5">
            <h2 id={aboutHeading} className="text-18">
              <Trans>About you</Trans>
            </h2>
            <ShortProfile size="large" action={payText} onDone={begin} onConsent={() => undefined} />
          </section>
        )}
        {isBusy && (
          <p role="status" className="text-14 text-muted">
            <Trans>Processing the payment. Don’t close this page.</Trans>
          </p>
        )}
        <p className="text-14 text-muted">
          <Trans>
            By paying, you accept the <Link to="/terms">terms</Link> and the{' '}
            <Link to="/refundpolicy">refund policy</Link>.
          </Trans>
        </p>
      </Card>
    </div>
  );
}

function PayText({ total, hasFailed, isSecond }: { total: string; hasFailed: boolean; isSecond: boolean }) {
  if (isSecond) return <Trans>Pay {total} for a second pack</Trans>;
  return hasFailed ? <Trans>Try again: pay {total}</Trans> : <Trans>Pay {total}</Trans>;
}

/** Takes the focus, because the page has just been reloaded and this may be below the screen. */
function Failure() {
  return (
    <NewsBanner tone="info">
      <Trans>
        The payment didn’t go through, and your pack hasn’t started. If money left your account, your bank
        returns it, usually within 5 to 7 working days. You can try again.
      </Trans>
    </NewsBanner>
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
