import type { User } from '@preproom/models/contract/accounts/users';
import { afterEach, expect, test, vi } from 'vitest';
import { aCurrentUser, aProgram } from '../../lib/testing/samples.ts';
import type { OpenOrder } from './checkout.ts';
import { openRazorpay } from './razorpayCheckout.ts';

const order: OpenOrder = {
  id: 'order_1',
  amount: 799_900,
  currency: 'INR',
  key: 'rzp_test_key',
  provider: 'razorpay',
  data: { id: 'order_1' },
};
const user: User = { ...aCurrentUser('user').data, phone: '+919876543210' };
type Options = ConstructorParameters<NonNullable<typeof window.Razorpay>>[0];
type OnFailure = (failure: { error: { metadata: { payment_id: string } } }) => void;

/** Razorpay's script, loaded: what the page has asked for, and ways to answer as it does. */
function loadedRazorpay() {
  const asked: { options?: Options; onFailure?: OnFailure; isOpen: boolean } = { isOpen: false };
  window.Razorpay = class {
    constructor(options: Options) {
      asked.options = options;
    }
    on(_event: 'payment.failed', listener: OnFailure) {
      asked.onFailure = listener;
    }
    open() {
      asked.isOpen = true;
    }
  };
  return asked;
}

afterEach(() => {
  delete window.Razorpay;
  document.head.replaceChildren();
});

test('asks for the order in paise with the program and the person, and hands on id and signature', async () => {
  const asked = loadedRazorpay();
  const program = aProgram();
  const result = openRazorpay(order, { product: program, user, method: 'upi' });
  await vi.waitFor(() => expect(asked.isOpen).toBe(true));
  expect(asked.options).toMatchObject({
    key: 'rzp_test_key',
    order_id: 'order_1',
    amount: 799_900,
    currency: 'INR',
    description: program.product_name,
    prefill: { name: user.Name, email: user.Email, contact: '+919876543210', method: 'upi' },
  });
  asked.options?.handler({ razorpay_payment_id: 'pay_1', razorpay_signature: 's' });
  expect(await result).toEqual({ status: 'success', payment_id: 'pay_1', signature: 's' });
});

test('a failure does not end it: the same checkout may still succeed', async () => {
  const asked = loadedRazorpay();
  const result = openRazorpay(order, { product: aProgram(), user, method: 'upi' });
  await vi.waitFor(() => expect(asked.isOpen).toBe(true));
  asked.onFailure?.({ error: { metadata: { payment_id: 'pay_1' } } });
  asked.options?.handler({ razorpay_payment_id: 'pay_2', razorpay_signature: 's' });
  expect(await result).toMatchObject({ status: 'success', payment_id: 'pay_2' });
});

test('closing it after a failure says which payment failed', async () => {
  const asked = loadedRazorpay();
  const result = openRazorpay(order, { product: aProgram(), user, method: 'upi' });
  await vi.waitFor(() => expect(asked.isOpen).toBe(true));
  asked.onFailure?.({ error: { metadata: { payment_id: 'pay_1' } } });
  asked.options?.modal.ondismiss();
  expect(await result).toEqual({ status: 'Failed', payment_id: 'pay_1' });
});

test('a script that cannot be loaded is an error, and is asked for again the next time', async () => {
  const append = vi.spyOn(document.head, 'append').mockImplementation((node) => {
    (node as HTMLScriptElement).onerror?.(new Event('error'));
  });
  await expect(openRazorpay(order, { product: aProgram(), user, method: 'upi' })).rejects.toMatchObject({
    code: 'unavailable',
  });
  await expect(openRazorpay(order, { product: aProgram(), user, method: 'upi' })).rejects.toMatchObject({
    code: 'unavailable',
  });
  expect(append).toHaveBeenCalledTimes(2);
  append.mockRestore();
});
