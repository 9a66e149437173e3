import { randomUUID } from 'node:crypto';
import type { Redis } from '@preproom/models/runtime/redis';
import { EVENT_STREAM, EVENTS_KEPT } from '../sockets/eventDelivery.ts';

const BEAT_EVERY_MS = 2_500;
/** How long a process that says nothing counts as alive: longer than pages take to come back after its end. */
const SILENT_FOR_MS = 10_000;

const TRIM = { TRIM: { strategy: 'MAXLEN', strategyModifier: '~', threshold: EVENTS_KEPT } } as const;

const keyOf = (processId: string) => `preproom:process:${processId}`;

/** The processes that serve rooms together. */
export interface Processes {
  /** This one's name; no process ever had it before. */
  ownId: string;
  /** Those of these that are alive, as far as this process can judge. */
  aliveOf(processIds: Iterable<string>): Promise<Set<string>>;
  stop(): void;
}

/** One process that serves alone: every place is its own. */
export function createLoneProcess(): Processes {
  const ownId = randomUUID();
  return { ownId, aliveOf: async () => new Set([ownId]), stop() {} };
}

/** Says every few seconds that this process is alive, and hears of others. */
export function joinProcesses({ ask, onReady }: Redis): Processes {
  const ownId = randomUUID();
  // Whoever has just been cut off itself, as all are when Redis was away, gives the others time to say that they are there.
  let judgesFromMs = Number.POSITIVE_INFINITY;
  const beat = () => {
    const said = ask((client) => client.set(keyOf(ownId), '', { PX: SILENT_FOR_MS }));
    // Also a first entry for the readers of the stream, who would miss what comes while they ask for "whatever is new".
    const written = ask((client) => client.xAdd(EVENT_STREAM, '*', { process: ownId }, TRIM));
    Promise.all([said, written]).catch(() => {});
  };
  onReady(() => {
    judgesFromMs = performance.now() + SILENT_FOR_MS;
    beat();
  });
  const timer = setInterval(beat, BEAT_EVERY_MS).unref();
  return {
    ownId,
    async aliveOf(processIds) {
      const ids = [...new Set(processIds)];
      if (ids.length === 0 || performance.now() < judgesFromMs) return new Set(ids);
      const said = await ask((client) => client.mGet(ids.map(keyOf)));
      return new Set(ids.filter((id, i) => id === ownId || said[i] !== null));
    },
    stop: () => clearInterval(timer),
  };
}
