import type { ProblemSummary } from '@preproom/models/contract/assessments/problems';
import { expect, test } from 'vitest';
import { findProblems } from './problemSearch.ts';

const problem = (
  title: string,
  difficulty: ProblemSummary['difficulty'],
  ...topics: ProblemSummary['topics']
): ProblemSummary => ({ slug: title, title, difficulty, topics, minutes: 15, languages: ['java'] });

const PROBLEMS = [
  problem('Two parcels, one scooter', 'easy', 'arrays', 'hash-maps'),
  problem('The family’s generations', 'medium', 'trees'),
  problem('Boxes in boxes', 'hard', 'dynamic-programming'),
];
const NAMES: Record<string, string> = { trees: 'ट्री', easy: 'आसान' };

const found = (typed: string, difficulty = '') =>
  findProblems(PROBLEMS, { typed, difficulty }, ({ topics, difficulty }) => [
    NAMES[difficulty] ?? '',
    ...topics.map((topic) => NAMES[topic] ?? topic),
  ]).map(({ title }) => title.split(' ')[0]);

test.each([
  ['', '', ['Two', 'The', 'Boxes']],
  ['  SCOOT ', '', ['Two']],
  ['familys', '', ['The']],
  ['hash', '', ['Two']],
  ['ट्री', '', ['The']],
  ['आसान', '', ['Two']],
  ['dynamic box', '', ['Boxes']],
  ['box tree', '', []],
  ['', 'hard', ['Boxes']],
  ['scooter', 'hard', []],
])('%j of difficulty %j', (typed, difficulty, titles) => {
  expect(found(typed, difficulty)).toEqual(titles);
});
