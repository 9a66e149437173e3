import type { Log } from '@preproom/models/runtime/log';
import type { Metrics } from '@preproom/models/runtime/metrics';
import type { Check, CheckName, Fault } from './fault.ts';

const EVERY_MS = 60_000;

/** A fault that is there now. */
export interface Problem extends Fault {
  check: CheckName;
  since: Date;
}

/** What the product depends on, as it was found last. */
export interface ServiceChecks {
  /** For each check whether all is well; empty until the first round has ended. */
  results(): Partial<Record<CheckName, boolean>>;
  problems(): Problem[];
  /** Looks at everything now; resolves when all have answered. */
  look(): Promise<void>;
  stop(): void;
}

/**
 * Looks at everything now and every minute. The product works without: it only tells. A fault is logged when it comes and when it
 * goes, and is in the metrics all the time.
 */
export function startServiceChecks(
  checks: Partial<Record<CheckName, Check>>,
  { log, metrics, now }: { log: Log; metrics: Pick<Metrics, 'checkFailing'>; now: () => number },
): ServiceChecks {
  const found = new Map<CheckName, Problem | null>();
  const names = Object.keys(checks) as CheckName[];

  async function lookAt(check: CheckName): Promise<void> {
    const fault = (await checks[check]?.().catch(unknown)) ?? null;
    const before = found.get(check);
    const since = before?.since ?? new Date(now());
    found.set(check, fault && { ...fault, check, since });
    metrics.checkFailing.set({ check }, fault ? 1 : 0);
    if (fault && before?.problem !== fault.problem) log.error({ check, ...fault }, 'check failed');
    if (!fault && before) log.info({ check }, 'check passes again');
  }

  const look = async () => void (await Promise.all(names.map(lookAt)));
  const first = look();
  const timer = setInterval(look, EVERY_MS).unref();
  return {
    results: () => Object.fromEntries([...found].map(([check, problem]) => [check, problem === null])),
    problems: () => [...found.values()].filter((problem) => problem !== null),
    async look() {
      await first;
      await look();
    },
    stop: () => clearInterval(timer),
  };
}

function unknown(error: unknown): Fault {
  const name = error instanceof Error ? error.name : 'unknown';
  return {
    problem: `The check itself failed: ${name}.`,
    todo: 'Look at the log of this process and at the database.',
  };
}
