import type { User } from '@preproom/models/contract/accounts/users';
import type { ResponseOf } from '@preproom/models/contract/http/endpoint';
import { purchaseDate } from '@preproom/models/contract/http/indianDays';
import { createPayment, reportPayment } from '@preproom/models/contract/payments/payments';
import type { SANDBOX_METHODS, SandboxOutcome } from '@preproom/models/contract/payments/sandbox';
import type { Product } from '@preproom/models/contract/programs/products';
import { callApi } from '../../lib/api.ts';
import type { Price } from './usePrice.ts';

/** What a tester can choose: how the payment ends, or that none is made. */
export type TestOutcome = SandboxOutcome | 'cancel';

/** An order at the provider that waits for its payment. */
export type OpenOrder = ResponseOf<typeof createPayment>;

/** The ways to pay, named as the provider does. */
export type Method = (typeof SANDBOX_METHODS)[number];

/** What the person has chosen on the page. */
export interface PaymentChoice {
  method: Method;
  /** How a test payment ends. */
  outcome: TestOutcome;
}

/** What the provider's checkout hands to the page. */
export interface CheckoutResult {
  status: 'success' | 'Failed';
  payment_id?: string;
  signature?: string;
}

/** Creates the order. Throws AppError; `price_changed` when the page shows another price than the server computes. */
export function beginPayment(
  { _id }: Product,
  { Email }: User,
  { totalPaise, coupon }: Pick<Price, 'totalPaise' | 'coupon'>,
): Promise<OpenOrder> {
  return callApi(createPayment, {
    body: {
      amount: totalPaise / 100,
      email: Email,
      course_id: _id,
      ...(coupon && { coupon: coupon.code }),
    },
  });
}

/** Tells the server that another payment of the order begins; answers the status of the payments before. Throws AppError. */
export async function beginAgain({ id }: OpenOrder): Promise<string> {
  const { request } = await callApi(reportPayment, { body: { order_id: id, status: 'created' } });
  return request.status;
}

/** Tells the server what the checkout said; answers the order's status as the server knows it. Throws AppError. */
export async function reportResult(
  { id, amount }: OpenOrder,
  { product, user, result }: { product: Product; user: User; result: CheckoutResult },
): Promise<string> {
  const { request } = await callApi(reportPayment, {
    body: {
      ...result,
      order_id: id,
      user_id: user._id,
      course: product.product_name,
      course_id: product._id,
      price: String(amount / 100),
      username: user.Name,
      email: user.Email,
      Purchasedate: purchaseDate(Date.now()),
    },
  });
  return request.status;
}
