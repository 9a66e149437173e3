import { setImmediate as otherWork } from 'node:timers/promises';
import { QUIZ_SUBJECTS, type QuizSubject, scopeOf } from '@preproom/models/contract/assessments/quizSubjects';
import { DAY_MS } from '@preproom/models/contract/http/durations';
import type { MeasuredDifficulty } from '@preproom/models/db/assessments/quizExposure.model';
import type { Database } from '@preproom/models/db/database';
import type { AppDeps } from '../../../../deps.ts';
import { bankId, itemById, itemsOf, sampleOf, templatesOf } from '../bank/bank.ts';
import { chanceByGuessing } from '../bank/bankItem.ts';
import { askedItems, type QuizAttempt } from '../quizWork.ts';
import { Calibration, type ItemAnswer, UNKNOWN_POPULATION } from './calibrate.ts';

declare module '../../../../backgroundJobs/jobs.ts' {
  interface JobData {
    /** Measures how hard the questions are from last year's answers. */
    'quizzes:calibrate': Record<string, never>;
  }
}

/** Questions and learners change. */
const LOOKED_AT_MS = 365 * DAY_MS;
/** So many quizzes take about two milliseconds; then other work has its turn. */
const QUIZZES_AT_A_TIME = 20;

/**
 * Measures the difficulties of each subject's items from the quizzes of the last year, with what the last run found for the other items
 * and the learners: a step towards the best estimate each night.
 */
export async function calibrateQuizzes({
  database,
  clock,
}: Pick<AppDeps, 'database' | 'clock'>): Promise<void> {
  const since = new Date(clock.now() - LOOKED_AT_MS);
  const before = new Map((await database.quizExposures.find().lean()).map((one) => [one.subject, one]));
  const calibrations = new Map<QuizSubject, Calibration>();
  let counted = 0;
  const done = { kind: 'technical', status: 'done', startedAt: { $gte: since } } as const;
  const firsts = new FirstAnswers();
  // By learner, the oldest first; an index has this order.
  const quizzes = database.assessmentAttempts.find(done).sort({ learnerId: -1, startedAt: 1 });
  for await (const quiz of quizzes.lean<QuizAttempt[]>().cursor()) {
    const { subject } = scopeOf(quiz.topic);
    const known = before.get(subject);
    const calibration = calibrations.get(subject) ?? new Calibration(known?.population ?? UNKNOWN_POPULATION);
    calibrations.set(subject, calibration);
    const answers = answersOf(quiz, known?.measured ?? {});
    calibration.add(firsts.of(quiz.learnerId.toString(), answers));
    if (++counted % QUIZZES_AT_A_TIME === 0) await otherWork();
  }
  for (const subject of QUIZ_SUBJECTS) {
    const calibration = calibrations.get(subject);
    if (calibration) await store(database, subject, calibration);
  }
}

/** Of a learner's answers to an item the first counts, so that nobody alone says how hard it is. Quizzes must come learner by learner. */
class FirstAnswers {
  #learnerId = '';
  #answered = new Set<string>();

  /** Those of a quiz that are the learner's first to their items. */
  of(learnerId: string, answers: readonly ItemAnswer[]): ItemAnswer[] {
    if (learnerId !== this.#learnerId) this.#answered = new Set();
    this.#learnerId = learnerId;
    const first = answers.filter(({ id }) => !this.#answered.has(id));
    for (const { id } of first) this.#answered.add(id);
    return first;
  }
}

/** The answers of a quiz to items that the bank still has; a late one counts as wrong. */
function answersOf(quiz: QuizAttempt, measured: Record<string, MeasuredDifficulty>): ItemAnswer[] {
  return askedItems(quiz).flatMap(({ itemId, outcome }) => {
    const item = itemById(itemId)?.item;
    if (!item || outcome === null) return [];
    const id = bankId(itemId);
    const difficulty = measured[id]?.difficulty ?? item.difficulty;
    return [{ id, difficulty, guess: chanceByGuessing(item), isRight: outcome === 'right' }];
  });
}

async function store(database: Database, subject: QuizSubject, calibration: Calibration): Promise<void> {
  const measured: Record<string, MeasuredDifficulty> = {};
  for (const { id, difficulty } of [...itemsOf(subject), ...templatesOf(subject).map(sampleOf)]) {
    const found = calibration.measured(id, difficulty);
    if (found) measured[id] = found;
  }
  const population = calibration.population();
  await database.quizExposures.updateOne({ subject }, { $set: { measured, population } }, { upsert: true });
}
