import type { Feature } from '../../feature.ts';
import { deliveryHandlers } from './deliveries/deliveries.handlers.ts';
import { hqPolicies } from './hq.policy.ts';
import { callbackHandlers } from './inbox/callbacks.ts';
import { messageHandlers } from './inbox/messages.ts';
import { reportHandlers } from './inbox/reports.ts';
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
  }),
} satisfies Feature<typeof hqPolicies>;
