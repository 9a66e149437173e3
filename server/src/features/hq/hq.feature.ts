import type { Feature } from '../../feature.ts';
import { hqPolicies } from './hq.policy.ts';
import { inboxHandlers } from './inbox.handlers.ts';
import { hqListHandlers } from './lists/lists.handlers.ts';
import { welcomeHandlers } from './welcome/welcome.handlers.ts';

export const hq = {
  policies: hqPolicies,
  handlers: (deps) => ({ ...welcomeHandlers(deps), ...inboxHandlers(deps), ...hqListHandlers(deps) }),
} satisfies Feature<typeof hqPolicies>;
