import { tellOperator } from './consoleToLog.ts';
import { createLog, type Log, type ProcessName } from './log.ts';

interface Running {
  /** Lets work in progress finish, then releases all resources. */
  stop(): Promise<unknown>;
}

/** A longer stop counts as hung. The process manager must wait longer than this (stop_grace_period in docker-compose.yml). */
export const STOP_LIMIT_MS = 25_000;
/** npm forwards a Ctrl-C that the terminal has already delivered. A second signal within this time counts as the same one. */
const SAME_SIGNAL_MS = 500;

/**
 * Runs a process: starts it and stops it on SIGINT or SIGTERM with exit code 0, at once on a second signal. An uncaught
 * error is logged and ends it with code 1. Start errors for which `isForPeople` is true print only their message.
 */
export async function runProcess(
  name: ProcessName,
  start: () => Promise<Running>,
  isForPeople: (error: unknown) => error is Error,
): Promise<void> {
  // Logged at any LOG_LEVEL, because it is the reason the process ended.
  const log = createLog('error', name);
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (error: unknown) => crash(log, error, event));
  // Deferred, so that the signal handlers are already installed.
  const starting = Promise.resolve().then(start);
  stopOnSignal(log, starting);
  try {
    await starting;
  } catch (error) {
    if (!isForPeople(error)) return crash(log, error, 'could not start');
    tellOperator(error.message);
    process.exit(1);
  }
}

function crash(log: Log, error: unknown, what: string): void {
  log.fatal({ err: error }, what);
  process.exit(1);
}

function stopOnSignal(log: Log, starting: Promise<Running>): void {
  let firstAtMs: number | null = null;
  const onSignal = () => {
    const nowMs = performance.now();
    if (firstAtMs !== null && nowMs - firstAtMs < SAME_SIGNAL_MS) return;
    if (firstAtMs !== null) process.exit(1);
    firstAtMs = nowMs;
    setTimeout(() => crash(log, undefined, 'the stop hung'), STOP_LIMIT_MS).unref();
    void starting.then((running) => running.stop()).then(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, onSignal);
}
