import { createHmac } from 'node:crypto';
import { z } from '@preproom/models/contract/http/zod';
import type { PaymentProviderName } from '@preproom/models/contract/payments/providers';
import { SettingsError } from '@preproom/models/runtime/settings';

/** The settings of the payment provider. */
export const PAYMENT_SETTINGS = {
  RAZORPAY_KEY_ID: z
    .string()
    .regex(/^rzp_\w+$/, 'must look like rzp_live_…')
    .optional()
    .describe(
      'The public key of your Razorpay account; without it payments are a test in which no money moves.',
    ),
  RAZORPAY_KEY_SECRET: z.string().min(8).optional().describe('The secret that belongs to RAZORPAY_KEY_ID.'),
  RAZORPAY_WEBHOOK_SECRET: z
    .string()
    .min(16, 'must have at least 16 characters')
    .optional()
    .describe('The secret that Razorpay signs its webhooks with; they go to /api/v1.3/payment/webhook.'),
};

export interface PaymentSettings {
  provider: PaymentProviderName;
  key: string;
  secret: string;
  webhookSecret: string;
}

type Given = { [Name in keyof typeof PAYMENT_SETTINGS]?: string | undefined };

/** Razorpay when it is set up, otherwise the sandbox, with secrets that all processes of an installation share. Throws SettingsError. */
export function paymentSettings(settings: Given, jwtSecret: string): PaymentSettings {
  const {
    RAZORPAY_KEY_ID: key,
    RAZORPAY_KEY_SECRET: secret,
    RAZORPAY_WEBHOOK_SECRET: webhookSecret,
  } = settings;
  if (key && secret && webhookSecret) return { provider: 'razorpay', key, secret, webhookSecret };
  if (key || secret || webhookSecret)
    throw new SettingsError(
      'These settings go together: RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET.',
    );
  const derived = (use: string) => createHmac('sha256', jwtSecret).update(use).digest('hex');
  return {
    provider: 'sandbox',
    key: 'rzp_sandbox',
    secret: derived('payment sandbox'),
    webhookSecret: derived('payment sandbox webhooks'),
  };
}
