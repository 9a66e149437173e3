import { DAY_MS, MINUTE_MS } from '@preproom/models/contract/http/durations';
import type { Feature } from '../../../feature.ts';
import { hqEarningHandlers } from '../team/earnings.handlers.ts';
import { reportEarningDifferences } from './compareEarnings.ts';
import { earningHandlers } from './earnings.handlers.ts';
import { earningPolicies } from './earnings.policy.ts';
import { auditMentorPayout } from './payOut.ts';
import { settleEarnings } from './settleEarnings.ts';

/** What mentors earn: amounts, entries, statements and payouts. */
export const earnings = {
  policies: earningPolicies,
  handlers: (deps) => ({ ...earningHandlers(deps), ...hqEarningHandlers(deps) }),
  jobs: (deps) => ({
    'earnings:settle': { everyMs: MINUTE_MS, maxAttempts: 3, run: () => settleEarnings(deps) },
    'earnings:compare': { everyMs: DAY_MS, maxAttempts: 3, run: () => reportEarningDifferences(deps) },
    // Retried until it succeeds: it writes the audit log entry of a payout.
    'earnings:audit': {
      run: ({ entryId }) => auditMentorPayout(deps.database, entryId),
      maxAttempts: Number.POSITIVE_INFINITY,
    },
  }),
} satisfies Feature<typeof earningPolicies>;
