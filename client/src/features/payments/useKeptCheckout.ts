import type { User } from '@preproom/models/contract/accounts/users';
import type { Product } from '@preproom/models/contract/programs/products';
import { useLocation } from 'react-router-dom';
import { useSessionDraft } from '../../lib/drafts/useSessionDraft.ts';
import { useStore } from '../../lib/store.ts';
import type { OpenOrder } from './checkout.ts';

interface Kept {
  order: (OpenOrder & { coupon: string | null }) | null;
  /** The address's query when the order was made; another one may bring another coupon. */
  search: string;
  hasFailed: boolean;
}

export type KeptCheckout = ReturnType<typeof useKeptCheckout>;

/** The order of this person for this program, and whether its last payment failed. Survives reloads of the tab. */
export function useKeptCheckout({ _id: courseId }: Product, { _id: userId }: User) {
  const { search } = useLocation();
  const { draft, change } = useSessionDraft<Kept>(`checkout:${userId}:${courseId}`, {
    order: null,
    search: '',
    hasFailed: false,
  });
  const { order } = draft;
  const isPaid = useStore(({ UserTranscation }) =>
    UserTranscation.some(({ order_id, status }) => order_id === order?.id && status === 'success'),
  );
  return {
    order,
    /** False once a slow bank has confirmed the payment after all. */
    hasFailed: draft.hasFailed && !isPaid,
    /** Undefined: the order says nothing about the coupon of this address. */
    coupon: order && draft.search === search ? order.coupon : undefined,
    setOrder: (made: NonNullable<Kept['order']>) => change({ order: made, search }),
    setFailed: (failed: boolean) => change({ hasFailed: failed }),
    forget: () => change({ order: null, hasFailed: false }),
  };
}
