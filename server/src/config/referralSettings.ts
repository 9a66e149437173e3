import { z } from '@preproom/models/contract/http/zod';

/** "10%", or rupees: "500". */
const Reward = z
  .string()
  .regex(/^([1-9]\d?%|[1-9]\d{0,4})$/, 'must be a percentage below 100%, like 10%, or rupees, like 500')
  .transform((text) =>
    text.endsWith('%')
      ? { percent: Number(text.slice(0, -1)), paise: null }
      : { percent: null, paise: Number(text) * 100 },
  );

/** The settings of commission and rewards. */
export const REFERRAL_SETTINGS = {
  COMMISSION_PERCENT: z.coerce
    .number()
    .int()
    .min(0)
    .max(50)
    .default(10)
    .describe("An affiliate's commission, in per cent of what is paid; a change counts for new orders."),
  REFERRAL_REWARD: Reward.default({ percent: 10, paise: null }).describe(
    "What a learner's coupon for a friend's first payment takes off: a percentage (10%) or rupees (500).",
  ),
  REFERRAL_REWARD_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(365)
    .default(90)
    .describe('How many days such a coupon can be used.'),
};
