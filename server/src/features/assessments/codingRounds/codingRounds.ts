import type { HandedIn } from '@preproom/models/contract/assessments/coding/codingRounds';
import { AppError } from '@preproom/models/contract/http/errors';
import type { Database } from '@preproom/models/db/database';
import { isDuplicateKey } from '@preproom/models/db/errors';
import type { KeptProblem } from '../problems/bank.ts';
import { drawRound } from './drawRound.ts';
import { packRecording, untilEnd } from './recording.ts';
import { roundResult } from './roundResult.ts';
import {
  endsAtMs,
  isGivenUp,
  type RoundAttempt,
  type RoundWork,
  requireProblem,
  workOf,
} from './roundWork.ts';

/** Rounds before, whose problems are not drawn again while there are others. */
const REMEMBERED = 60;

/** The learner's round as it stands now. Throws `not_found`. */
export async function findRound(
  database: Database,
  { attemptId, learnerId }: { attemptId: string; learnerId: string },
  nowMs: number,
): Promise<RoundAttempt> {
  const own = { _id: attemptId, learnerId, kind: 'coding', status: { $ne: 'deleted' } } as const;
  const round = await database.assessmentAttempts.findOne(own).lean<RoundAttempt>();
  if (!round) throw new AppError('not_found');
  return settle(database, round, nowMs);
}

/** The id of the round that runs or can still be handed in; null without one. */
export async function findOpenRound(
  database: Database,
  learnerId: string,
  nowMs: number,
): Promise<string | null> {
  const open = await database.assessmentAttempts
    .find({ learnerId, kind: 'coding', status: 'open' })
    .lean<RoundAttempt[]>();
  const settled = await Promise.all(open.map((round) => settle(database, round, nowMs)));
  return settled.find(({ status }) => status === 'open')?._id.toString() ?? null;
}

/** Starts the clock for a problem, or for two drawn ones; with an open round, returns that one's id. Throws `not_found` for an unknown slug. `count` is called before a new one is stored, and may refuse it. */
export async function startRound(
  database: Database,
  { learnerId, slug, count }: { learnerId: string; slug: string | null; count: () => Promise<void> },
  nowMs: number,
  random: () => number = Math.random,
): Promise<string> {
  const problems = slug === null ? await drawFresh(database, learnerId, random) : [requireProblem(slug)];
  const open = await findOpenRound(database, learnerId, nowMs);
  if (open) return open;
  const own = { learnerId, kind: 'coding', topic: topicOf(problems), status: 'open' } as const;
  const work: RoundWork = {
    minutes: problems.reduce((sum, { content }) => sum + content.minutes, 0),
    slugs: problems.map((problem) => problem.slug),
    recordings: [],
  };
  await count();
  try {
    return (
      await database.assessmentAttempts.create({ ...own, startedAt: new Date(nowMs), work })
    )._id.toString();
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    // Another tab has just started one.
    return startRound(database, { learnerId, slug, count }, nowMs, random);
  }
}

/** Titles as they are in the history. */
const topicOf = (problems: readonly KeptProblem[]) =>
  problems.map(({ content }) => content.title).join(' + ');

async function drawFresh(
  database: Database,
  learnerId: string,
  random: () => number,
): Promise<KeptProblem[]> {
  const before = await database.assessmentAttempts
    .find({ learnerId, kind: 'coding', status: { $ne: 'deleted' } }, { 'work.slugs': 1 })
    .sort({ startedAt: -1 })
    .limit(REMEMBERED)
    .lean<RoundAttempt[]>();
  return drawRound(new Set(before.flatMap((round) => round.work?.slugs ?? [])), random);
}

/** Stores the solutions as they were at the end, and the result, once. Throws `attempt_over` after that and a day after its time, `bad_request` for what is not of this round. */
export async function handInRound(
  database: Database,
  round: RoundAttempt,
  handedIn: readonly HandedIn[],
  nowMs: number,
): Promise<RoundAttempt> {
  if (round.status !== 'open') throw new AppError('attempt_over');
  const inTime = handedIn.map((one) => ({ ...one, moments: untilEnd(round, one.moments) }));
  const recordings = inTime.map(({ moments }) => packRecording(moments));
  const result = roundResult(round, inTime, nowMs);
  const finishedAt = new Date(Math.min(nowMs, endsAtMs(round)));
  const { modifiedCount } = await database.assessmentAttempts.updateOne(
    { _id: round._id, status: 'open' },
    { $set: { status: 'done', finishedAt, result, 'work.recordings': recordings } },
  );
  if (modifiedCount === 0) throw new AppError('attempt_over');
  return { ...round, status: 'done', finishedAt, result, work: { ...workOf(round), recordings } };
}

/** Closes, without a result, a round that nobody has handed in. */
async function settle(database: Database, round: RoundAttempt, nowMs: number): Promise<RoundAttempt> {
  if (round.status !== 'open' || !isGivenUp(round, nowMs)) return round;
  const ended = { status: 'done', finishedAt: new Date(endsAtMs(round)) } as const;
  await database.assessmentAttempts.updateOne({ _id: round._id, status: 'open' }, { $set: ended });
  return { ...round, ...ended };
}
