import type { Log } from './log.ts';

/** Of a kind whose message `safeError` leaves out. */
class ConsoleCall extends Error {}

const METHODS = { error: 'warn', warn: 'warn', info: 'debug', log: 'debug', debug: 'debug' } as const;

/**
 * From now on what libraries write to the console becomes a line of the log, so that standard output stays JSON. The line says
 * from where, never what: a warning may quote an address or what a person typed.
 */
export function consoleToLog(log: Log): void {
  for (const [method, level] of Object.entries(METHODS))
    console[method as keyof typeof METHODS] = () => {
      log[level]({ err: new ConsoleCall() }, 'a library wrote to the console');
    };
}

/** Tells whoever started the program: on standard error, since standard output belongs to the log. */
export function tellOperator(text: string): void {
  process.stderr.write(`${text}\n`);
}
