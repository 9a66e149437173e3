import type { Metrics } from '@preproom/models/runtime/metrics';
import type { Redis } from '@preproom/models/runtime/redis';
import { createAdapter } from '@socket.io/redis-streams-adapter';
import type { ServerOptions, Socket } from 'socket.io';
import type { RoomMessage } from './roomMessages.ts';
import type { SignallingIo } from './sockets.ts';

/** The stream over which the processes tell each other's sockets; the adapter reads it in every process. */
export const FACT_STREAM = 'preproom:facts';
/** How many of the newest facts are kept for a process that reads late; one that is later still has lost its places anyway. */
export const FACTS_KEPT = 10_000;
/** A process that stops waits for its last reading no longer than this. */
const READ_FOR_MS = 1_000;

/** The adapter by which what is told in one process reaches the sockets of all. */
export function createFactAdapter({ client }: Redis): NonNullable<ServerOptions['adapter']> {
  return createAdapter(client, {
    streamName: FACT_STREAM,
    maxLen: FACTS_KEPT,
    blockTimeInMs: READ_FOR_MS,
    onlyPlaintext: true,
  });
}

/** Tells a socket of this process directly, any other through the adapter. */
export function createDelivery(io: SignallingIo, metrics: Metrics): (messages: RoomMessage[]) => void {
  return (messages) => {
    countFacts(metrics, messages);
    for (const message of messages) {
      const { to, event, args } = message;
      const socket = io.sockets.sockets.get(to);
      if (socket && hasLostItsPlace(message)) socket.data.roomid = null;
      // A message is one of many pairs of event and arguments; the pair is known to fit, the compiler sees only the sums.
      ((socket ?? io.to(to)) as Pick<Socket, 'emit'>).emit(event, ...args);
    }
  };
}

export function countFacts(metrics: Metrics, messages: RoomMessage[]): void {
  for (const { event, args } of messages) {
    if (event === 'signal:received') metrics.signalsRelayed.inc();
    // Both sides are told of a negotiation, one of them that it begins.
    else if (event === 'negotiation:started' && args[0].isInitiator) metrics.negotiationsStarted.inc();
  }
}

function hasLostItsPlace({ event }: RoomMessage): boolean {
  return event === 'room:closed' || event === 'room:replaced';
}

/** An event as socket.io-protocol numbers it, and a broadcast as socket.io-adapter does. */
const EVENT = 2;
const BROADCAST = 3;

/**
 * A fact as an entry of the stream: fields and values in turn. It is what Socket.IO's own emitter for this adapter writes, which
 * every process takes for its sockets, the writing one as well.
 */
export function factEntry({ to, event, args }: RoomMessage): string[] {
  const packet = { type: EVENT, data: [event, ...args], nsp: '/' };
  const data = { packet, opts: { rooms: [to], except: [], flags: {} } };
  return ['uid', 'emitter', 'nsp', '/', 'type', `${BROADCAST}`, 'data', JSON.stringify(data)];
}
