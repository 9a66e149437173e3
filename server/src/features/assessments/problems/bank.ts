import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { ProblemLanguage } from '@preproom/models/contract/assessments/problems/signature';
import { PROBLEM_DIFFICULTIES } from '@preproom/models/contract/assessments/problems/topics';
import { readContent } from '../../../content/readContent.ts';
import { BankProblem } from './bankProblem.ts';

const BANK = new URL('bank/', import.meta.url);

const SOLUTION_FILES = {
  javascript: 'solution.js',
  python: 'solution.py',
  java: 'solution.java',
  cpp: 'solution.cpp',
  sql: 'solution.sql',
} as const satisfies Partial<Record<ProblemLanguage, string>>;

/** A problem with its key: hidden tests and solutions. */
export interface KeptProblem {
  slug: string;
  content: BankProblem;
  /** A text of a file in the problem's folder. Throws if there is none. */
  read: (file: string) => string;
  solutions: Partial<Record<keyof typeof SOLUTION_FILES, string>>;
}

let kept: ReadonlyMap<string, KeptProblem> | undefined;

/** All problems, easy ones first. Read and checked at the first use; throws if a file breaks the schema. */
export function allProblems(): readonly KeptProblem[] {
  return [...problemsBySlug().values()];
}

/** Undefined for a slug that the bank does not have. */
export function problemBySlug(slug: string): KeptProblem | undefined {
  return problemsBySlug().get(slug);
}

function problemsBySlug(): ReadonlyMap<string, KeptProblem> {
  kept ??= new Map(
    problemSlugs()
      .map(readProblem)
      .toSorted((a, b) => rank(a) - rank(b) || a.content.title.localeCompare(b.content.title, 'en'))
      .map((problem) => [problem.slug, problem]),
  );
  return kept;
}

const rank = ({ content }: KeptProblem) => PROBLEM_DIFFICULTIES.indexOf(content.difficulty);

/** Names of the bank's folders, in the order of the alphabet. */
export function problemSlugs(): string[] {
  const folders = readdirSync(BANK, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.map(({ name }) => name).toSorted();
}

/** Reads one folder of the bank. Throws if it is not whole. */
export function readProblem(slug: string): KeptProblem {
  const folder = new URL(`${slug}/`, BANK);
  const read = (file: string) => readFileSync(new URL(file, folder), 'utf8');
  const found = Object.entries(SOLUTION_FILES).filter(([, file]) => existsSync(new URL(file, folder)));
  return {
    slug,
    content: readContent(new URL('problem.json', folder), BankProblem),
    read,
    solutions: Object.fromEntries(found.map(([language, file]) => [language, read(file)])),
  };
}
