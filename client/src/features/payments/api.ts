import { getOrder, type OrderView } from '@preproom/models/contract/business/payments';
import { getProducts } from '@preproom/models/contract/business/products';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api.ts';

export function productsQuery() {
  return queryOptions({
    queryKey: ['programs'],
    queryFn: async ({ signal }) => (await callApi(getProducts, { signal })).product,
  });
}

const ASK_AGAIN_MS = 3_000;

/** One's own order. While the provider has not said how it ended, the answer is asked for again. */
export function orderQuery(orderId: string) {
  return queryOptions({
    queryKey: ['order', orderId],
    queryFn: ({ signal }) => callApi(getOrder, { params: { orderId }, signal }),
    refetchInterval: ({ state }) => (isOpen(state.data) ? ASK_AGAIN_MS : false),
  });
}

function isOpen(order: OrderView | undefined): boolean {
  return order?.record.status === 'created';
}
