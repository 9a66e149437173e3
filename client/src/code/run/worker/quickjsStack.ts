import type { Traceback, TracebackFrame } from '../runProtocol.ts';

/** The name under which the person's code runs, by which their lines are told from ours. */
export const MAIN_FILE = 'main.js';
const FRAME = /^\s*at (?:(.+?) \()?main\.js:(\d+)(?::\d+)?\)?$/;
const MAX_FRAMES = 20;

/** An error as QuickJS describes it; anything else is what a program has thrown. */
export function tracebackOf(thrown: unknown, linesBefore: number): Traceback {
  const error = (typeof thrown === 'object' && thrown !== null ? thrown : {}) as Record<string, unknown>;
  const isError = typeof error.stack === 'string';
  const message = isError ? `${error.name}: ${error.message}` : `Uncaught ${described(thrown)}`;
  return { message, frames: isError ? framesOf(String(error.stack), linesBefore) : [] };
}

function framesOf(stack: string, linesBefore: number): TracebackFrame[] {
  return stack
    .split('\n')
    .flatMap((text) => {
      const [, name, line] = FRAME.exec(text) ?? [];
      const own = Number(line) - linesBefore;
      return own >= 1 ? [{ line: own, name: name && !name.startsWith('<') ? name : null }] : [];
    })
    .slice(0, MAX_FRAMES);
}

function described(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
