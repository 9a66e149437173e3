import { DAY_MS, MINUTE_MS } from '@preproom/models/contract/http/durations';
import type { Feature } from '../../feature.ts';
import { releaseUnpaidUses } from './coupons/couponUses.ts';
import { reportDifferences } from './ledger/compareLedger.ts';
import { lookUpOpenOrders, settleOpenOrders } from './orders.ts';
import { paymentPart } from './payment.currentUser.ts';
import { paymentHandlers } from './payment.handlers.ts';
import { paymentPolicies } from './payment.policy.ts';
import { deliverWebhook } from './sandbox/deliveries.ts';
import { createSandboxRouter } from './sandbox.router.ts';
import { teamCouponHandlers } from './team/coupons.handlers.ts';
import { teamPaymentHandlers } from './team/payments.handlers.ts';
import { createWebhookRouter } from './webhook.router.ts';

declare module '../../backgroundJobs/jobs.ts' {
  interface JobData {
    'orders:reconcile': Record<string, never>;
    'ledger:compare': Record<string, never>;
  }
}

export const payments = {
  policies: paymentPolicies,
  handlers: (deps) => ({
    ...paymentHandlers(deps),
    ...teamPaymentHandlers(deps),
    ...teamCouponHandlers(deps),
  }),
  currentUser: paymentPart,
  jobs: (deps) => ({
    'orders:reconcile': {
      everyMs: MINUTE_MS,
      maxAttempts: 1,
      async run() {
        await settleOpenOrders(deps);
        await lookUpOpenOrders(deps);
        await releaseUnpaidUses(deps);
      },
    },
    'ledger:compare': { everyMs: DAY_MS, maxAttempts: 3, run: () => reportDifferences(deps) },
    'sandbox:webhook': { maxAttempts: 20, run: (delivery) => deliverWebhook(deps, delivery) },
  }),
  rawRouter: createWebhookRouter,
  router: (deps) => (deps.config.payments.provider === 'sandbox' ? createSandboxRouter(deps) : null),
} satisfies Feature<typeof paymentPolicies>;
