import type { Product } from '@preproom/models/contract/business/products';
import type { ErrorCode } from '@preproom/models/contract/http/errors';
import type { User } from '@preproom/models/contract/people/users';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { asAppError } from '../../lib/api.ts';
import { useStore } from '../../lib/store.ts';
import { useAsyncAction } from '../../lib/useAsyncAction.ts';
import { productsQuery, QUOTES } from './api.ts';
import { beginPayment, type CheckoutResult, type OpenOrder, reportResult } from './checkout.ts';
import { paymentPath } from './paymentPaths.ts';
import { openRazorpay } from './razorpayCheckout.ts';
import type { Price } from './usePrice.ts';

/** Paying for a program: the order, the open checkout, and what became of the last attempt. */
export function useCheckout(product: Product, user: User, price: Price) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const refreshUser = useStore((state) => state.refreshUser);
  const { isBusy, error, run } = useAsyncAction();
  const [order, setOrder] = useState<(OpenOrder & { coupon: string | null }) | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  function begin(): Promise<boolean> {
    return run(async () => {
      setFailed(false);
      const current = await currentOrder();
      if (current.provider === 'sandbox') return setOpen(true);
      await report(current, await openRazorpay(current, product, user));
    });
  }

  /** A second attempt pays the same order, so that no two orders wait for one program; another price or coupon needs another one. */
  async function currentOrder(): Promise<OpenOrder> {
    const coupon = price.coupon?.code ?? null;
    if (order && order.amount === price.totalPaise && order.coupon === coupon) return order;
    try {
      const created = { ...(await beginPayment(product, user, price)), coupon };
      setOrder(created);
      return created;
    } catch (refusal) {
      if (isAboutPrice(asAppError(refusal).code)) await reloadPrice();
      throw refusal;
    }
  }

  async function reloadPrice(): Promise<void> {
    await Promise.all(
      [QUOTES, productsQuery().queryKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    );
  }

  /** Null: the checkout is gone, and has not said how it ended. */
  function finish(result: CheckoutResult | null): Promise<boolean> {
    return run(async () => {
      setOpen(false);
      if (order) await report(order, result);
    });
  }

  async function report(current: OpenOrder, result: CheckoutResult | null): Promise<void> {
    if (result?.status === 'Failed') {
      const status = await reportResult(current, { product, user, result });
      if (status !== 'success') return setFailed(true);
    } else if (result) {
      // Lost reports are not errors: the next page asks until the server knows, and paying again would be wrong.
      await reportResult(current, { product, user, result }).catch(() => {});
    }
    await refreshUser().catch(() => {});
    await navigate(paymentPath(current.id));
  }

  return { order, isOpen, isBusy, error, hasFailed, begin, finish };
}

/** The page shows a price that no longer holds. */
function isAboutPrice(code: ErrorCode): boolean {
  return code === 'price_changed' || code.startsWith('coupon_');
}
