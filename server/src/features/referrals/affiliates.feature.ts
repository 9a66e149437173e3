import { HOUR_MS } from '@preproom/models/contract/http/durations';
import type { Feature } from '../../feature.ts';
import { affiliatePart } from './affiliate.currentUser.ts';
import { affiliateHandlers } from './affiliate.handlers.ts';
import { affiliatePolicies } from './affiliate.policy.ts';
import { auditPayout } from './commission/payOut.ts';
import { referralHandlers } from './learners/referrals.handlers.ts';
import { rewardMail } from './learners/reward.mail.ts';
import { giveDueRewards } from './learners/reward.ts';
import { createReferralRouter } from './referral.router.ts';
import { noteBeforeOrder, noteSignUp } from './referrals.ts';
import { hqAffiliateHandlers } from './team/affiliates.handlers.ts';

export const affiliates = {
  policies: affiliatePolicies,
  handlers: (deps) => ({
    ...affiliateHandlers(deps),
    ...hqAffiliateHandlers(deps),
    ...referralHandlers(deps),
  }),
  currentUser: affiliatePart,
  mails: { reward: rewardMail },
  jobs: (deps) => ({
    'referrals:reward': { everyMs: HOUR_MS, maxAttempts: 3, run: () => giveDueRewards(deps) },
    // Retried until it succeeds: it writes the audit log entry of a payout.
    'payout:audit': {
      run: ({ entryId }) => auditPayout(deps.database, entryId),
      maxAttempts: Number.POSITIVE_INFINITY,
    },
  }),
  router: createReferralRouter,
  on: (deps) => ({
    signedUp: (event) => noteSignUp(deps, event),
    ordering: (event) => noteBeforeOrder(deps, event),
  }),
} satisfies Feature<typeof affiliatePolicies>;
