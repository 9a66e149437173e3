import type { Problem } from '@preproom/models/contract/assessments/problems';
import {
  type CodeRun,
  cutText,
  type FailedTest,
  MAX_RUN_OUTPUT_BYTES,
  MAX_RUN_VALUE_BYTES,
} from '@preproom/models/contract/room/codeRuns';
import type { RunResult, Traceback } from '../../../code/run/runProtocol.ts';
import type { Shown, TestResult, TestRun } from '../../../shared/assessments/coding/problems/runTests.ts';

type Writer = Pick<CodeRun, 'side' | 'language' | 'file'>;

/** What both see of a program that ended. */
export function runOfProgram(writer: Writer, result: RunResult): CodeRun {
  const { stdout, stderr, tables, traceback, status, ms } = result;
  // Where a loop was when its time was up says nothing.
  const parts = [
    stdout,
    stderr,
    ...tables.map(shownText),
    traceback && status !== 'timeout' ? failureText(traceback) : '',
  ];
  const output = parts.filter((part) => part !== '').join('\n');
  return {
    ...writer,
    status,
    ms: Math.round(ms),
    output: cutText(output, MAX_RUN_OUTPUT_BYTES),
    tests: null,
  };
}

/** What both see of a run of tests. The values of a hidden test stay on the mentor's page unless `isShown`. */
export function runOfTests(
  writer: Writer,
  { slug, task }: Pick<Problem, 'slug' | 'task'>,
  { results, ending }: TestRun,
  { hasHidden, isShown }: { hasHidden: boolean; isShown: boolean },
): CodeRun {
  const first = results.findIndex(({ outcome }) => outcome !== 'right');
  const result = results[first];
  const isHidden = first >= task.open.length;
  const failed: FailedTest | null = result
    ? { number: first + 1, isHidden, values: isHidden && !isShown ? null : valuesOf(result, ending) }
    : null;
  const passed = results.filter(({ outcome }) => outcome === 'right').length;
  return {
    ...{ ...writer, status: ending.status, ms: Math.round(ending.ms), output: '' },
    tests: { slug, passed, all: results.length, hasHidden, failed },
  };
}

function valuesOf({ input, expected, got, error, outcome }: TestResult, ending: TestRun['ending']) {
  const failure = outcome === 'missing' && ending.traceback ? failureText(ending.traceback) : (error ?? '');
  const cut = (text: string) => cutText(text, MAX_RUN_VALUE_BYTES);
  return {
    input: cut(input),
    expected: cut(shownText(expected)),
    got: cut(got === null ? failure : shownText(got)),
  };
}

function failureText({ message, frames }: Traceback): string {
  const line = frames[0]?.line;
  return line === undefined ? message : `${message} (line ${line})`;
}

/** Rows as lines, cells with a bar between them. */
function shownText(shown: Shown): string {
  if (typeof shown === 'string') return shown;
  return [shown.columns, ...shown.rows]
    .map((row) => row.map((cell) => cell ?? 'NULL').join(' | '))
    .join('\n');
}
