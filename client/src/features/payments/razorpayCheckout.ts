import type { User } from '@preproom/models/contract/accounts/users';
import { AppError } from '@preproom/models/contract/http/errors';
import type { Product } from '@preproom/models/contract/programs/products';
import type { CheckoutResult, Method, OpenOrder } from './checkout.ts';

/** Razorpay serves it itself; the page's Content-Security-Policy allows it at /checkout alone. */
const SCRIPT = 'https://checkout.razorpay.com/v1/checkout.js';

/** The part of Razorpay's browser API that is used (https://razorpay.com/docs/payments/payment-gateway/web-integration). */
interface RazorpayOptions {
  key: string;
  order_id: string;
  amount: number;
  currency: 'INR';
  description: string;
  prefill: { name: string; email: string; contact: string; method: Method };
  handler(response: { razorpay_payment_id: string; razorpay_signature: string }): void;
  modal: { ondismiss(): void };
}

interface RazorpayCheckout {
  open(): void;
  on(
    event: 'payment.failed',
    listener: (failure: { error: { metadata: { payment_id: string } } }) => void,
  ): void;
}

declare global {
  interface Window {
    Razorpay?: new (options: RazorpayOptions) => RazorpayCheckout;
  }
}

/** Opens the checkout at the chosen way to pay, which can still be changed there; resolves once it has been paid or closed. Throws AppError `unavailable` when it cannot be loaded. */
export async function openRazorpay(
  order: OpenOrder,
  { product, user, method }: { product: Product; user: User; method: Method },
): Promise<CheckoutResult> {
  const { Name, Email, phone } = user;
  await loadScript();
  const { Razorpay } = window;
  if (!Razorpay) throw new AppError('unavailable');
  return new Promise((resolve) => {
    // People may try again inside the checkout, so a failure alone does not end it.
    let failedId: string | undefined;
    const checkout = new Razorpay({
      key: order.key,
      order_id: order.id,
      amount: order.amount,
      currency: order.currency,
      description: product.product_name,
      prefill: { name: Name, email: Email, contact: phone, method },
      handler: ({ razorpay_payment_id, razorpay_signature }) =>
        resolve({ status: 'success', payment_id: razorpay_payment_id, signature: razorpay_signature }),
      modal: {
        ondismiss: () =>
          resolve({ status: 'Failed', ...(failedId !== undefined && { payment_id: failedId }) }),
      },
    });
    checkout.on('payment.failed', ({ error }) => {
      failedId = error.metadata.payment_id;
    });
    checkout.open();
  });
}

function loadScript(): Promise<void> {
  if (window.Razorpay) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new AppError('unavailable'));
    };
    document.head.append(script);
  });
}
