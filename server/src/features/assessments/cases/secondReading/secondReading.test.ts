import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { caseStudies } from '../caseBank.ts';
import type { Step } from '../caseStudy.ts';
import { isRightAnswer } from '../judgeStep.ts';

/** What a second reader answered, who saw the steps without their keys; `doubts` ends with what was done. */
const { answers, doubts } = JSON.parse(readFileSync(new URL('answers.json', import.meta.url), 'utf8')) as {
  answers: Record<string, unknown>;
  doubts: Record<string, string>;
};

const steps = caseStudies().flatMap((study) =>
  study.steps.map((step) => ({ id: `${study.id}/${step.id}`, step })),
);

/** The key as a reader would write it down; for a number, the reader's own if it is close enough. */
function writtenKey(step: Step, answer: unknown): unknown {
  if (step.kind === 'order') return step.sequence;
  if (step.kind === 'single') return step.right;
  return isRightAnswer(step, [], { number: Number(answer) }) ? answer : step.key;
}

test('has for each step the key that a second reader found', () => {
  expect(answers).toEqual(
    Object.fromEntries(steps.map(({ id, step }) => [id, writtenKey(step, answers[id])])),
  );
});

test('each doubt is about a step', () => {
  expect(Object.keys(doubts).filter((id) => !(id in answers))).toEqual([]);
});
