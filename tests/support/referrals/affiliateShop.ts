import { getAffiliate } from '@preproom/models/contract/referrals/affiliates';
import { signUpIn } from '../accounts/signingUp.ts';
import { buy } from '../payments/buying.ts';
import { refund } from '../payments/refunding.ts';
import type { Stack } from '../stack/startStack.ts';
import { clickLink, createAffiliate, proveAddress } from './affiliates.ts';

export type Affiliate = Awaited<ReturnType<typeof createAffiliate>>;
let made = 0;

export const idOf = ({ body }: Affiliate) => body.data._id;
export const commissionOf = async ({ client }: Affiliate) =>
  (await client.call(getAffiliate, {})).body.commission;

/** Affiliates of a stack, and the orders that come by their links. */
export function affiliateShop(stack: Stack) {
  return {
    /** Has a proved address, and a phone number that is not a learner's. */
    async affiliate(): Promise<Affiliate> {
      const affiliate = await createAffiliate(stack);
      await proveAddress(stack, affiliate);
      made += 1;
      await stack.database.users.updateOne({ _id: idOf(affiliate) }, { phone: `+91900000${1000 + made}` });
      return affiliate;
    },
    /** Somebody comes by the link, signs up and pays; answers the order's id. */
    async paidOrder({ path }: Affiliate, client = stack.visitor()): Promise<string> {
      await clickLink(stack, client, path);
      await signUpIn(stack, client);
      return buy(client);
    },
    referralOf: async (orderId: string) =>
      (await stack.database.orders.findOne({ orderId }).lean())?.referral,
    async refund(orderId: string, paise: number): Promise<void> {
      await refund(stack, orderId, { paise });
    },
  };
}
