import { Types } from 'mongoose';
import type { Feature } from '../../feature.ts';
import { deliveryHandlers } from './deliveries/deliveries.handlers.ts';
import { hqPolicies } from './hq.policy.ts';
import { callbackHandlers } from './inbox/callbacks.ts';
import { messageHandlers } from './inbox/messages.ts';
import { reportHandlers } from './inbox/reports.ts';
import { learnerChangeMail } from './learners/learnerChange.mail.ts';
import { completeLearnerChanges } from './learners/learnerChanges.ts';
import { learnerHandlers } from './learners/learners.handlers.ts';
import { hqListHandlers } from './lists/lists.handlers.ts';
import { welcomeHandlers } from './welcome/welcome.handlers.ts';

export const hq = {
  policies: hqPolicies,
  handlers: (deps) => ({
    ...welcomeHandlers(deps),
    ...callbackHandlers(deps),
    ...messageHandlers(deps),
    ...reportHandlers(deps),
    ...deliveryHandlers(deps),
    ...hqListHandlers(deps),
    ...learnerHandlers(deps),
  }),
  mails: { learnerChange: learnerChangeMail },
  jobs: (deps) => ({
    // Retried until it succeeds: it writes the audit log entry of an act.
    'learner:settle': {
      run: ({ userId }) => completeLearnerChanges(deps, new Types.ObjectId(userId)),
      maxAttempts: Number.POSITIVE_INFINITY,
    },
  }),
} satisfies Feature<typeof hqPolicies>;
