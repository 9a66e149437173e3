import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { caseStudies } from '../caseBank.ts';
import type { Step } from '../caseStudy.ts';
import { isRightAnswer } from '../judgeStep.ts';

/** What a reader answered who saw steps without their keys; a doubt ends with what was done. */
interface Reading {
  answers: Record<string, unknown>;
  doubts: Record<string, string>;
}

/** The second reading of all steps; `reread` is another reader's, of what had been doubted or reworded. */
const { reread, ...first } = JSON.parse(
  readFileSync(new URL('answers.json', import.meta.url), 'utf8'),
) as Reading & { reread: Reading };

const steps = caseStudies().flatMap((study) =>
  study.steps.map((step) => ({ id: `${study.id}/${step.id}`, step })),
);

/** The key as a reader would write it down; for a number, the reader's own if it is close enough. */
function writtenKey(step: Step, answer: unknown): unknown {
  if (step.kind === 'order') return step.sequence;
  if (step.kind === 'single') return step.right;
  return isRightAnswer(step, [], { number: Number(answer) }) ? answer : step.key;
}

/** The keys of the steps that `read` tells to take, as the reader of `answers` would write them down. */
const writtenKeys = (answers: Record<string, unknown>, read: (id: string) => boolean) =>
  Object.fromEntries(
    steps.filter(({ id }) => read(id)).map(({ id, step }) => [id, writtenKey(step, answers[id])]),
  );

test('has for each step the key that a second reader found', () => {
  expect(first.answers).toEqual(writtenKeys(first.answers, () => true));
});

test('has for each step that was doubted the key that another reader found', () => {
  expect(reread.answers).toEqual(writtenKeys(reread.answers, (id) => id in reread.answers));
  expect(Object.keys(first.doubts).filter((id) => !(id in reread.answers))).toEqual([]);
});

test.each([first, reread])('each doubt is about a step that was read', ({ answers, doubts }) => {
  expect(Object.keys(doubts).filter((id) => !(id in answers))).toEqual([]);
});
