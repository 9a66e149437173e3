import { readFileSync, writeFileSync } from 'node:fs';
import { judge } from '@preproom/models/contract/assessments/problems/judge';
import { programFor } from '@preproom/models/contract/assessments/problems/programs/program';
import type { Signature } from '@preproom/models/contract/assessments/problems/signature';
import { expandValue } from '@preproom/server/features/assessments/problems/testValues';
import { runQuery } from './runQuery.ts';
import { runJavascript } from './runScript.ts';

interface DraftTest {
  args?: unknown[];
  seed?: string;
  expect?: unknown;
}
interface Draft {
  kind: 'code' | 'sql';
  signature: Signature;
  open: DraftTest[];
  hidden: DraftTest[];
}

/** Writes into a problem's file what its solution answers, for each test that expects nothing yet. */
export async function fillExpected(folder: URL): Promise<void> {
  const file = new URL('problem.json', folder);
  const draft: Draft = JSON.parse(readFileSync(file, 'utf8'));
  const missing = [...draft.open, ...draft.hidden].filter((test) => !('expect' in test));
  if (missing.length === 0) return;
  if (draft.kind === 'code') await fillResults(draft.signature, missing, read(folder, 'solution.js'));
  else for (const test of missing) test.expect = await rowsOf(folder, test.seed ?? '');
  writeFileSync(file, layOut(draft));
}

const read = (folder: URL, file: string) => readFileSync(new URL(file, folder), 'utf8');

async function fillResults(signature: Signature, tests: DraftTest[], source: string): Promise<void> {
  const args = tests.map((test) => expandValue(test.args) as unknown[]);
  const program = programFor('javascript', { signature, source, nonce: 'fill', tests: args });
  const asked = args.map((each) => ({ args: each, expect: null, compare: 'exact' as const, limitMs: 0 }));
  const verdicts = judge(asked, await runJavascript(program.source), 'fill', 1);
  verdicts.forEach((verdict, i) => {
    const test = tests[i];
    if (!('got' in verdict) || !test) throw new Error(`no result: ${JSON.stringify(verdict)}`);
    test.expect = verdict.got;
  });
}

const rowsOf = (folder: URL, seed: string) =>
  runQuery(read(folder, 'schema.sql'), read(folder, seed), read(folder, 'solution.sql'));

const MAX_LINE = 110;

/** A line for each field and each element of a long list. */
function layOut(draft: Draft): string {
  const fields = Object.entries(draft).map(([name, value]) => {
    const line = spaced(value);
    const isLong = Array.isArray(value) && line.length > MAX_LINE;
    const text = isLong ? `[\n    ${value.map(spaced).join(',\n    ')}\n  ]` : line;
    return `  ${JSON.stringify(name)}: ${text}`;
  });
  return `{\n${fields.join(',\n')}\n}\n`;
}

/** JSON on one line, with a space after commas and colons between values. */
function spaced(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spaced).join(', ')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const fields = Object.entries(value).map(([name, each]) => `${JSON.stringify(name)}: ${spaced(each)}`);
  return `{ ${fields.join(', ')} }`;
}
