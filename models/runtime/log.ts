import { hostname } from 'node:os';
import { type DestinationStream, type Logger, pino } from 'pino';
import { safeError } from './safeError.ts';

export type Log = Logger;

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** The program that logs. Several instances differ by host and process id. */
export type ProcessName = 'server' | 'signalling' | 'runner';

/**
 * JSON lines on standard output. Ids may be logged. Never log passwords, tokens, addresses, names, SDP, chat or face data;
 * error messages that could quote them are omitted.
 */
export function createLog(level: LogLevel, name: ProcessName, destination?: DestinationStream): Log {
  const options = {
    level,
    base: { process: name, host: hostname(), pid: process.pid },
    formatters: { level: (label: string) => ({ level: label }) },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: safeError },
  };
  return destination ? pino(options, destination) : pino(options);
}
