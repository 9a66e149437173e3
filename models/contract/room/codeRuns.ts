import { type CodeFile, isFileId, isFileName } from './codeFiles.ts';
import { CODE_LANGUAGES, type CodeLanguage } from './codeLanguages.ts';

/**
 * What programs and tests gave, and the chosen problem, as they stand in the shared document. Without schemas, because the page reads
 * them. The other page may write anything, so whatever is read goes through the functions here.
 */

/** How a program ended: `compile-error` before it began, `stopped` by the person, `crashed` when its worker broke down. */
const STATUSES = [
  'ok',
  'compile-error',
  'error',
  'timeout',
  'memory',
  'output-limit',
  'stopped',
  'crashed',
] as const;
export type RunStatus = (typeof STATUSES)[number];

/** UTF-8 bytes of what a program printed and failed with. */
export const MAX_RUN_OUTPUT_BYTES = 8_000;
/** UTF-8 bytes of each value of a failed test. */
export const MAX_RUN_VALUE_BYTES = 1_500;
/** UTF-16 units; a text holds no more (client/src/code/editor/sharedText.ts). */
const MAX_PASTED = 60_000;
const MAX_TESTS = 200;
const MAX_RUN_MS = 3_600_000;
const MAX_SLUG_LENGTH = 80;

/** The first test that failed. A hidden one has values only where the mentor has shown them. */
export interface FailedTest {
  /** From 1, the open tests first. */
  number: number;
  isHidden: boolean;
  values: { input: string; expected: string; got: string } | null;
}

export interface TestSummary {
  slug: string;
  passed: number;
  all: number;
  /** Hidden tests ran too. */
  hasHidden: boolean;
  failed: FailedTest | null;
}

/** One run of the shared code on one of the two devices. */
export interface CodeRun {
  side: 'learner' | 'mentor';
  language: CodeLanguage;
  /** As it was called then; null: the main file. */
  file: CodeFile | null;
  status: RunStatus;
  ms: number;
  /** What it printed; for tests, why the program ended early. */
  output: string;
  tests: TestSummary | null;
}

/** A run as the document holds it; null when its form or size is wrong. */
export function readCodeRun(value: unknown): CodeRun | null {
  if (!isRecord(value)) return null;
  const { side, language, status, ms, output } = value;
  const tests = value.tests === null ? null : readTests(value.tests);
  if (tests === undefined) return null;
  if (side !== 'learner' && side !== 'mentor') return null;
  // A learner's page has no hidden tests, so it cannot have run them.
  if (side === 'learner' && tests?.hasHidden) return null;
  // Runs of earlier versions name no file.
  const file = readRunFile(value.file ?? null);
  if (file === undefined) return null;
  if (!isOneOf(CODE_LANGUAGES, language) || !isOneOf(STATUSES, status)) return null;
  if (!isCount(ms, MAX_RUN_MS) || !isText(output, MAX_RUN_OUTPUT_BYTES)) return null;
  return { side, language, file, status, ms, output, tests };
}

/** The slug of a problem; null for anything else. Whether there is such a problem, the server knows. */
export function readProblemSlug(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > MAX_SLUG_LENGTH) return null;
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value) ? value : null;
}

/** How many characters were pasted, by what stands in the document; lengths that no paste can have are left out. */
export function readPasted(lengths: readonly unknown[]): number {
  const isLength = (length: unknown): length is number =>
    Number.isSafeInteger(length) && (length as number) > 0 && (length as number) <= MAX_PASTED;
  return lengths.filter(isLength).reduce((sum, length) => sum + length, 0);
}

/** The beginning of a text, in so many bytes of UTF-8 at most. */
export function cutText(text: string, maxBytes: number): string {
  const bytes = utf8.encode(text);
  if (bytes.length <= maxBytes) return text;
  // The sign at the end stands for three bytes; a character that was cut in two is left out.
  let end = maxBytes - 3;
  while (((bytes[end] ?? 0) & 0xc0) === 0x80) end -= 1;
  return `${new TextDecoder().decode(bytes.subarray(0, end))}…`;
}

const utf8 = new TextEncoder();

/** Undefined when the form is wrong. */
function readRunFile(value: unknown): CodeRun['file'] | undefined {
  if (value === null) return null;
  if (!isRecord(value)) return undefined;
  const { id, name } = value;
  return isFileId(id) && isFileName(name) ? { id, name } : undefined;
}

/** Undefined when the form is wrong. */
function readTests(value: unknown): TestSummary | undefined {
  if (!isRecord(value)) return undefined;
  const { passed, all, hasHidden } = value;
  const slug = readProblemSlug(value.slug);
  const failed = value.failed === null ? null : readFailed(value.failed);
  if (slug === null || failed === undefined || typeof hasHidden !== 'boolean') return undefined;
  if (!isCount(all, MAX_TESTS) || !isCount(passed, all)) return undefined;
  if (failed?.isHidden && !hasHidden) return undefined;
  if ((failed?.number ?? 0) > all || (failed === null) !== (passed === all)) return undefined;
  return { slug, passed, all, hasHidden, failed };
}

function readFailed(value: unknown): FailedTest | undefined {
  if (!isRecord(value)) return undefined;
  const { number, isHidden } = value;
  const values = value.values === null ? null : readValues(value.values);
  if (values === undefined || typeof isHidden !== 'boolean') return undefined;
  if (!isCount(number, MAX_TESTS) || number === 0) return undefined;
  return { number, isHidden, values };
}

function readValues(value: unknown): FailedTest['values'] | undefined {
  if (!isRecord(value)) return undefined;
  const { input, expected, got } = value;
  const isValue = (text: unknown) => isText(text, MAX_RUN_VALUE_BYTES);
  return isValue(input) && isValue(expected) && isValue(got)
    ? { input: input as string, expected: expected as string, got: got as string }
    : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isOneOf<T extends string>(names: readonly T[], name: unknown): name is T {
  return (names as readonly unknown[]).includes(name);
}

function isCount(value: unknown, max: number): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= max;
}

function isText(value: unknown, maxBytes: number): value is string {
  return typeof value === 'string' && value.length <= maxBytes && utf8.encode(value).length <= maxBytes;
}
