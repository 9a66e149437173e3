import { endpointPath } from '@preproom/models/contract/http/endpoint';
import { downloadReceipt, getReceipt } from '@preproom/models/contract/payments/receipts';
import { queryOptions } from '@tanstack/react-query';
import { callApi, filledPath } from '../../../lib/api.ts';

export function receiptQuery(orderId: string) {
  return queryOptions({
    queryKey: ['receipt', orderId],
    queryFn: ({ signal }) => callApi(getReceipt, { params: { orderId }, signal }),
  });
}

/** Where a receipt is downloaded, or the credit note of this refund. */
export function pdfPath(orderId: string, refundId: string | null): string {
  const path = filledPath(endpointPath(downloadReceipt), { orderId });
  return refundId === null ? path : `${path}?${new URLSearchParams({ refund: refundId })}`;
}
