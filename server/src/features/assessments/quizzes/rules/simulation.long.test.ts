import { QUIZ_SUBJECTS } from '@preproom/models/contract/assessments/quizSubjects';
import { test } from 'vitest';
import { itemsOf, templatesOf } from '../bank/bank.ts';
import { expectPlaced } from '../testing/expectPlaced.ts';
import { simulateQuizzes } from '../testing/simulateQuizzes.ts';

test.each(QUIZ_SUBJECTS)(
  '%s places learners of five abilities within half a logit, and no item is shown too often',
  (subject) => {
    const abilities = [-2, -1, 0, 1, 2];
    // A large bank and items that are made anew take longer to choose from.
    const isLarge = itemsOf(subject).length > 100 || templatesOf(subject).length > 0;
    expectPlaced(simulateQuizzes(subject, { abilities, learners: isLarge ? 200 : 1_000, seed: 29 }));
  },
  180_000,
);
