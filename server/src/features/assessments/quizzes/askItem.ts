import type { QuizCategory } from '@preproom/models/contract/assessments/quizResult';
import type { Database } from '@preproom/models/db/database';
import { withdrawnItems } from '../team/quizItems.ts';
import { itemsOf } from './bank/bank.ts';
import { bankItem } from './quiz.present.ts';
import { type AskedItem, askedItems, openItem, type QuizAttempt } from './quizWork.ts';
import { reread } from './quizzes.ts';
import { shuffledOrder } from './rules/judge.ts';
import { abilityOf } from './rules/quizResult.ts';
import { type Exposure, selectItem } from './rules/selectItem.ts';

/** Quizzes of the same category whose items are avoided. */
const REMEMBERED_QUIZZES = 2;

/** Asks the next item; leaves a quiz as it is that is done or waits for an answer. Of two tabs at once, one asks. */
export async function askItem(
  database: Database,
  quiz: QuizAttempt,
  nowMs: number,
  random: () => number = Math.random,
): Promise<QuizAttempt> {
  if (quiz.status !== 'open' || openItem(quiz)) return quiz;
  const asked = askedItems(quiz);
  const category = quiz.topic as QuizCategory;
  const [exposure, seenBefore, withdrawn] = await Promise.all([
    readExposure(database, category),
    seenItems(database, quiz),
    withdrawnItems(database, category),
  ]);
  const chosen = selectItem({
    items: itemsOf(category).filter(({ id }) => !withdrawn.includes(id)),
    ability: abilityOf(asked).ability,
    asked: asked.map(({ itemId }) => itemId),
    seenBefore,
    exposure,
    random,
  });
  if (!chosen) return quiz;
  await storeAsked(database, quiz, startItem(chosen.id, new Date(nowMs), random));
  return reread(database, quiz);
}

function startItem(itemId: string, askedAt: Date, random: () => number): AskedItem {
  const item = bankItem({ itemId });
  const { kind, difficulty } = item;
  return {
    itemId,
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
  if (modifiedCount === 0) return;
  await database.quizExposures.updateOne(
    { category: quiz.topic as QuizCategory },
    { $inc: { [`shown.${item.itemId}`]: 1 } },
    { upsert: true },
  );
}

async function readExposure(database: Database, category: QuizCategory): Promise<Exposure> {
  const stored = await database.quizExposures.findOne({ category }).lean();
  return { quizzes: stored?.quizzes ?? 0, shown: stored?.shown ?? {} };
}

/** Items of the learner's quizzes of this category before this one. */
async function seenItems(
  database: Database,
  { _id, learnerId, kind, topic }: QuizAttempt,
): Promise<ReadonlySet<string>> {
  const before = await database.assessmentAttempts
    .find({ learnerId, kind, topic, status: 'done', _id: { $ne: _id } }, { 'work.asked.itemId': 1 })
    .sort({ startedAt: -1 })
    .limit(REMEMBERED_QUIZZES)
    .lean<QuizAttempt[]>();
  return new Set(before.flatMap((quiz) => askedItems(quiz).map(({ itemId }) => itemId)));
}
