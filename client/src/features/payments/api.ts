import { getQuote } from '@preproom/models/contract/payments/coupons';
import { getOrder, type OrderView } from '@preproom/models/contract/payments/payments';
import { getProducts } from '@preproom/models/contract/programs/products';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api.ts';
import { QUIET_RETRY } from '../../lib/quietRetry.ts';

export function productsQuery() {
  return queryOptions({
    queryKey: ['programs'],
    queryFn: async ({ signal }) => (await callApi(getProducts, { signal })).product,
    ...QUIET_RETRY,
  });
}

export const QUOTES = ['quote'];

/** What a program costs now, with this coupon if it can be used. */
export function quoteQuery(course_id: string, coupon: string | null) {
  return queryOptions({
    queryKey: [...QUOTES, course_id, coupon],
    queryFn: ({ signal }) =>
      callApi(getQuote, { query: { course_id, ...(coupon !== null && { coupon }) }, signal }),
  });
}

const ASK_AGAIN_MS = 3_000;
/** After a minute, and for a payment that failed: banks may still confirm it minutes later. */
const ASK_SELDOM_MS = 15_000;
const SOON_ASKED_TIMES = 20;

/** One's own order; asked for again while it may still be paid. Throws AppError `not_found` for somebody else's. */
export function orderQuery(orderId: string) {
  return queryOptions({
    queryKey: ['order', orderId],
    queryFn: ({ signal }) => callApi(getOrder, { params: { orderId }, signal }),
    refetchInterval: ({ state }) => askAgainMs(state.data, state.dataUpdateCount),
  });
}

function askAgainMs(order: OrderView | undefined, times: number): number | false {
  const status = order?.record.status;
  // The payment is stored a moment before its pack.
  const isOpen = status === 'created' || (status === 'success' && !order?.pack && !order?.isForLeaver);
  if (isOpen && times < SOON_ASKED_TIMES) return ASK_AGAIN_MS;
  return status === 'created' || status === 'Failed' ? ASK_SELDOM_MS : false;
}
