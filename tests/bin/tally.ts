import { stripVTControlCharacters } from 'node:util';
import type { ToolRun } from './tool.ts';

/** How many checks and tests passed, failed or were skipped. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  /** What failed, by name, each with the beginning of its message. */
  failures: string[];
  /** What passed at a second try only, by name, with the beginning of its first message. */
  secondTries: string[];
}

export const NOTHING_RUN: Tally = { passed: 0, failed: 0, skipped: 0, failures: [], secondTries: [] };

export function addTallies(a: Tally, b: Tally): Tally {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
    failures: [...a.failures, ...b.failures],
    secondTries: [...a.secondTries, ...b.secondTries],
  };
}

/** The closing line of a run: `N passed, N failed`, with `, N skipped` when anything was. */
export function closingLine({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** A name and the first lines of what was said about it, as the end of a run lists it. */
export function failureText(name: string, message: string): string {
  const lines = stripVTControlCharacters(message).trim().split('\n').slice(0, MESSAGE_LINES);
  return [name, ...lines.map((line) => `    ${line}`)].join('\n');
}

const MESSAGE_LINES = 12;

/** A tally with a failure for a tool that failed without a failed test: an unhandled rejection, a crash, a configuration that does not load. */
export function withFailureOf(tally: Tally, tool: string, { status, output }: ToolRun): Tally {
  if (status === 0 || tally.failed > 0) return tally;
  const end = output.trim().split('\n').slice(-LAST_LINES).join('\n');
  return { ...tally, failed: 1, failures: [`${tool} failed without a failed test. Its last lines:\n${end}`] };
}

const LAST_LINES = 60;
