import type { Feature } from '../../feature.ts';
import { hqPolicies } from './hq.policy.ts';
import { inboxHandlers } from './inbox.handlers.ts';
import { hqListHandlers } from './lists/lists.handlers.ts';
import { undoHandlers } from './undo.handlers.ts';
import { welcomeHandlers } from './welcome.handlers.ts';

export const hq = {
  policies: hqPolicies,
  handlers: (deps) => ({
    ...welcomeHandlers(deps),
    ...inboxHandlers(deps),
    ...hqListHandlers(deps),
    ...undoHandlers(deps),
  }),
} satisfies Feature<typeof hqPolicies>;
