import { createLog, type Log, type ProcessName } from './log.ts';

interface Running {
  /** Lets what is under way finish, then lets everything go. */
  stop(): Promise<unknown>;
}

/** A stop that takes longer has hung. Whoever runs the process must not kill it before (stop_grace_period in docker-compose.yml). */
export const STOP_LIMIT_MS = 25_000;
/** npm passes on a Ctrl-C that the terminal has given to us already: one within this is the same. */
const SAME_SIGNAL_MS = 500;

/**
 * The life of a process: it starts, stops on SIGINT or SIGTERM with exit code 0, at once on a second one, and ends with code 1 and
 * a line in the log when something was thrown that nobody caught. Faults of the start for which `isForPeople` holds are told in
 * their own sentence alone.
 */
export async function runProcess(
  name: ProcessName,
  start: () => Promise<Running>,
  isForPeople: (error: unknown) => error is Error,
): Promise<void> {
  // Whatever LOG_LEVEL says: why a process ended must not be a riddle.
  const log = createLog('error', name);
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (error: unknown) => crash(log, error, event));
  // A step later, so that it finds the handlers of signals in place.
  const starting = Promise.resolve().then(start);
  stopOnSignal(log, starting);
  try {
    await starting;
  } catch (error) {
    if (!isForPeople(error)) return crash(log, error, 'could not start');
    console.error(error.message);
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
