import { getQuote } from '@preproom/models/contract/payments/coupons';
import { createPayment, reportPayment } from '@preproom/models/contract/payments/payments';
import { paySandbox } from '@preproom/models/contract/payments/sandbox';
import { getProducts } from '@preproom/models/contract/programs/products';
import type { CouponDocument } from '@preproom/models/db/payments/coupon.model';
import { createUser } from '@preproom/models/db/testing/factories';
import type { ApiClient } from '../stack/apiClient.ts';
import type { Stack } from '../stack/startStack.ts';

let made = 0;

/** Learners and coupons of a stack, and what they do with each other. The program is B.Tech for ₹7,999 unless another one is named. */
export async function couponShop(stack: Stack) {
  const { product } = (await stack.visitor().call(getProducts, {})).body;
  const programs = Object.fromEntries(product.map(({ product_name, _id }) => [product_name, _id]));

  const ask = (client: ApiClient, code: string | undefined, amount = 6399, program = 'B.Tech') => {
    const asked = { amount, email: '', course_id: programs[program] ?? '' };
    return client.call(createPayment, { body: { ...asked, ...(code !== undefined && { coupon: code }) } });
  };

  return {
    programs,
    learner: async () => stack.enter(await createUser(stack.database)),

    /** 20 % off, for everyone, any number of times. */
    async coupon(change: Partial<CouponDocument> = {}): Promise<string> {
      made += 1;
      const code = `COUPON${made}`;
      const createdAt = new Date(stack.clock.now());
      await stack.database.coupons.create({ code, percent: 20, createdAt, ...change });
      return code;
    },

    ask,
    async refusal(...asked: Parameters<typeof ask>): Promise<string | undefined> {
      return (await ask(...asked)).body.code;
    },
    /** An order's id. */
    async begin(...asked: Parameters<typeof ask>): Promise<string> {
      const { status, body } = await ask(...asked);
      if (status !== 200) throw new Error(`Refused: ${status} ${body.code}`);
      return body.id;
    },
    async pay(client: ApiClient, order_id: string): Promise<void> {
      const body = { order_id, method: 'upi', outcome: 'success' } as const;
      const { payment_id, signature } = (await client.call(paySandbox, { body })).body;
      await client.call(reportPayment, { body: { order_id, payment_id, signature: signature ?? '' } });
    },
    async quoted(client: ApiClient, code?: string) {
      const query = { course_id: programs['B.Tech'] ?? '', ...(code !== undefined && { coupon: code }) };
      return (await client.call(getQuote, { query })).body;
    },
    uses: (code: string) => stack.database.couponUses.find({ code }).lean(),
  };
}
