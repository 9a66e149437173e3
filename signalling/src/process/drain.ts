import { setTimeout as delay } from 'node:timers/promises';
import type { RoomSocket, SignallingIo } from '../sockets/sockets.ts';

/** Gap between two disconnects, so that pages do not all reconnect at once. */
const GAP_MS = 10;
/** All sockets are disconnected within this time, however many there are. */
const DRAIN_MS = 4_000;
/** Extra time for requests that are still in flight at the last disconnect. */
const LAST_ANSWER_MS = 1_000;

/** Closes every connection after its in-flight requests. It looks like a network loss, so pages reconnect to another process. */
export async function drain(io: SignallingIo): Promise<void> {
  const lastMoment = delay(DRAIN_MS + LAST_ANSWER_MS, undefined, { ref: false });
  await spread([...io.sockets.sockets.values()], (socket) => cutWhenAnswered(socket, lastMoment));
}

/** Acts on one socket after the other, within four seconds. */
export async function spread(
  sockets: RoomSocket[],
  act: (socket: RoomSocket) => Promise<void>,
): Promise<void> {
  const gapMs = Math.min(GAP_MS, DRAIN_MS / sockets.length);
  await Promise.all(sockets.map((socket, i) => delay(i * gapMs).then(() => act(socket))));
}

async function cutWhenAnswered({ data, conn }: RoomSocket, lastMoment: Promise<void>): Promise<void> {
  data.acceptsRequests = false;
  await Promise.race([data.requests.idle(), lastMoment]);
  // Buffered packets are flushed before the close.
  conn.close();
}
