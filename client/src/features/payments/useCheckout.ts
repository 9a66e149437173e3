import type { Product } from '@preproom/models/contract/business/products';
import type { User } from '@preproom/models/contract/people/users';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStore } from '../../lib/store.ts';
import { useAsyncAction } from '../../lib/useAsyncAction.ts';
import { beginPayment, type CheckoutResult, type OpenOrder, reportResult } from './checkout.ts';

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
      if (!order) setOrder(await beginPayment(product, user));
      setOpen(true);
    });
  }

  function finish(result: CheckoutResult): Promise<boolean> {
    return run(async () => {
      setOpen(false);
      if (!order) return;
      const status = await reportResult(order.id, { product, user, result });
      if (result.status === 'Failed' && status !== 'success') return setFailed(true);
      await refreshUser();
      await navigate(`/paymentSuccessfull?transcation_id=${encodeURIComponent(order.id)}`);
    });
  }

  return { order, isOpen, isBusy, error, hasFailed, begin, finish };
}
