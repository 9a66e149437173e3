import { type PushChange, SOCKET_PURPOSES } from '@preproom/models/contract/room/signalling';
import type { Metrics } from '@preproom/models/runtime/metrics';
import type { Redis } from '@preproom/models/runtime/redis';
import { sendToProcess } from './eventStreams.ts';
import { socketsKey } from './openSockets.ts';
import type { SharedSocketCounts } from './sharedSocketCounts.ts';
import type { SignallingIo } from './sockets.ts';

/** The Socket.IO room of this person's sockets. */
export const userRoom = (userId: string) => `user:${userId}`;

/** Pushes to the sockets of this process, and through `elsewhere` to those of others. */
export function createPushChange(
  io: SignallingIo,
  metrics: Metrics,
  elsewhere: (userIds: string[], push: Push) => void,
): PushChange {
  return (userIds, topics) => {
    // To no room at all would be to everyone.
    if (userIds.length === 0) return;
    for (const topic of topics) metrics.changesPushed.inc({ topic });
    const rooms = userIds.map(userRoom);
    io.local.to(rooms).emit('data:changed', { topics });
    elsewhere(userIds, { rooms, event: 'data:changed', args: [{ topics }] });
  };
}

interface Push {
  rooms: string[];
  event: 'data:changed';
  args: unknown[];
}

/** Sends a push to those processes at which one of these people has a page open. */
export async function pushElsewhere(
  redis: Redis,
  counts: SharedSocketCounts,
  userIds: string[],
  push: Push,
): Promise<void> {
  const keys = userIds.flatMap((userId) => SOCKET_PURPOSES.map((purpose) => socketsKey(purpose, userId)));
  for (const processId of await counts.processesElsewhere(keys)) await sendToProcess(redis, processId, push);
}
