import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;

/** JSON lines on standard output. Ids may be logged; passwords, tokens, SDP, chat and face data are never given to it. */
export function createLog(level: (typeof LOG_LEVELS)[number], destination?: DestinationStream): Log {
  const options = { level, base: null };
  return destination ? pino(options, destination) : pino(options);
}
