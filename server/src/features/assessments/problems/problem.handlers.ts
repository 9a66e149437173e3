import { AppError } from '@preproom/models/contract/http/errors';
import { isRoomOpen } from '@preproom/models/contract/sessions/sessionLife';
import type { Database } from '@preproom/models/db/database';
import type { Actor } from '@preproom/models/runtime/authenticate';
import type { AppDeps } from '../../../deps.ts';
import { endsAtMs, type RoundAttempt } from '../codingRounds/roundWork.ts';
import { allProblems, type KeptProblem, problemBySlug } from './bank.ts';
import type { ProblemHandlers } from './problem.policy.ts';
import { presentProblem, presentSolution, presentSummary, presentTests } from './problem.present.ts';

export function problemHandlers({ database, clock }: AppDeps): ProblemHandlers {
  return {
    getProblems: async () => ({ data: allProblems().map(presentSummary) }),
    getProblem: async ({ params }) => ({ data: presentProblem(requireProblem(params.slug)) }),
    async getProblemTests({ actor, params }) {
      const problem = requireProblem(params.slug);
      await requireNoInterview(database, actor, clock.now());
      return { data: presentTests(problem) };
    },
    async getProblemSolution({ actor, params }) {
      const problem = requireProblem(params.slug);
      await requireNoInterview(database, actor, clock.now());
      await requireNoRound(database, actor, problem, clock.now());
      return { data: presentSolution(problem) };
    },
  };
}

/** Throws `not_found`. */
function requireProblem(slug: string): KeptProblem {
  const problem = problemBySlug(slug);
  if (!problem) throw new AppError('not_found');
  return problem;
}

/** Throws `in_interview` for a learner whose room is open: hidden tests run on the mentor's page. Mentors always pass. */
async function requireNoInterview(database: Database, actor: Actor, nowMs: number): Promise<void> {
  if (actor.role !== 'user') return;
  const running = await database.sessions
    .find({ learnerId: actor.userId, status: { $in: ['booked', 'live'] } }, { status: 1, startsAt: 1 })
    .lean();
  if (running.some(({ status, startsAt }) => isRoomOpen({ status, startsAtMs: startsAt.getTime() }, nowMs)))
    throw new AppError('in_interview');
}

/** Throws `in_round` for a learner whose clock for this problem runs. Its tests stay: they run on the learner's page. */
async function requireNoRound(
  database: Database,
  { userId: learnerId }: Actor,
  { slug }: KeptProblem,
  nowMs: number,
): Promise<void> {
  const round = await database.assessmentAttempts
    .findOne({ learnerId, kind: 'coding', status: 'open', 'work.slugs': slug })
    .lean<RoundAttempt>();
  if (round && nowMs < endsAtMs(round)) throw new AppError('in_round');
}
