import type { Feature } from '../../../feature.ts';
import { homeHandlers } from './home.handlers.ts';
import { homePolicies } from './home.policy.ts';

/** What the dashboards of learners and mentors ask for beside the current-user call. */
export const home = {
  policies: homePolicies,
  handlers: homeHandlers,
} satisfies Feature<typeof homePolicies>;
