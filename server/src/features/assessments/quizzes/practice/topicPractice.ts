import { type QuizScope, scopeName } from '@preproom/models/contract/assessments/quizSubjects';
import type { Choice } from '@preproom/models/contract/assessments/quizzes';
import { AppError } from '@preproom/models/contract/http/errors';
import type { Database } from '@preproom/models/db/database';
import { isDuplicateKey } from '@preproom/models/db/errors';
import { withdrawnItems } from '../../team/quizItems.ts';
import { candidatesOf, itemOf } from '../bank/quizTopics.ts';
import { timedItems } from '../openItems.ts';
import { bankItem } from '../quiz.present.ts';
import { addCards } from '../reviews/reviewCards.ts';
import { isPossibleChoice, isRightChoice, shuffledOrder } from '../rules/judge.ts';
import { choosePracticeItem } from './choosePracticeItem.ts';
import type { TopicPractice } from './practice.present.ts';
import { countPracticeDay } from './practiceStreaks.ts';

/** Answers that are remembered: twice the questions of the largest topic. */
const REMEMBERED = 120;

/** Whose practice, and on what. */
export interface OwnPractice {
  learnerId: string;
  scope: QuizScope;
}

/** Asks the next question, or leaves the one that has no answer yet. Of two tabs at once, one asks. Throws `not_found` if all questions were withdrawn, or are asked with a clock. */
export async function askPracticeItem(
  database: Database,
  own: OwnPractice,
  nowMs: number,
  random: () => number = Math.random,
): Promise<TopicPractice> {
  const practice = (await readPractice(database, own)) ?? (await beginPractice(database, own, nowMs));
  const { _id, asked, answered, recent } = practice;
  if (asked > answered) return practice;
  const [withdrawn, timed] = await Promise.all([
    withdrawnItems(database, own.scope.subject),
    timedItems(database, own.learnerId, nowMs),
  ]);
  const leftOut = new Set([...withdrawn, ...timed]);
  const candidates = candidatesOf(own.scope).filter(({ id }) => !leftOut.has(id));
  const chosen = choosePracticeItem(candidates, recent, random);
  if (!chosen) throw new AppError('not_found');
  const item = itemOf(
    chosen,
    random,
    recent.map(({ itemId }) => itemId),
  );
  const current = { itemId: item.id, order: shuffledOrder(item, random), hints: 0, choice: null };
  await database.topicPractices.updateOne({ _id, asked, answered }, { $set: { current, asked: asked + 1 } });
  return reread(database, own);
}

/** Shows hints up to this one. Throws `conflict` for a question that is not asked now, `bad_request` for a hint that it does not have. */
export async function takeHint(
  database: Database,
  own: OwnPractice,
  { position, hint }: { position: number; hint: number },
): Promise<TopicPractice> {
  const { _id, current } = openAt(await reread(database, own), position);
  const hints = bankItem(current).hints ?? [];
  if (hint > hints.length || hint > current.hints + 1)
    throw new AppError('bad_request', undefined, { fields: { hint: 'does not exist, or comes later' } });
  await database.topicPractices.updateOne(
    { _id, asked: position + 1, answered: position, 'current.hints': hint - 1 },
    { $set: { 'current.hints': hint } },
  );
  return reread(database, own);
}

/**
 * Judges and stores the answer; a question that was missed comes back by spaced repetition. The same answer again changes nothing.
 * Throws `already_answered` for another one, `conflict` for a question that is not asked, `bad_request` for an impossible choice.
 */
export async function answerPracticeItem(
  database: Database,
  own: OwnPractice,
  { position, choice }: { position: number; choice: Choice },
  nowMs: number,
): Promise<TopicPractice> {
  const stored = await reread(database, own);
  if (stored.asked === position + 1 && stored.answered === position + 1) return sameAnswer(stored, choice);
  const { _id, current } = openAt(stored, position);
  const item = bankItem(current);
  if (!isPossibleChoice(item, choice))
    throw new AppError('bad_request', undefined, { fields: { choice: 'is not possible for this item' } });
  const outcome = isRightChoice(item, current.order, choice) ? 'right' : 'wrong';
  const isRight = outcome === 'right';
  const isUnaided = isRight && current.hints === 0;
  const { itemId, hints } = current;
  const { modifiedCount } = await database.topicPractices.updateOne(
    // With the hints that were shown: one that was asked for meanwhile counts.
    { _id, asked: position + 1, answered: position, 'current.hints': hints },
    {
      $set: { 'current.choice': choice, lastAt: new Date(nowMs) },
      $inc: { answered: 1, right: isRight ? 1 : 0, unaided: isUnaided ? 1 : 0 },
      $push: { recent: { $each: [{ itemId, outcome, hints }], $slice: -REMEMBERED } },
    },
  );
  // Another tab was quicker.
  if (modifiedCount === 0) return answerPracticeItem(database, own, { position, choice }, nowMs);
  await addCards(database, { learnerId: stored.learnerId, attemptId: null }, [{ itemId, outcome }], nowMs);
  await countPracticeDay(database, own.learnerId, nowMs);
  return reread(database, own);
}

function sameAnswer(practice: TopicPractice, choice: Choice): TopicPractice {
  if (practice.current?.choice?.join() !== choice.join()) throw new AppError('already_answered');
  return practice;
}

async function readPractice(
  { topicPractices }: Database,
  { learnerId, scope }: OwnPractice,
): Promise<TopicPractice | null> {
  return topicPractices.findOne({ learnerId, scope: scopeName(scope) }).lean<TopicPractice>();
}

async function beginPractice(database: Database, own: OwnPractice, nowMs: number): Promise<TopicPractice> {
  try {
    await database.topicPractices.create({
      learnerId: own.learnerId,
      scope: scopeName(own.scope),
      lastAt: new Date(nowMs),
    });
  } catch (error) {
    // Another tab has just begun it.
    if (!isDuplicateKey(error)) throw error;
  }
  return reread(database, own);
}

/** Throws `conflict` if practice on the topic was never begun, or was deleted meanwhile. */
async function reread(database: Database, own: OwnPractice): Promise<TopicPractice> {
  const practice = await readPractice(database, own);
  if (!practice) throw new AppError('conflict');
  return practice;
}

type Open = TopicPractice & { current: NonNullable<TopicPractice['current']> };

/** The practice with the question that waits for its answer. Throws `conflict` if that is another one, or none. */
function openAt(practice: TopicPractice, position: number): Open {
  const { current, asked, answered } = practice;
  if (!current || asked !== position + 1 || answered !== position) throw new AppError('conflict');
  return { ...practice, current };
}
