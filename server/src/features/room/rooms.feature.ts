import type { Feature } from '../../feature.ts';
import { roomHandlers } from './room.handlers.ts';
import { roomPolicies } from './room.policy.ts';

export const rooms = {
  policies: roomPolicies,
  handlers: roomHandlers,
} satisfies Feature<typeof roomPolicies>;
