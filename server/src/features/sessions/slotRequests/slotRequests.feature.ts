import type { Feature } from '../../../feature.ts';
import { slotRequestHandlers } from './slotRequest.handlers.ts';
import { slotRequestPolicies } from './slotRequest.policy.ts';
import { slotRequestsMail } from './slotRequests.mail.ts';

export const slotRequests = {
  policies: slotRequestPolicies,
  handlers: slotRequestHandlers,
  mails: { slotRequests: slotRequestsMail },
} satisfies Feature<typeof slotRequestPolicies>;
