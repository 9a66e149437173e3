import { DAY_MS } from '@preproom/models/contract/http/durations';
import type { Feature } from '../../../feature.ts';
import { calibrateQuizzes } from './calibration/calibrateQuizzes.ts';
import { quizHandlers } from './quiz.handlers.ts';
import { quizPolicies } from './quiz.policy.ts';

/** The technical skill analysis: adaptive quizzes from the question bank, and spaced repetition of what was wrong. */
export const quizzes = {
  policies: quizPolicies,
  handlers: quizHandlers,
  jobs: (deps) => ({
    'quizzes:calibrate': { everyMs: DAY_MS, maxAttempts: 3, run: () => calibrateQuizzes(deps) },
  }),
} satisfies Feature<typeof quizPolicies>;
