import type { Feature } from '../../feature.ts';
import { queryHandlers } from './callback.handlers.ts';
import { contactHandlers } from './contact.handlers.ts';
import { inboxPolicies } from './inbox.policy.ts';
import { callbackHandlers } from './team/callbacks.handlers.ts';
import { messageHandlers } from './team/messages.handlers.ts';
import { reportHandlers } from './team/reports.handlers.ts';

/** What visitors send and people report, and how the team handles it. */
export const inbox = {
  policies: inboxPolicies,
  handlers: (deps) => ({
    ...queryHandlers(deps),
    ...contactHandlers(deps),
    ...callbackHandlers(deps),
    ...messageHandlers(deps),
    ...reportHandlers(deps),
  }),
} satisfies Feature<typeof inboxPolicies>;
