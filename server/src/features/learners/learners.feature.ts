import { Types } from 'mongoose';
import type { Feature } from '../../feature.ts';
import { guardianHandlers } from './guardian.handlers.ts';
import { guardianCodeMail } from './guardianCode.mail.ts';
import { guardianConsentMail } from './guardianConsent.mail.ts';
import { learnerPart } from './learner.currentUser.ts';
import { learnerPolicies } from './learner.policy.ts';
import { profileHandlers } from './profile.handlers.ts';
import { learnerChangeMail } from './team/learnerChange.mail.ts';
import { completeLearnerChanges } from './team/learnerChanges.ts';
import { learnerTeamHandlers } from './team/learners.handlers.ts';

export const learners = {
  policies: learnerPolicies,
  handlers: (deps) => ({
    ...profileHandlers(deps),
    ...guardianHandlers(deps),
    ...learnerTeamHandlers(deps),
  }),
  currentUser: learnerPart,
  mails: {
    guardianCode: guardianCodeMail,
    guardianConsent: guardianConsentMail,
    learnerChange: learnerChangeMail,
  },
  jobs: (deps) => ({
    // Retried until it succeeds: it writes the audit log entry of an act.
    'learner:settle': {
      run: ({ userId }) => completeLearnerChanges(deps, new Types.ObjectId(userId)),
      maxAttempts: Number.POSITIVE_INFINITY,
    },
  }),
} satisfies Feature<typeof learnerPolicies>;
