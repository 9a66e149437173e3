import type { User } from '@preproom/models/contract/accounts/users';
import type { ErrorCode } from '@preproom/models/contract/http/errors';
import { getOrder } from '@preproom/models/contract/payments/payments';
import type { Product } from '@preproom/models/contract/programs/products';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { asAppError, callApi } from '../../lib/api.ts';
import { useStore } from '../../lib/store.ts';
import { productsQuery, QUOTES } from './api.ts';
import {
  beginAgain,
  beginPayment,
  type CheckoutResult,
  type OpenOrder,
  type PaymentChoice,
  reportResult,
} from './checkout.ts';
import { paymentPath } from './paymentPaths.ts';
import { openRazorpay } from './razorpayCheckout.ts';
import { payAsTest } from './sandbox/payAsTest.ts';
import type { KeptCheckout } from './useKeptCheckout.ts';
import type { Price } from './usePrice.ts';

/** Paying for a program: the order, and what became of the last attempt. */
export function useCheckout(
  { product, user, price }: { product: Product; user: User; price: Price },
  kept: KeptCheckout,
  { method, outcome }: PaymentChoice,
) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const refreshUser = useStore((state) => state.refreshUser);
  const { order } = kept;

  async function begin(): Promise<void> {
    const reused = order && canReuse(order) ? order : null;
    // In another tab, or by a slow bank.
    if (order && isPaid(await (reused ? beginAgain(reused) : statusNow(order))))
      return leave(order, 'success');
    kept.setFailed(false);
    const current = reused ?? (await newOrder());
    const isTest = current.provider === 'sandbox';
    await report(
      current,
      isTest
        ? await payAsTest(current, method, outcome)
        : await openRazorpay(current, { product, user, method }),
    );
  }

  const coupon = price.coupon?.code ?? null;

  /** Unless the price or the coupon has changed. */
  function canReuse(open: NonNullable<KeptCheckout['order']>): boolean {
    return open.amount === price.totalPaise && open.coupon === coupon;
  }

  async function newOrder(): Promise<OpenOrder> {
    try {
      const created = { ...(await beginPayment(product, user, price)), coupon };
      kept.setOrder(created);
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
  async function report(current: OpenOrder, result: CheckoutResult | null): Promise<void> {
    if (result?.status === 'Failed') {
      const status = await reportResult(current, { product, user, result });
      if (status === 'success') return leave(current, status);
      // At once, so that it is stored before the page is gone.
      flushSync(() => kept.setFailed(true));
      return reloadPage();
    }
    // Lost reports are not errors: the next page asks until the server knows, and paying again would be wrong.
    const status = result && (await reportResult(current, { product, user, result }).catch(() => null));
    await leave(current, status);
  }

  /** The order is kept until it is known to be paid, so that a second visit pays no other one. */
  async function leave({ id }: OpenOrder, status: string | null): Promise<void> {
    if (status === 'success') kept.forget();
    await refreshUser().catch(() => {});
    await navigate(paymentPath(id));
  }

  const { mutate, isPending, error } = useMutation({ mutationFn: begin });
  return { isBusy: isPending, error, begin: () => mutate() };
}

async function statusNow({ id }: OpenOrder): Promise<string> {
  const { record } = await callApi(getOrder, { params: { orderId: id } });
  return record.status;
}

const isPaid = (status: string) => status === 'success' || status === 'refunded';

/** As specified after a failure. Never resolves, so the page stays busy until it is gone. */
function reloadPage(): Promise<never> {
  window.location.reload();
  return new Promise(() => {});
}

/** The page shows a price that no longer holds. */
function isAboutPrice(code: ErrorCode): boolean {
  return code === 'price_changed' || code.startsWith('coupon_');
}
