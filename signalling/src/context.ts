import { AppError } from '@preproom/models/contract/http/errors';
import type { ClientToServerEvents, ServerToClientEvents } from '@preproom/models/contract/room/signalling';
import type { Database } from '@preproom/models/db/database';
import type { Actor } from '@preproom/models/runtime/authenticate';
import type { Clock } from '@preproom/models/runtime/clock';
import type { Log } from '@preproom/models/runtime/log';
import type { Metrics } from '@preproom/models/runtime/metrics';
import type { Redis } from '@preproom/models/runtime/redis';
import type { Server, Socket } from 'socket.io';
import type { UnderWay } from './drain.ts';
import type { Processes } from './processes.ts';
import type { ReadingStore } from './readingStore.ts';
import type { RoomDirectory } from './roomDirectory.ts';
import type { RoomMessage } from './roomMessages.ts';
import type { InOrder } from './taskOrder.ts';

export interface SignallingDeps {
  database: Database;
  log: Log;
  metrics: Metrics;
  clock: Clock;
  /** Where several processes meet; null when this one serves alone. */
  redis: Redis | null;
}

interface SocketData {
  /** Checked at the handshake; whether the login still stands is asked again at joins and by the sweep. */
  actor: Actor;
  /** Where this socket was let in last; whether it still holds a place there is the room's to say. */
  roomid: string | null;
  requests: UnderWay;
  /** False when this process stops: what is not answered, pages send again elsewhere. */
  takesRequests: boolean;
}

type NoEvents = Record<never, never>;
export type SignallingIo = Server<ClientToServerEvents, ServerToClientEvents, NoEvents, SocketData>;
export type RoomSocket = Socket<ClientToServerEvents, ServerToClientEvents, NoEvents, SocketData>;

/** What every handler works with. */
export interface Context extends SignallingDeps {
  areReadingsOn: boolean;
  rooms: RoomDirectory;
  readings: ReadingStore;
  processes: Processes;
  isConnected(socketId: string): boolean;
  /** One room's joins, chat and end in this process, and one socket's joins and leavings: one after the other, as they came. */
  inOrder: InOrder;
  /** Tells facts that go with no change of a room. */
  deliver(messages: RoomMessage[]): void;
  /** Lets a write go on by itself: its failure is logged, and closing waits for it. */
  inBackground(what: string, work: Promise<unknown>): void;
}

export function createBackground(log: Log) {
  const running = new Set<Promise<unknown>>();
  return {
    inBackground(what: string, work: Promise<unknown>): void {
      const noted = work
        .catch((error: unknown) => {
          // Who is away has been said once, by whoever noticed.
          if (!(error instanceof AppError && error.code === 'unavailable'))
            log.warn({ err: error }, `${what} failed`);
        })
        .finally(() => running.delete(noted));
      running.add(noted);
    },
    async finished(): Promise<void> {
      // What ends may have begun something else.
      while (running.size > 0) await Promise.all(running);
    },
  };
}
