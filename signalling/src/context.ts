import type { ClientToServerEvents, ServerToClientEvents } from '@preproom/models/contract/signalling';
import type { Database } from '@preproom/models/db/database';
import type { Actor } from '@preproom/models/runtime/authenticate';
import type { Clock } from '@preproom/models/runtime/clock';
import type { Log } from '@preproom/models/runtime/log';
import type { Metrics } from '@preproom/models/runtime/metrics';
import type { Server, Socket } from 'socket.io';
import type { RoomDirectory } from './roomDirectory.ts';
import type { RoomMessage } from './roomMessages.ts';
import type { InOrder } from './taskOrder.ts';

export interface SignallingDeps {
  database: Database;
  log: Log;
  metrics: Metrics;
  clock: Clock;
}

interface SocketData {
  /** Checked at the handshake; whether the login still stands is asked again at joins and by the sweep. */
  actor: Actor;
  /** Where this socket was let in last; whether it still holds a place there is the room's to say. */
  roomid: string | null;
}

type NoEvents = Record<never, never>;
export type SignallingIo = Server<ClientToServerEvents, ServerToClientEvents, NoEvents, SocketData>;
export type RoomSocket = Socket<ClientToServerEvents, ServerToClientEvents, NoEvents, SocketData>;

/** What every handler works with. */
export interface Context extends SignallingDeps {
  areReadingsOn: boolean;
  rooms: RoomDirectory;
  /** One room's joins, chat, readings and end, one after the other: what a join replays, it does not miss. */
  inOrder: InOrder;
  deliver(messages: RoomMessage[]): void;
  /** Lets a write go on by itself: its failure is logged, and closing waits for it. */
  inBackground(what: string, work: Promise<unknown>): void;
}

export function createDelivery(io: SignallingIo, metrics: Metrics): Context['deliver'] {
  return (messages) => {
    for (const message of messages) {
      const { to, event, args } = message;
      count(metrics, message);
      const socket = io.sockets.sockets.get(to);
      if (socket && hasLost(message)) socket.data.roomid = null;
      // A message is one of many pairs of event and arguments; the pair is known to fit, the compiler sees only the sums.
      (socket as Socket | undefined)?.emit(event, ...args);
    }
  };
}

/** Whoever is told this has no place any more. */
function hasLost({ event }: RoomMessage): boolean {
  return event === 'room:closed' || event === 'room:replaced';
}

function count(metrics: Metrics, { event, args }: RoomMessage): void {
  if (event === 'signal:received') metrics.signalsRelayed.inc();
  // Both sides are told of a negotiation, one of them that it begins.
  else if (event === 'negotiation:started' && args[0].isInitiator) metrics.negotiationsStarted.inc();
}

export function createBackground(log: Log) {
  const running = new Set<Promise<unknown>>();
  return {
    inBackground(what: string, work: Promise<unknown>): void {
      const noted = work
        .catch((error: unknown) => log.warn({ err: error }, `${what} failed`))
        .finally(() => running.delete(noted));
      running.add(noted);
    },
    finished: () => Promise.all(running),
  };
}
