import { getHqPayment } from '@preproom/models/contract/payments/team/payment';
import { queryOptions } from '@tanstack/react-query';
import { callApi, orNull } from '../../../lib/api.ts';

/** Query key of everything that a decision of the team changes, its lists included. */
export const HQ_KEY = ['hq'];

/** The server logs each fetch as a visit, so this never refetches on its own. */
export function paymentQuery(orderId: string) {
  return queryOptions({
    queryKey: [...HQ_KEY, 'payment', orderId],
    queryFn: ({ signal }) => orNull(callApi(getHqPayment, { params: { orderId }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
}
