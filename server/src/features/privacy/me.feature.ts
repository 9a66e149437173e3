import type { Feature } from '../../feature.ts';
import { meHandlers } from './me.handlers.ts';
import { mePolicies } from './me.policy.ts';

export const me = {
  policies: mePolicies,
  handlers: meHandlers,
} satisfies Feature<typeof mePolicies>;
