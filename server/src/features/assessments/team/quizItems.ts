import { QuizCategory } from '@preproom/models/contract/assessments/quizResult';
import { MIN_ITEMS_IN_USE, type QuizItemDetail } from '@preproom/models/contract/assessments/team/quizItems';
import { AppError } from '@preproom/models/contract/http/errors';
import type { QuizItemFacts, StoredQuizItem } from '@preproom/models/db/assessments/quizItem.model';
import type { Database } from '@preproom/models/db/database';
import { itemsOf } from '../quizzes/bank/bank.ts';
import { type BankItem, keyOf, optionsOf } from '../quizzes/bank/bankItem.ts';
import { bankItem } from '../quizzes/quiz.present.ts';

type FactsInBank = Pick<BankItem, 'prompt' | 'topic' | 'kind' | 'difficulty'>;

const factsOf = (
  { prompt, topic, kind, difficulty }: FactsInBank,
  category: QuizCategory,
): QuizItemFacts => ({ prompt, category, topic, kind, difficulty });

/** Stores what the bank's files say of each item where it is missing or differs. Several processes may do it at once. */
export async function storeBankFacts({ quizItems }: Database): Promise<void> {
  const stored = await quizItems.find({}, { itemId: 1, ...SHOWN }).lean<StoredQuizItem[]>();
  const byId = new Map(stored.map((item) => [item.itemId, item]));
  for (const category of QuizCategory.options)
    for (const item of itemsOf(category)) {
      const facts = factsOf(item, category);
      const known = byId.get(item.id);
      if (known && JSON.stringify(factsOf(known, known.category)) === JSON.stringify(facts)) continue;
      await quizItems.updateOne({ itemId: item.id }, { $set: facts }, { upsert: true });
    }
}
const SHOWN = { prompt: 1, category: 1, topic: 1, kind: 1, difficulty: 1 };

/** Counts an answer in a quiz. */
export async function countAnswer(
  { quizItems }: Database,
  { itemId, category }: { itemId: string; category: QuizCategory },
  isRight: boolean,
): Promise<void> {
  await quizItems.updateOne(
    { itemId },
    {
      $inc: { answered: 1, right: isRight ? 1 : 0 },
      $setOnInsert: factsOf(bankItem({ itemId }), category),
    },
    { upsert: true },
  );
}

/** The ids of items that nobody is asked, in the bank. */
export async function withdrawnItems({ quizItems }: Database, category?: QuizCategory): Promise<string[]> {
  const found = await quizItems
    .find({ isWithdrawn: true, ...(category && { category }) }, { itemId: 1 })
    .lean();
  return found.map(({ itemId }) => itemId);
}

/** Throws `not_found`. */
export async function findQuizItem({ quizItems }: Database, id: string): Promise<StoredQuizItem> {
  const item = await quizItems.findById(id).lean<StoredQuizItem>();
  if (!item) throw new AppError('not_found');
  return item;
}

/** Throws `conflict` if it is so already, and `bad_request` if the category would not have enough of them left. */
export async function setWithdrawn(
  database: Database,
  { _id, category }: StoredQuizItem,
  isWithdrawn: boolean,
): Promise<void> {
  const left = itemsOf(category).length - (await withdrawnItems(database, category)).length;
  if (isWithdrawn && left <= MIN_ITEMS_IN_USE) {
    throw new AppError('bad_request', undefined, {
      fields: { isWithdrawn: `would leave fewer than ${MIN_ITEMS_IN_USE} questions` },
    });
  }
  const from = { _id, isWithdrawn: !isWithdrawn };
  const { modifiedCount } = await database.quizItems.updateOne(from, { $set: { isWithdrawn } });
  if (modifiedCount === 0) throw new AppError('conflict');
}

export function presentQuizItem({ _id, ...stored }: StoredQuizItem): QuizItemDetail {
  const item = bankItem(stored);
  const { itemId, answered, right, isWithdrawn, category } = stored;
  return {
    _id: _id.toString(),
    itemId,
    answered,
    right,
    isWithdrawn,
    ...factsOf(item, category),
    lines: 'lines' in item && item.lines ? item.lines : [],
    language: item.language ?? null,
    options: [...optionsOf(item)],
    key: [...keyOf(item)],
    explanation: item.explanation,
    source: item.source,
  };
}
