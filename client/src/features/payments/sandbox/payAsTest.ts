import { paySandbox } from '@preproom/models/contract/payments/sandbox';
import { callApi } from '../../../lib/api.ts';
import type { CheckoutResult, Method, OpenOrder, TestOutcome } from '../checkout.ts';

/**
 * Has the payment of an order end like this. No money moves. Answers what the provider's checkout would hand to the page, null when it
 * ends without a word about the payment. Throws AppError.
 */
export async function payAsTest(
  { id: order_id }: OpenOrder,
  method: Method,
  outcome: TestOutcome,
): Promise<CheckoutResult | null> {
  if (outcome === 'cancel') return { status: 'Failed' };
  const { payment_id, signature } = await callApi(paySandbox, { body: { order_id, method, outcome } });
  if (outcome === 'tab_closed') return closeTab();
  if (outcome === 'callback_lost') return null;
  return signature === null ? { status: 'Failed', payment_id } : { status: 'success', payment_id, signature };
}

/** Ends this document before it can tell the server anything, as closing the tab does. The learner comes back by the dashboard. */
function closeTab(): Promise<never> {
  window.location.assign('/dashboard');
  return new Promise(() => {});
}
