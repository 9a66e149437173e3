import type { RoomEventDocument } from '@preproom/models/db/room/roomEvent.model';
import { type Arrival, recordArrivals } from '@preproom/models/db/sessions/arrivals';
import type { SignallingDeps } from '../deps.ts';

/** How long a write that nobody waits for waits for others, so that one command and one commit store them all. */
const GATHERED_FOR_MS = 250;

/** Writes that nobody waits for. Those of the last moment are lost if the process dies (decision 047). */
export interface LateWrites {
  /** An arrival that could not be stored is kept for the next time. */
  arrived(arrival: Arrival): void;
  recordEvent(event: RoomEventDocument): void;
  /** Stores everything that waits. The sweep calls it before it applies the time to sessions. */
  flush(): Promise<void>;
}

interface LateWritesDeps extends Pick<SignallingDeps, 'database'> {
  inBackground(what: string, work: Promise<unknown>): void;
}

export function createLateWrites({ database, inBackground }: LateWritesDeps): LateWrites {
  const arrivals = new Set<Arrival>();
  let events: RoomEventDocument[] = [];
  let timer: NodeJS.Timeout | undefined;

  const schedule = () => {
    timer ??= setTimeout(() => inBackground('storing who came and went', flush()), GATHERED_FOR_MS);
  };

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    await Promise.all([storeArrivals(), storeEvents()]);
  }

  async function storeArrivals(): Promise<void> {
    const stored = [...arrivals];
    await recordArrivals(database, stored);
    for (const arrival of stored) arrivals.delete(arrival);
  }

  async function storeEvents(): Promise<void> {
    const stored = events;
    events = [];
    if (stored.length > 0) await database.roomEvents.insertMany(stored, { ordered: false });
  }

  return {
    arrived(arrival) {
      arrivals.add(arrival);
      schedule();
    },
    recordEvent(event) {
      events.push(event);
      schedule();
    },
    flush,
  };
}
