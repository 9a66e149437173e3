import { endpoint } from '../http/endpoint.ts';
import { Token } from '../http/texts.ts';
import { z } from '../http/zod.ts';

/** How a payment in the sandbox ends, and how the news of it travels. */
export const SANDBOX_OUTCOMES = [
  'success',
  'failure',
  'tab_closed',
  'callback_lost',
  'webhook_late',
  'webhook_doubled',
  'out_of_order',
  'captured_after_failing',
] as const;
export type SandboxOutcome = (typeof SANDBOX_OUTCOMES)[number];

export const SANDBOX_METHODS = ['upi', 'card', 'netbanking'] as const;

export const paySandbox = endpoint({
  method: 'POST',
  path: '/sandbox/payment',
  summary: 'Pay an order in the sandbox, where no money moves; not in production',
  body: z.strictObject({
    order_id: Token.min(1).max(100),
    method: z.enum(SANDBOX_METHODS),
    outcome: z.enum(SANDBOX_OUTCOMES),
  }),
  response: z.object({
    payment_id: z.string(),
    signature: z.string().nullable().describe('null: the payment failed'),
  }),
});
