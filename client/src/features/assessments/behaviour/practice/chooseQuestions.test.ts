import type { PracticeQuestion } from '@preproom/models/contract/assessments/practice';
import { PRACTICE_SETS } from '@preproom/models/contract/assessments/practiceResult';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chooseQuestions } from './chooseQuestions.ts';

const ALL: PracticeQuestion[] = PRACTICE_SETS.flatMap((set) =>
  [1, 2, 3, 4, 5].map((number) => ({
    id: `${set} ${number}`,
    set,
    seconds: 60,
    text: { en: '', hi: '' },
    tip: { en: '', hi: '' },
  })),
);

it('a set is asked in its order', () => {
  const ids = chooseQuestions(ALL, 'pressure', Math.random).map(({ id }) => id);
  expect(ids).toEqual([1, 2, 3, 4, 5].map((number) => `pressure ${number}`));
});

it('a mix has five questions of five sets, whatever the chance', () => {
  fc.assert(
    fc.property(
      fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })),
      (chances) => {
        const mixed = chooseQuestions(ALL, null, () => chances.next().value ?? 0);
        expect(mixed).toHaveLength(5);
        expect(new Set(mixed.map(({ set }) => set)).size).toBe(5);
      },
    ),
  );
});
