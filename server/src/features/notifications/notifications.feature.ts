import type { Feature } from '../../feature.ts';
import { notificationHandlers } from './notification.handlers.ts';
import { notificationPolicies } from './notification.policy.ts';

export const notifications = {
  policies: notificationPolicies,
  handlers: notificationHandlers,
} satisfies Feature<typeof notificationPolicies>;
