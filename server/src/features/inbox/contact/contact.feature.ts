import type { Feature } from '../../../feature.ts';
import { contactHandlers } from './contact.handlers.ts';
import { contactPolicies } from './contact.policy.ts';

export const contact = {
  policies: contactPolicies,
  handlers: contactHandlers,
} satisfies Feature<typeof contactPolicies>;
