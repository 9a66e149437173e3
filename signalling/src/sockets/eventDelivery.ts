import type { Metrics } from '@preproom/models/runtime/metrics';
import type { Redis } from '@preproom/models/runtime/redis';
import { createAdapter } from '@socket.io/redis-streams-adapter';
import type { ServerOptions, Socket } from 'socket.io';
import type { RoomMessage } from '../room/roomMessages.ts';
import { noticeMissedEvents } from './missedEvents.ts';
import type { SignallingIo } from './sockets.ts';

/** The Redis stream that carries events to sockets of other processes; the adapter of every process reads it. */
export const EVENT_STREAM = 'preproom:events';
/** Length of the stream, in events. The pages of a process that falls further behind join again (decision 069). */
export const EVENTS_KEPT = 10_000;
/** Longest blocking read of the stream; a process that stops waits for its last read. */
const READ_FOR_MS = 1_000;

/**
 * The Socket.IO adapter that delivers an event emitted in one process to sockets of any process. `onMissed` is called when events
 * are gone that this process has not delivered.
 */
export function createEventAdapter(
  { client }: Redis,
  onMissed: () => void,
): NonNullable<ServerOptions['adapter']> {
  return createAdapter(noticeMissedEvents(client, onMissed), {
    streamName: EVENT_STREAM,
    maxLen: EVENTS_KEPT,
    blockTimeInMs: READ_FOR_MS,
    onlyPlaintext: true,
  });
}

/** Emits to a socket of this process directly, and to any other through the adapter. */
export function createEmitter(io: SignallingIo, metrics: Metrics): (messages: RoomMessage[]) => void {
  return (messages) => {
    countEvents(metrics, messages);
    for (const message of messages) {
      const { to, event, args } = message;
      const socket = io.sockets.sockets.get(to);
      if (socket && endsMembership(message)) socket.data.roomid = null;
      // A message is one of many pairs of event and arguments; the pair is known to fit, the compiler sees only the sums.
      ((socket ?? io.to(to)) as Pick<Socket, 'emit'>).emit(event, ...args);
    }
  };
}

export function countEvents(metrics: Metrics, messages: RoomMessage[]): void {
  for (const { event, args } of messages) {
    if (event === 'signal:received') metrics.signalsRelayed.inc();
    // Both sides get this event; counting only the initiator's counts each negotiation once.
    else if (event === 'negotiation:started' && args[0].isInitiator) metrics.negotiationsStarted.inc();
  }
}

function endsMembership({ event }: RoomMessage): boolean {
  return event === 'room:closed' || event === 'room:replaced';
}

/** The numbers of an EVENT packet in socket.io-protocol and of a BROADCAST message in socket.io-adapter. */
const EVENT = 2;
const BROADCAST = 3;

/**
 * An event as a stream entry: alternating fields and values, in the format that @socket.io/redis-streams-emitter writes. Every
 * process, including the writer, delivers it to its own sockets.
 */
export function streamEntry({ to, event, args }: RoomMessage): string[] {
  const packet = { type: EVENT, data: [event, ...args], nsp: '/' };
  const data = { packet, opts: { rooms: [to], except: [], flags: {} } };
  return ['uid', 'emitter', 'nsp', '/', 'type', `${BROADCAST}`, 'data', JSON.stringify(data)];
}
