import type { Feature } from '../../../feature.ts';
import { bookingHandlers } from './booking.handlers.ts';
import { bookingPolicies } from './booking.policy.ts';

export const bookings = {
  policies: bookingPolicies,
  handlers: bookingHandlers,
} satisfies Feature<typeof bookingPolicies>;
