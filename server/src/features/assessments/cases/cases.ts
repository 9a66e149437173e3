import type { CaseResult } from '@preproom/models/contract/assessments/caseResult';
import type { CaseAnswer } from '@preproom/models/contract/assessments/cases';
import { AppError } from '@preproom/models/contract/http/errors';
import type { Database } from '@preproom/models/db/database';
import { isDuplicateKey } from '@preproom/models/db/errors';
import { caseByTitle } from './caseBank.ts';
import type { Step } from './caseStudy.ts';
import { type CaseAttempt, studyOf, workOf } from './caseWork.ts';
import { isPossibleAnswer, isRightAnswer, stepOptions } from './judgeStep.ts';

/** The learner's attempt at a case. Throws `not_found`. */
export async function findCase(
  { assessmentAttempts }: Database,
  { attemptId, learnerId }: { attemptId: string; learnerId: string },
): Promise<CaseAttempt> {
  const own = { _id: attemptId, learnerId, kind: 'case', status: { $ne: 'deleted' } } as const;
  const attempt = await assessmentAttempts.findOne(own).lean<CaseAttempt>();
  if (!attempt) throw new AppError('not_found');
  return attempt;
}

/** Starts a case, or returns the id of the open attempt. A case can be done again at any time. Throws `not_found` for a title that no case has. */
export async function startCase(
  { assessmentAttempts }: Database,
  { learnerId, title }: { learnerId: string; title: string },
  nowMs: number,
  random: () => number = Math.random,
): Promise<string> {
  const study = caseByTitle(title);
  if (!study) throw new AppError('not_found');
  const own = { learnerId, kind: 'case', topic: title, status: 'open' } as const;
  const open = await assessmentAttempts.findOne(own, { _id: 1 }).lean();
  if (open) return open._id.toString();
  const orders = study.steps.map((step) => shuffledOrder(step, random));
  try {
    const work = { orders, hints: 0, answers: [], answered: 0 };
    const { _id } = await assessmentAttempts.create({ ...own, startedAt: new Date(nowMs), work });
    return _id.toString();
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    // Another tab has just started it.
    const { _id } = await assessmentAttempts.findOne(own, { _id: 1 }).lean().orFail();
    return _id.toString();
  }
}

/** An order of the step's options; a sequence is never shown in order. */
function shuffledOrder(step: Step, random: () => number): number[] {
  const order = stepOptions(step)
    .map((_, position) => ({ position, key: random() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ position }) => position);
  const isSolved = step.kind === 'order' && order.every((position, place) => position === place);
  return isSolved ? order.toReversed() : order;
}

/** Shows the current step's next hint; one that is shown already changes nothing. Throws `conflict` for another step, `bad_request` for a hint too early. */
export async function takeCaseHint(
  database: Database,
  attempt: CaseAttempt,
  { position, hint }: { position: number; hint: number },
): Promise<CaseAttempt> {
  const { answered, hints } = workOf(attempt);
  if (attempt.status !== 'open' || answered !== position) throw new AppError('conflict');
  if (hint > hints + 1) throw new AppError('bad_request', undefined, { fields: { hint: 'comes later' } });
  await database.assessmentAttempts.updateOne(
    { _id: attempt._id, status: 'open', 'work.answered': position, 'work.hints': hint - 1 },
    { $set: { 'work.hints': hint } },
  );
  return reread(database, attempt);
}

/** Stores the answer to a step; after the last one the case is done. The same answer again changes nothing. Throws `already_answered` for another one, `conflict` for a step that comes later, `bad_request` for an impossible answer. */
export async function answerCaseStep(
  database: Database,
  attempt: CaseAttempt,
  { position, answer }: { position: number; answer: CaseAnswer },
  nowMs: number,
): Promise<CaseAttempt> {
  const { answers, answered } = workOf(attempt);
  const stored = answers[position];
  if (stored) {
    if (JSON.stringify(stored) !== JSON.stringify(answer)) throw new AppError('already_answered');
    return attempt;
  }
  const { steps } = studyOf(attempt);
  const step = steps[position];
  if (!step || answered !== position) throw new AppError('conflict');
  if (!isPossibleAnswer(step, answer))
    throw new AppError('bad_request', undefined, { fields: { answer: 'is not possible for this step' } });
  const isLast = position === steps.length - 1;
  const ended = {
    status: 'done',
    finishedAt: new Date(nowMs),
    result: resultOf(attempt, [...answers, answer]),
  };
  const { modifiedCount } = await database.assessmentAttempts.updateOne(
    { _id: attempt._id, status: 'open', 'work.answered': position },
    {
      $push: { 'work.answers': answer },
      $set: { 'work.answered': position + 1, 'work.hints': 0, ...(isLast && ended) },
    },
  );
  const written = await reread(database, attempt);
  // Another tab was quicker.
  return modifiedCount === 0 ? answerCaseStep(database, written, { position, answer }, nowMs) : written;
}

function resultOf(attempt: CaseAttempt, answers: readonly CaseAnswer[]): CaseResult {
  const { steps } = studyOf(attempt);
  const { orders } = workOf(attempt);
  const right = steps.filter((step, place) => {
    const answer = answers[place];
    return answer && isRightAnswer(step, orders[place] ?? [], answer);
  });
  return { kind: 'case', steps: steps.length, right: right.length };
}

/** Throws `not_found` if the attempt was deleted meanwhile. */
async function reread({ assessmentAttempts }: Database, { _id }: CaseAttempt): Promise<CaseAttempt> {
  const attempt = await assessmentAttempts.findOne({ _id }).lean<CaseAttempt>();
  if (!attempt || attempt.status === 'deleted') throw new AppError('not_found');
  return attempt;
}
