import { COMPILED_LANGUAGES } from '@preproom/models/contract/assessments/coding/compiledLanguages';
import { AppError } from '@preproom/models/contract/http/errors';
import { consumeLimit } from '@preproom/models/runtime/limits';
import type { AppDeps } from '../../../deps.ts';
import type { ProgramRunHandlers } from './programRuns.policy.ts';

/** In a minute: somebody who changes a line and presses the button again. */
const RUNS_OF_ONE_PERSON = 30;

export function programRunHandlers({ programRunner, limiter }: AppDeps): ProgramRunHandlers {
  const runLimit = limiter('program-runs', RUNS_OF_ONE_PERSON, 60);
  return {
    getRunLanguages: () => ({ languages: programRunner ? [...COMPILED_LANGUAGES] : [] }),

    getProgramRunStep: async ({ actor: { userId } }) => ({
      step: programRunner ? await programRunner.stepOf(userId) : null,
    }),

    async runProgram({ actor: { userId }, body, endTurn, whenGone }) {
      if (!programRunner) throw new AppError('unavailable');
      await consumeLimit(runLimit, userId);
      endTurn();
      return programRunner.run(userId, body, whenGone());
    },
  };
}
