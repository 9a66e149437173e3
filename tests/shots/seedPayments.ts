import { createPayment, reportPayment } from '@preproom/models/contract/payments/payments';
import { paySandbox, type SandboxOutcome } from '@preproom/models/contract/payments/sandbox';
import { getProducts } from '@preproom/models/contract/programs/products';
import type { ApiClient } from '../support/stack/apiClient.ts';

/** The orders of a learner who has paid for a program, after one payment that failed and one that was never made. */
export interface SeededPayments {
  /** A program that is open, and the paid order of it. */
  program: string;
  order: string;
  failedOrder: string;
  unpaidOrder: string;
}

export async function seedPayments(learner: ApiClient): Promise<SeededPayments> {
  const { product } = (await learner.call(getProducts, {})).body;
  const program = product.find(({ activate }) => activate);
  if (!program) throw new Error('No program is open');
  const amount = Number(program.discount_pricing);
  const begin = async (): Promise<string> => {
    const body = { amount, email: 'learner.demo@preproom.example', course_id: program._id };
    return (await learner.call(createPayment, { body })).body.id;
  };
  const pay = async (outcome: SandboxOutcome): Promise<string> => {
    const order_id = await begin();
    const { payment_id } = (await learner.call(paySandbox, { body: { order_id, method: 'upi', outcome } }))
      .body;
    await learner.call(reportPayment, { body: { order_id, payment_id } });
    return order_id;
  };
  const unpaidOrder = await begin();
  const failedOrder = await pay('failure');
  return { program: program._id, order: await pay('success'), failedOrder, unpaidOrder };
}
