import type { Metrics } from '@preproom/models/runtime/metrics';
import type { Redis } from '@preproom/models/runtime/redis';
import { createAdapter } from '@socket.io/redis-streams-adapter';
import type { ServerOptions, Socket } from 'socket.io';
import type { RoomMessage } from '../room/roomMessages.ts';
import { EVENT_STREAM, EVENTS_KEPT, READ_FOR_MS } from './eventStreams.ts';
import { noticeMissedEvents } from './missedEvents.ts';
import type { SignallingIo } from './sockets.ts';

/**
 * The Socket.IO adapter that delivers what every process must hear: the end of a login, and events for processes that have no stream
 * of their own. `onMissed` is called when events are gone that this process has not delivered.
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

/** Emits to sockets of this process directly, and passes messages for others on. */
export function createEmitter(
  io: SignallingIo,
  metrics: Metrics,
  passOn: (message: RoomMessage) => void,
): (messages: RoomMessage[]) => void {
  return (messages) => {
    countEvents(metrics, messages);
    for (const message of messages) if (!emitHere(io, message)) passOn(message);
  };
}

/** Emits to a socket of this process; false if it is not here. */
export function emitHere(io: SignallingIo, message: Omit<RoomMessage, 'at'>): boolean {
  const { to, event, args } = message;
  const socket = io.sockets.sockets.get(to);
  if (!socket) return false;
  if (event === 'room:closed' || event === 'room:replaced') socket.data.roomid = null;
  // A message is one of many pairs of event and arguments; the pair is known to fit, the compiler sees only the sums.
  (socket as Pick<Socket, 'emit'>).emit(event, ...args);
  return true;
}

export function countEvents(metrics: Metrics, messages: RoomMessage[]): void {
  for (const { event, args } of messages) {
    if (event === 'signal:received') metrics.signalsRelayed.inc();
    // Both sides get this event; counting only the initiator's counts each negotiation once.
    else if (event === 'negotiation:started' && args[0].isInitiator) metrics.negotiationsStarted.inc();
  }
}
