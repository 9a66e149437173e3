import { Trans } from '@lingui/react/macro';
import type { Product } from '@preproom/models/contract/business/products';
import type { User } from '@preproom/models/contract/people/users';
import { lazy, Suspense, useEffect } from 'react';
import { useAmountTexts } from '../../lib/texts/amountText.ts';
import { useErrorText } from '../../lib/texts/errorText.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Link } from '../../ui/Link.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { useCheckout } from './useCheckout.ts';

const SandboxDialog = lazy(async () => ({
  default: (await import('./sandbox/SandboxDialog.tsx')).SandboxDialog,
}));

export function Checkout({ product, user }: { product: Product; user: User }) {
  const errorText = useErrorText();
  const { rupeesText } = useAmountTexts();
  const { order, isOpen, isBusy, error, hasFailed, begin, finish } = useCheckout(product, user);
  useEffect(() => leaveProvider, []);
  const price = rupeesText(Number(product.discount_pricing));
  return (
    <Card className="flex flex-col gap-6">
      <OrderSummary product={product} />
      {hasFailed && (
        <Banner tone="info">
          <Trans>
            The payment didn’t go through, and your pack hasn’t started. If money left your account, your bank
            returns it, usually within 5 to 7 working days. You can try again.
          </Trans>
        </Banner>
      )}
      {error && <Banner tone="error">{errorText(error)}</Banner>}
      <div className="flex flex-col gap-3">
        <Button size="large" isBusy={isBusy} onClick={() => void begin()}>
          {hasFailed ? <Trans>Try again: pay {price}</Trans> : <Trans>Pay {price}</Trans>}
        </Button>
        <p className="text-14 text-muted">
          <Trans>
            By paying you accept the <Link to="/terms">terms</Link> and the{' '}
            <Link to="/refundpolicy">refund policy</Link>.
          </Trans>
        </p>
      </div>
      {order && isOpen && order.provider === 'sandbox' && (
        <Suspense>
          <SandboxDialog
            order={order}
            program={product.product_name}
            onResult={(result) => void finish(result)}
          />
        </Suspense>
      )}
    </Card>
  );
}

/** Once the provider's script has run, the next page starts as a new document, without it. */
function leaveProvider(): void {
  if (window.Razorpay) window.location.reload();
}
