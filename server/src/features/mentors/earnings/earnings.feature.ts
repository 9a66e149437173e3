import { DAY_MS, MINUTE_MS } from '@preproom/models/contract/http/durations';
import type { Feature } from '../../../feature.ts';
import { hqEarningHandlers } from '../team/earnings.handlers.ts';
import { reportEarningDifferences } from './compareEarnings.ts';
import { earningHandlers } from './earnings.handlers.ts';
import { earningPolicies } from './earnings.policy.ts';
import { forgetPaidDetails } from './keptDetails.ts';
import { mentorCorrectedMail, mentorPaidMail, payChangedMail, payeeChangedMail } from './money.mail.ts';
import { completeTeamEntry } from './payOut.ts';
import { auditRates } from './payRates.ts';
import { settleEarnings } from './settleEarnings.ts';
import { tellOfPay } from './tellOfPay.ts';

/** What mentors earn: amounts, entries, statements and payouts. */
export const earnings = {
  policies: earningPolicies,
  handlers: (deps) => ({ ...earningHandlers(deps), ...hqEarningHandlers(deps) }),
  mails: {
    mentorPaid: mentorPaidMail,
    mentorCorrected: mentorCorrectedMail,
    payeeChanged: payeeChangedMail,
    payChanged: payChangedMail,
  },
  jobs: (deps) => ({
    'earnings:settle': { everyMs: MINUTE_MS, maxAttempts: 3, run: () => settleEarnings(deps) },
    'earnings:compare': { everyMs: DAY_MS, maxAttempts: 3, run: () => reportEarningDifferences(deps) },
    'earnings:forget': { everyMs: DAY_MS, maxAttempts: 3, run: () => forgetPaidDetails(deps) },
    // Both are retried until they succeed: they write the audit log entries of what the team does.
    'earnings:audit': {
      run: ({ entryId }) => completeTeamEntry(deps, entryId),
      maxAttempts: Number.POSITIVE_INFINITY,
    },
    'pay:audit': {
      run: ({ mentorId }) => auditRates(deps, mentorId),
      maxAttempts: Number.POSITIVE_INFINITY,
    },
    'pay:tell': { run: (news) => tellOfPay(deps, news), maxAttempts: 20 },
  }),
} satisfies Feature<typeof earningPolicies>;
