import { AppError } from '@preproom/models/contract/http/errors';
import type { Log } from '@preproom/models/runtime/log';
import type { SignallingDeps } from './deps.ts';
import type { Processes } from './process/processes.ts';
import type { ReadingStore } from './room/readingStore.ts';
import type { RoomDirectory } from './room/roomDirectory.ts';
import type { RoomMessage } from './room/roomMessages.ts';
import type { InOrder } from './sockets/taskOrder.ts';

/** What every handler works with. */
export interface Context extends SignallingDeps {
  areReadingsOn: boolean;
  rooms: RoomDirectory;
  readings: ReadingStore;
  processes: Processes;
  isConnected(socketId: string): boolean;
  /** One room's joins, chat and end in this process, and one socket's joins and leavings: one after the other, as they came. */
  inOrder: InOrder;
  /** Emits events that change no room. */
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
