import {
  COMPILED_LANGUAGES,
  type CompiledLanguage,
} from '@preproom/models/contract/assessments/coding/compiledLanguages';
import type { RunStatus } from '@preproom/models/contract/room/codeRuns';

/** What can be run in the browser. */
export const BROWSER_LANGUAGES = ['javascript', 'typescript', 'python', 'sql'] as const;
export type BrowserLanguage = (typeof BROWSER_LANGUAGES)[number];

/** What can be run at all: the compiled ones only where the server has a runner. */
export const RUN_LANGUAGES = [...BROWSER_LANGUAGES, ...COMPILED_LANGUAGES] as const;
export type RunLanguage = BrowserLanguage | CompiledLanguage;

export function isCompiled(language: string): language is CompiledLanguage {
  return (COMPILED_LANGUAGES as readonly string[]).includes(language);
}

/** A program and what it is given. */
export interface Program<L extends RunLanguage = RunLanguage> {
  language: L;
  source: string;
  stdin: string;
  args: readonly string[];
  /** Milliseconds on a usual laptop; the runner multiplies them by how slow the device is. */
  limitMs: number;
  /** Lines at the top of the source that the person did not write; traceback lines are counted without them. */
  linesBefore: number;
}

export type Stream = 'stdout' | 'stderr';
export type Cell = string | number | null;

/** What one SQL query answered. */
export interface ResultTable {
  columns: readonly string[];
  rows: readonly (readonly Cell[])[];
  /** There were more rows than MAX_ROWS. */
  isCut: boolean;
}

export interface TracebackFrame {
  /** From 1, in the person's code. */
  line: number;
  /** The function; null outside of all functions. */
  name: string | null;
}

/** An error that ended the program: what it says, and the calls that led to it, the innermost first. */
export interface Traceback {
  message: string;
  frames: readonly TracebackFrame[];
}

export interface RunResult {
  status: RunStatus;
  stdout: string;
  stderr: string;
  traceback: Traceback | null;
  tables: readonly ResultTable[];
  /** From the start of the program to its end. */
  ms: number;
  /** How many times slower than a usual laptop the device is; at least 1. */
  slowness: number;
}

/** Characters of output, both streams together. */
export const MAX_OUTPUT = 64 * 1024;
/** Rows of one query's answer. */
export const MAX_ROWS = 500;
/** Of the program and its runtime. */
export const MAX_MEMORY_BYTES = 256 * 1024 * 1024;

/** The page to the worker, through its port. */
export interface ToWorker {
  program: Program<BrowserLanguage>;
  /** The time limit on this device. */
  limitMs: number;
}

export type Ending = Pick<RunResult, 'status' | 'traceback'>;

/** The worker to the page. `ready` says what the calibration loop took. */
export type FromWorker =
  | { type: 'ready'; calibrationMs: number }
  | { type: 'failed'; message: string }
  | { type: 'output'; stream: Stream; text: string }
  | { type: 'table'; table: ResultTable }
  | ({ type: 'ended'; ms: number } & Ending);
