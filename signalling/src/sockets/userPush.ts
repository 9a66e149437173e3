import type { PushChange } from '@preproom/models/contract/room/signalling';
import type { Metrics } from '@preproom/models/runtime/metrics';
import type { SignallingIo } from './sockets.ts';

/** The Socket.IO room of this person's sockets, across processes. */
export const userRoom = (userId: string) => `user:${userId}`;

export function createPushChange(io: SignallingIo, metrics: Metrics): PushChange {
  return (userIds, topics) => {
    // To no room at all would be to everyone.
    if (userIds.length === 0) return;
    for (const topic of topics) metrics.changesPushed.inc({ topic });
    io.to(userIds.map(userRoom)).emit('data:changed', { topics });
  };
}
