import { Types } from 'mongoose';
import type { Feature } from '../../feature.ts';
import { callbackHandlers } from '../inbox/team/callbacks.ts';
import { messageHandlers } from '../inbox/team/messages.ts';
import { reportHandlers } from '../inbox/team/reports.ts';
import { learnerChangeMail } from '../learners/team/learnerChange.mail.ts';
import { completeLearnerChanges } from '../learners/team/learnerChanges.ts';
import { learnerHandlers } from '../learners/team/learners.handlers.ts';
import { deliveryHandlers } from './deliveries/deliveries.handlers.ts';
import { hqPolicies } from './hq.policy.ts';
import { hqListHandlers } from './lists/lists.handlers.ts';
import { undoHandlers } from './undo.handlers.ts';
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
    ...undoHandlers(deps),
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
