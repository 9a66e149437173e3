import type { Feature } from '../../feature.ts';
import { notificationHandlers } from './notification.handlers.ts';
import { notificationPolicies } from './notification.policy.ts';
import { sendPush } from './push/sendPush.ts';
import { sendText } from './texts/sendText.ts';

export const notifications = {
  policies: notificationPolicies,
  handlers: notificationHandlers,
  // About a quarter of an hour with the delays between them: a reminder is of no use after that.
  jobs: (deps) => ({
    'push:send': { run: (data) => sendPush(deps, data), maxAttempts: 6 },
    'text:send': { run: (data) => sendText(deps, data), maxAttempts: 6 },
  }),
} satisfies Feature<typeof notificationPolicies>;
