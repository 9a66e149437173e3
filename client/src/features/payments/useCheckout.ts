import type { Product } from '@preproom/models/contract/business/products';
import type { User } from '@preproom/models/contract/people/users';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStore } from '../../lib/store.ts';
import { useAsyncAction } from '../../lib/useAsyncAction.ts';
import { beginPayment, type CheckoutResult, type OpenOrder, reportResult } from './checkout.ts';
import { paymentPath } from './paymentPaths.ts';
import { openRazorpay } from './razorpayCheckout.ts';

/** Paying for a program: the order, the open checkout, and what became of the last attempt. */
export function useCheckout(product: Product, user: User) {
  const navigate = useNavigate();
  const refreshUser = useStore((state) => state.refreshUser);
  const { isBusy, error, run } = useAsyncAction();
  const [order, setOrder] = useState<OpenOrder | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  /** A second attempt pays the same order, so that no two orders wait for one program. */
  function begin(): Promise<boolean> {
    return run(async () => {
      setFailed(false);
      const current = order ?? (await beginPayment(product, user));
      setOrder(current);
      if (current.provider === 'sandbox') return setOpen(true);
      await report(current, await openRazorpay(current, product, user));
    });
  }

  /** Null: the checkout is gone, and has not said how it ended. */
  function finish(result: CheckoutResult | null): Promise<boolean> {
    return run(async () => {
      setOpen(false);
      if (order) await report(order, result);
    });
  }

  async function report({ id }: OpenOrder, result: CheckoutResult | null): Promise<void> {
    if (result?.status === 'Failed') {
      const status = await reportResult(id, { product, user, result });
      if (status !== 'success') return setFailed(true);
    } else if (result) {
      // Lost reports are not errors: the next page asks until the server knows, and paying again would be wrong.
      await reportResult(id, { product, user, result }).catch(() => {});
    }
    await refreshUser().catch(() => {});
    await navigate(paymentPath(id));
  }

  return { order, isOpen, isBusy, error, hasFailed, begin, finish };
}
