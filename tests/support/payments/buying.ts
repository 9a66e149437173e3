import { createPayment, reportPayment } from '@preproom/models/contract/payments/payments';
import { paySandbox } from '@preproom/models/contract/payments/sandbox';
import { getProducts } from '@preproom/models/contract/programs/products';
import { createUser } from '@preproom/models/db/testing/factories';
import type { ApiClient } from '../stack/apiClient.ts';
import type { Stack } from '../stack/startStack.ts';

/** A learner who has just signed up. */
export async function newLearner(stack: Stack): Promise<ApiClient> {
  return stack.enter(await createUser(stack.database, { Name: 'Asha Rao', phone: '+919876543210' }));
}

/** Orders a program, without paying; answers the order's id. */
export async function order(client: ApiClient, program = 'B.Tech'): Promise<string> {
  const { product } = (await client.call(getProducts, {})).body;
  const found = product.find(({ product_name }) => product_name === program);
  if (!found) throw new Error(`No program ${program}`);
  const { _id: course_id, discount_pricing } = found;
  const body = { amount: Number(discount_pricing), email: 'asha@people.example', course_id };
  return (await client.call(createPayment, { body })).body.id;
}

/** Orders a program and pays for it in the sandbox; answers the order's id. */
export async function buy(client: ApiClient, program?: string): Promise<string> {
  const order_id = await order(client, program);
  const paid = { order_id, method: 'upi', outcome: 'success' } as const;
  const { payment_id, signature } = (await client.call(paySandbox, { body: paid })).body;
  const body = { order_id, payment_id, status: 'success', signature: signature ?? '' };
  await client.call(reportPayment, { body });
  return order_id;
}
