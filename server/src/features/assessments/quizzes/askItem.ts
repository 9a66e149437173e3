import { type QuizSubject, scopeOf } from '@preproom/models/contract/assessments/quizSubjects';
import type { QuizExposureDocument } from '@preproom/models/db/assessments/quizExposure.model';
import type { Database } from '@preproom/models/db/database';
import { withdrawnItems } from '../team/quizItems.ts';
import { bankId } from './bank/bank.ts';
import type { BankItem } from './bank/bankItem.ts';
import { candidatesOf, itemOf, rememberedQuizzes } from './bank/quizTopics.ts';
import { earlierQuizzes } from './earlierQuizzes.ts';
import { askedElsewhere } from './openItems.ts';
import { type AskedItem, askedItems, openItem, type QuizAttempt } from './quizWork.ts';
import { closeQuiz, reread } from './quizzes.ts';
import { shuffledOrder } from './rules/judge.ts';
import { abilityOf } from './rules/quizResult.ts';
import { type Candidate, type Exposure, selectItem } from './rules/selectItem.ts';

/** Asks the next item; leaves a quiz as it is that is done or waits for an answer. Of two tabs at once, one asks. */
export async function askItem(
  database: Database,
  quiz: QuizAttempt,
  nowMs: number,
  random: () => number = Math.random,
): Promise<QuizAttempt> {
  if (quiz.status !== 'open' || openItem(quiz)) return quiz;
  const asked = askedItems(quiz);
  const scope = scopeOf(quiz.topic);
  const { subject } = scope;
  const [exposure, seenBefore, withdrawn, elsewhere] = await Promise.all([
    readExposure(database, subject),
    seenItems(database, quiz),
    withdrawnItems(database, subject),
    askedElsewhere(database, quiz.learnerId.toString(), nowMs),
  ]);
  const leftOut = new Set([...withdrawn, ...elsewhere]);
  const difficultyOf = ({ id, difficulty }: Candidate) => exposure.measured[id]?.difficulty ?? difficulty;
  const chosen = selectItem({
    items: candidatesOf(scope)
      .filter(({ id }) => !leftOut.has(id))
      .map((candidate) => ({ ...candidate, difficulty: difficultyOf(candidate) })),
    ability: abilityOf(asked).ability,
    asked: asked.map(({ itemId }) => bankId(itemId)),
    seenBefore,
    exposure,
    random,
  });
  // Too many of a topic were withdrawn, or are asked elsewhere.
  if (!chosen) return closeQuiz(database, quiz, nowMs);
  await storeAsked(
    database,
    quiz,
    startItem(
      {
        ...itemOf(chosen, random, [...seenBefore, ...asked.map(({ itemId }) => itemId)]),
        difficulty: chosen.difficulty,
      },
      new Date(nowMs),
      random,
    ),
  );
  return reread(database, quiz);
}

function startItem(item: BankItem, askedAt: Date, random: () => number): AskedItem {
  const { id, kind, difficulty } = item;
  return {
    itemId: id,
    kind,
    difficulty,
    order: shuffledOrder(item, random),
    askedAt,
    choice: null,
    outcome: null,
  };
}

async function storeAsked(database: Database, quiz: QuizAttempt, item: AskedItem): Promise<void> {
  const { modifiedCount } = await database.assessmentAttempts.updateOne(
    { _id: quiz._id, status: 'open', 'work.asked': { $size: askedItems(quiz).length } },
    { $push: { 'work.asked': item } },
  );
  // An item made from a template is made for one quiz.
  if (modifiedCount === 0 || bankId(item.itemId) !== item.itemId) return;
  await database.quizExposures.updateOne(
    { subject: scopeOf(quiz.topic).subject },
    { $inc: { [`shown.${item.itemId}`]: 1 } },
    { upsert: true },
  );
}

async function readExposure(
  database: Database,
  subject: QuizSubject,
): Promise<Exposure & Pick<Required<QuizExposureDocument>, 'measured'>> {
  const stored = await database.quizExposures.findOne({ subject }).lean();
  return { quizzes: stored?.quizzes ?? 0, shown: stored?.shown ?? {}, measured: stored?.measured ?? {} };
}

/** Items that the learner has met before, in quizzes as far back as enough others are left, and in practice. */
async function seenItems(database: Database, quiz: QuizAttempt): Promise<ReadonlySet<string>> {
  const { subject } = scopeOf(quiz.topic);
  const [before, practised] = await Promise.all([
    earlierQuizzes(database, quiz, rememberedQuizzes(subject)),
    database.topicPractices.find({ learnerId: quiz.learnerId }, { scope: 1, recent: 1 }).lean(),
  ]);
  const ofSubject = practised.filter(({ scope }) => scopeOf(scope).subject === subject);
  return new Set([
    ...before.flatMap((one) => askedItems(one).map(({ itemId }) => itemId)),
    ...ofSubject.flatMap(({ recent }) => recent.map(({ itemId }) => itemId)),
  ]);
}
