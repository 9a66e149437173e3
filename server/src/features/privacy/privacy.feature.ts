import type { Feature } from '../../feature.ts';
import { deletionMail } from './deletion.mail.ts';
import { deleteAccount, removeUnfinished } from './deletion.service.ts';
import { guardianWithdrawalHandlers } from './guardianWithdrawal.handlers.ts';
import { privacyHandlers } from './privacy.handlers.ts';
import { privacyPolicies } from './privacy.policy.ts';

/** We have promised the deletion, so the job is retried until it succeeds. */
const UNTIL_DONE = { maxAttempts: Number.POSITIVE_INFINITY };

export const privacy = {
  policies: privacyPolicies,
  handlers: (deps) => ({ ...privacyHandlers(deps), ...guardianWithdrawalHandlers(deps) }),
  mails: { deletion: deletionMail },
  jobs: (deps) => ({
    'account:delete': { run: ({ userId }) => deleteAccount(deps, userId), ...UNTIL_DONE },
    'account:forget': { run: ({ userId }) => removeUnfinished(deps, userId), ...UNTIL_DONE },
  }),
} satisfies Feature<typeof privacyPolicies>;
