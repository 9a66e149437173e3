import type { RunLanguage, Traceback } from './runProtocol.ts';

const MAX_FRAMES = 20;

/** `main.cpp:3:5: error: …` and `Main.java:3: error: …`. */
const PLACE = /^(\w+\.(?:c|cpp|java)):(\d+)(?=:)/gm;
const ERROR = /^(?:main\.c(?:pp)?|\w+\.java):(\d+):.*\berror:/gm;

/**
 * What a compiler said, with the lines of its errors. `linesBefore`: lines of the source that the person did not write, by which its
 * numbers are too high. Errors in the lines around the person's code have no line.
 */
export function compilerErrors(language: RunLanguage, said: string, linesBefore: number): Traceback {
  // C++ counts the person's lines itself.
  const before = language === 'java' ? linesBefore : 0;
  const message = said
    .trim()
    .replace(PLACE, (place, file: string, line: string) =>
      Number(line) > before ? `${file}:${Number(line) - before}` : place,
    );
  const lines = [...message.matchAll(ERROR)].map(([, line]) => Number(line));
  return {
    message,
    frames: [...new Set(lines)].slice(0, MAX_FRAMES).map((line) => ({ line, name: null })),
  };
}

const SIGNALS: Record<number, string> = {
  4: 'Illegal instruction',
  6: 'Aborted',
  8: 'Arithmetic error, for example a division by zero',
  11: 'Segmentation fault: memory was used that does not belong to the program',
};
const FIRST_SIGNAL = 128;

/** Why a program that ran ended with an error: its signal, or its exit code if it says nothing itself. */
export function failureOf(exitCode: number | null, stderr: string): Traceback | null {
  if (exitCode === null) return null;
  const signal = SIGNALS[exitCode - FIRST_SIGNAL];
  if (signal) return { message: signal, frames: [] };
  return stderr.trim() === '' ? { message: `Exit code ${exitCode}`, frames: [] } : null;
}
