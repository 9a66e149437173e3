import { randomUUID } from 'node:crypto';
import type { Redis } from '@preproom/models/runtime/redis';

const HEARTBEAT_MS = 2_500;
/** Time without a heartbeat after which a process counts as dead; longer than pages need to reconnect after a crash. */
const DEAD_AFTER_MS = 10_000;

const keyOf = (processId: string) => `preproom:process:${processId}`;

/** The processes that serve the same rooms. */
export interface Processes {
  /** Unique id of this process, new at every start. */
  ownId: string;
  /** Those of these processes that count as alive. */
  aliveOf(processIds: Iterable<string>): Promise<Set<string>>;
  stop(): void;
}

/** A single process without Redis: every seat belongs to it. */
export function createSingleProcess(): Processes {
  const ownId = randomUUID();
  return { ownId, aliveOf: async () => new Set([ownId]), stop() {} };
}

/** Writes a heartbeat of this process to Redis every 2.5 s, and reads those of others. */
export function joinProcesses({ ask, onReady }: Redis): Processes {
  const ownId = randomUUID();
  // After Redis was unreachable, other heartbeats have expired too. Until this time no process counts as dead.
  let judgesOthersFromMs = Number.POSITIVE_INFINITY;
  const heartbeat = () => {
    ask((client) => client.set(keyOf(ownId), '', { PX: DEAD_AFTER_MS })).catch(() => {});
  };
  onReady(() => {
    judgesOthersFromMs = performance.now() + DEAD_AFTER_MS;
    heartbeat();
  });
  const timer = setInterval(heartbeat, HEARTBEAT_MS).unref();
  return {
    ownId,
    async aliveOf(processIds) {
      const ids = [...new Set(processIds)];
      if (ids.length === 0 || performance.now() < judgesOthersFromMs) return new Set(ids);
      const beats = await ask((client) => client.mGet(ids.map(keyOf)));
      return new Set(ids.filter((id, i) => id === ownId || beats[i] !== null));
    },
    stop: () => clearInterval(timer),
  };
}
