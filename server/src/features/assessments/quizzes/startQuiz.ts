import { RETAKE_AFTER_MS } from '@preproom/models/contract/assessments/attempts';
import { type QuizScope, scopeName, scopeOf } from '@preproom/models/contract/assessments/quizSubjects';
import { QUIZ_LIMIT_MS } from '@preproom/models/contract/assessments/quizzes';
import { AppError } from '@preproom/models/contract/http/errors';
import type { Database } from '@preproom/models/db/database';
import { isDuplicateKey } from '@preproom/models/db/errors';
import { consumeLimit } from '@preproom/models/runtime/limits';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { quizTopics } from './bank/quizTopics.ts';
import type { QuizAttempt } from './quizWork.ts';
import { canRetakeAt, retakeLater, settle } from './quizzes.ts';
import { isRetake } from './rules/retake.ts';

/** Of one learner at once. */
const MAX_OPEN = 3;
/** Open quizzes that are settled at once: many more than there can be. */
const SETTLED_AT_ONCE = 20;

interface Start extends QuizScope {
  learnerId: string;
  /** Counts the quizzes that are started. */
  limit: RateLimiterAbstract;
}

/**
 * Starts a quiz, or returns the id of the open one on the same. Throws `retake_later`, also after a quiz on much the same topics,
 * `too_many_requests` with three others open or above the limit, and `bad_request` for topics that have no quiz.
 */
export async function startQuiz(database: Database, start: Start, nowMs: number): Promise<string> {
  const { learnerId, limit } = start;
  const scope = knownScope(start);
  const topic = scopeName(scope);
  const own = { learnerId, kind: 'technical', topic, status: 'open' } as const;
  const open = await database.assessmentAttempts.findOne(own).lean<QuizAttempt>();
  const current = open && (await settle(database, open, nowMs));
  if (current?.status === 'open') return current._id.toString();
  await requireNoRetake(database, { learnerId, scope }, nowMs);
  await requireFewOpen(database, { learnerId, topic }, nowMs);
  await consumeLimit(limit, learnerId);
  const attemptId = await createQuiz(database, own, nowMs);
  if (attemptId) {
    await countQuiz(database, scope);
    return attemptId;
  }
  await limit.reward(learnerId);
  return startQuiz(database, start, nowMs);
}

/** Null if another tab has just started it. Throws `too_many_requests`: quizzes that were started at the same moment count as well. */
async function createQuiz(
  database: Database,
  own: { learnerId: string; kind: 'technical'; topic: string; status: 'open' },
  nowMs: number,
): Promise<string | null> {
  try {
    const work = { asked: [], over: 0 };
    const { _id } = await database.assessmentAttempts.create({ ...own, startedAt: new Date(nowMs), work });
    await requireFewOpen(database, own, nowMs).catch(async (refusal) => {
      await database.assessmentAttempts.deleteOne({ _id });
      throw refusal;
    });
    return _id.toString();
  } catch (error) {
    if (isDuplicateKey(error)) return null;
    throw error;
  }
}

/** Topics once each and in one order, so that the same choice is the same quiz. */
function knownScope({ subject, topics }: QuizScope): QuizScope {
  const known = quizTopics(subject);
  if (topics.some((topic) => !known.includes(topic)))
    throw new AppError('bad_request', undefined, { fields: { topics: 'has a topic without a quiz' } });
  const chosen = known.filter((topic) => topics.includes(topic)).toSorted();
  return { subject, topics: chosen.length === known.length ? [] : chosen };
}

async function requireNoRetake(
  database: Database,
  { learnerId, scope }: { learnerId: string; scope: QuizScope },
  nowMs: number,
): Promise<void> {
  const started = await database.assessmentAttempts
    .find(
      { learnerId, kind: 'technical', startedAt: { $gt: new Date(nowMs - RETAKE_AFTER_MS) } },
      { topic: 1, status: 1, startedAt: 1 },
    )
    .sort({ startedAt: -1 })
    .lean<QuizAttempt[]>();
  // An open one on the same was started in another tab at this moment.
  const isOfOtherTab = ({ topic, status }: QuizAttempt) => status === 'open' && topic === scopeName(scope);
  const at = quizStartsAt(
    scope,
    started.filter((quiz) => !isOfOtherTab(quiz)),
    nowMs,
  );
  if (at) throw retakeLater(at, nowMs);
}

/** When a quiz on this may be started, after these others of the learner, the latest first; null: now. */
export function quizStartsAt(
  scope: QuizScope,
  started: readonly Pick<QuizAttempt, 'topic' | 'startedAt'>[],
  nowMs: number,
): Date | null {
  const latest = started.find((quiz) => canRetakeAt(quiz, nowMs) && isRetake(scope, scopeOf(quiz.topic)));
  return latest ? canRetakeAt(latest, nowMs) : null;
}

async function requireFewOpen(
  database: Database,
  { learnerId, topic }: { learnerId: string; topic: string },
  nowMs: number,
): Promise<void> {
  const open = await settleOpen(database, learnerId, nowMs);
  const others = open.filter((quiz) => quiz.topic !== topic);
  if (others.length < MAX_OPEN) return;
  const endsInMs = Math.min(...others.map(({ startedAt }) => startedAt.getTime() + QUIZ_LIMIT_MS - nowMs));
  throw new AppError('too_many_requests', undefined, {
    retryAfterSeconds: Math.max(1, Math.ceil(endsInMs / 1_000)),
  });
}

/** Closes the learner's quizzes whose time is over, the oldest first. Returns those that stay open. */
export async function settleOpen(
  database: Database,
  learnerId: string,
  nowMs: number,
): Promise<QuizAttempt[]> {
  const open = await database.assessmentAttempts
    .find({ learnerId, kind: 'technical', status: 'open' })
    .sort({ startedAt: 1 })
    .limit(SETTLED_AT_ONCE)
    .lean<QuizAttempt[]>();
  const settled = await Promise.all(open.map((quiz) => settle(database, quiz, nowMs)));
  return settled.filter(({ status }) => status === 'open');
}

async function countQuiz(database: Database, { subject }: QuizScope): Promise<void> {
  await database.quizExposures.updateOne({ subject }, { $inc: { quizzes: 1 } }, { upsert: true });
}
