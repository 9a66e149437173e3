import {
  MAX_RECORDED_CHARS,
  MAX_RECORDED_MOMENTS,
} from '@preproom/models/contract/assessments/coding/codingRoundLimits';
import type { HandedIn, RecordedMoment } from '@preproom/models/contract/assessments/coding/codingRounds';
import { changeBetween } from '../../../../code/replay/changeBetween.ts';
import { passedTests, type TestRun } from '../../../../shared/assessments/coding/problems/runTests.ts';

/** A language that a problem is solved in. */
export type SolutionLanguage = HandedIn['language'];

/** UTF-16 units of a solution; three bytes each at most. */
export const MAX_SOLUTION_CHARS = 20_000;
/** Kept for the last moment, which makes the recording end with the solution. */
const SPARE_MOMENTS = 1;
const SPARE_CHARS = MAX_SOLUTION_CHARS;

/** What is written for one problem of a round, and how it came to be. It changes with each key, so it is changed in place. */
export interface ProblemRecord {
  language: SolutionLanguage;
  /** Of each language in which something was written. */
  texts: Partial<Record<SolutionLanguage, string>>;
  moments: RecordedMoment[];
  /** The text after all moments. */
  played: string;
  /** UTF-16 units that the moments insert. */
  chars: number;
  /** How often the open tests were run. */
  runs: number;
}

export function newRecord(language: SolutionLanguage, starter: string, atMs: number): ProblemRecord {
  const record: ProblemRecord = { language, texts: {}, moments: [], played: '', chars: 0, runs: 0 };
  chooseLanguage(record, language, starter, atMs);
  return record;
}

/** The code as it stands in the language that was chosen. */
export function solutionOf({ texts, language }: ProblemRecord): string {
  return texts[language] ?? '';
}

/** Notes the text after a change; `pasted` characters of it came from the clipboard. */
export function writeText(record: ProblemRecord, text: string, atMs: number, pasted = 0): void {
  record.texts[record.language] = text;
  addMoment(record, { atMs, edits: [], ...(pasted > 0 && { pasted }) }, text);
}

/** Goes on in another language, with what was written in it before. */
export function chooseLanguage(
  record: ProblemRecord,
  language: SolutionLanguage,
  starter: string,
  atMs: number,
): void {
  record.language = language;
  record.texts[language] ??= starter;
  addMoment(record, { atMs, edits: [], language }, solutionOf(record));
}

/** Notes a run of the open tests. */
export function noteRun(record: ProblemRecord, run: TestRun, atMs: number): void {
  record.runs += 1;
  const tests = { passed: passedTests(run), all: run.results.length, hasHidden: false } as const;
  const { language } = record;
  addMoment(
    record,
    { atMs, edits: [], run: { language, status: run.ending.status, tests } },
    solutionOf(record),
  );
}

/** The recording, which ends with the solution also where there was too much to record. */
export function finishedMoments(record: ProblemRecord, atMs: number): RecordedMoment[] {
  const change = changeBetween(record.played, solutionOf(record));
  if (!change) return record.moments;
  const { from, to, insert } = change;
  return [...record.moments, { atMs, edits: [[from, to - from, insert]] }];
}

function addMoment(record: ProblemRecord, moment: RecordedMoment, text: string): void {
  const change = changeBetween(record.played, text);
  const inserted = change?.insert.length ?? 0;
  if (record.moments.length >= MAX_RECORDED_MOMENTS - SPARE_MOMENTS) return;
  if (record.chars + inserted > MAX_RECORDED_CHARS - SPARE_CHARS) return;
  const edits: RecordedMoment['edits'] = change
    ? [[change.from, change.to - change.from, change.insert]]
    : [];
  record.moments.push({ ...moment, edits });
  record.played = text;
  record.chars += inserted;
}
