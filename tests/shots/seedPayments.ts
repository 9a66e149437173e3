import { createPayment, reportPayment } from '@preproom/models/contract/business/payments';
import { getProducts } from '@preproom/models/contract/business/products';
import { paySandbox, type SandboxOutcome } from '@preproom/models/contract/business/sandbox';
import type { ApiClient } from '../support/stack/apiClient.ts';

/** A learner has paid for a program, after a payment that failed. */
export async function seedPayments(learner: ApiClient): Promise<{ program: string; order: string }> {
  const { product } = (await learner.call(getProducts, {})).body;
  const program = product.find(({ activate }) => activate);
  if (!program) throw new Error('No program is open');
  const amount = Number(program.discount_pricing);
  const pay = async (outcome: SandboxOutcome): Promise<string> => {
    const body = { amount, email: 'learner.demo@preproom.example', course_id: program._id };
    const { id: order_id } = (await learner.call(createPayment, { body })).body;
    const { payment_id } = (await learner.call(paySandbox, { body: { order_id, method: 'upi', outcome } }))
      .body;
    await learner.call(reportPayment, { body: { order_id, payment_id } });
    return order_id;
  };
  await pay('failure');
  return { program: program._id, order: await pay('success') };
}
