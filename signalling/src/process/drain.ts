import { setTimeout as delay } from 'node:timers/promises';
import type { RoomSocket, SignallingIo } from '../sockets/sockets.ts';

/** Sockets are cut one after the other, so that pages do not all come back in the same moment … */
const GAP_MS = 10;
/** … but soon enough for a process that was asked to stop. */
const DRAIN_MS = 4_000;
/** How long a request may still take when the last socket is cut. */
const LAST_ANSWER_MS = 1_000;

/** Cuts every socket as a network would, so that pages come back to whoever serves then; each after its requests under way. */
export async function drain(io: SignallingIo): Promise<void> {
  const sockets = [...io.sockets.sockets.values()];
  const gapMs = Math.min(GAP_MS, DRAIN_MS / sockets.length);
  const lastMoment = delay(DRAIN_MS + LAST_ANSWER_MS, undefined, { ref: false });
  await Promise.all(
    sockets.map((socket, i) => delay(i * gapMs).then(() => cutWhenAnswered(socket, lastMoment))),
  );
}

async function cutWhenAnswered({ data, conn }: RoomSocket, lastMoment: Promise<void>): Promise<void> {
  data.takesRequests = false;
  await Promise.race([data.requests.idle(), lastMoment]);
  // What waits to be sent goes out before.
  conn.close();
}
