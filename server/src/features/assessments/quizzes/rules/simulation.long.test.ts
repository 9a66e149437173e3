import { QuizCategory } from '@preproom/models/contract/assessments/quizResult';
import { test } from 'vitest';
import { itemsOf } from '../bank/bank.ts';
import { expectPlaced } from '../testing/expectPlaced.ts';
import { simulateQuizzes } from '../testing/simulateQuizzes.ts';

test.each(QuizCategory.options)(
  '%s places learners of five abilities within 0.65 logits, and no item is shown too often',
  (category) => {
    const abilities = [-2, -1, 0, 1, 2];
    expectPlaced(simulateQuizzes(itemsOf(category), { abilities, learners: 1_000, seed: 29 }));
  },
  60_000,
);
