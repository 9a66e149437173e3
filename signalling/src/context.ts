import { AppError } from '@preproom/models/contract/http/errors';
import type { PushChange } from '@preproom/models/contract/room/signalling';
import type { Log } from '@preproom/models/runtime/log';
import type { InOrder } from '@preproom/models/runtime/taskOrder';
import type { SignallingDeps } from './deps.ts';
import type { Processes } from './process/processes.ts';
import type { CodeStore } from './room/codeStore.ts';
import type { LateWrites } from './room/lateWrites.ts';
import type { ReadingStore } from './room/readingStore.ts';
import type { RoomDirectory } from './room/roomDirectory.ts';
import type { RoomMessage } from './room/roomMessages.ts';

/** What every handler works with. */
export interface Context extends SignallingDeps {
  areReadingsOn: boolean;
  rooms: RoomDirectory;
  readings: ReadingStore;
  code: CodeStore;
  lateWrites: LateWrites;
  processes: Processes;
  isConnected(socketId: string): boolean;
  /** Runs tasks of one key in order. Keys: a room id for its joins, chat and end in this process; a socket id for its joins and leaves. */
  inOrder: InOrder;
  /** Emits events that change no room. */
  emit(messages: RoomMessage[]): void;
  pushChange: PushChange;
  /** Runs a write without awaiting it. A failure is logged; `close` waits for it. */
  inBackground(what: string, work: Promise<unknown>): void;
}

export function createBackground(log: Log) {
  const running = new Set<Promise<unknown>>();
  return {
    inBackground(what: string, work: Promise<unknown>): void {
      const noted = work
        .catch((error: unknown) => {
          // The loss of database or Redis is logged once, where it is noticed.
          if (!(error instanceof AppError && error.code === 'unavailable'))
            log.warn({ err: error }, `${what} failed`);
        })
        .finally(() => running.delete(noted));
      running.add(noted);
    },
    async finished(): Promise<void> {
      // A finished task may have started another.
      while (running.size > 0) await Promise.all(running);
    },
  };
}
