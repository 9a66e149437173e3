import { QUIZ_SUBJECTS, type QuizSubject } from '@preproom/models/contract/assessments/quizSubjects';
import { MIN_ITEMS_IN_USE, type QuizItemDetail } from '@preproom/models/contract/assessments/team/quizItems';
import { AppError } from '@preproom/models/contract/http/errors';
import type { QuizItemFacts, StoredQuizItem } from '@preproom/models/db/assessments/quizItem.model';
import type { Database } from '@preproom/models/db/database';
import { isDuplicateKey } from '@preproom/models/db/errors';
import { bankId, itemsOf, sampleOf, templatesOf } from '../quizzes/bank/bank.ts';
import { type BankItem, keyOf, optionsOf } from '../quizzes/bank/bankItem.ts';
import { countItems } from '../quizzes/bank/quizTopics.ts';
import { bankItem } from '../quizzes/quiz.present.ts';

type FactsInBank = Pick<BankItem, 'prompt' | 'topic' | 'kind' | 'difficulty'>;

const factsOf = ({ prompt, topic, kind, difficulty }: FactsInBank, subject: QuizSubject): QuizItemFacts => ({
  prompt,
  subject,
  topic,
  kind,
  difficulty,
});

/** Stores what the bank's files say of each item where it is missing or differs. Several processes may do it at once. */
export async function storeBankFacts({ quizItems }: Database): Promise<void> {
  const stored = await quizItems.find({}, { itemId: 1, ...SHOWN }).lean<StoredQuizItem[]>();
  const byId = new Map(stored.map((item) => [item.itemId, item]));
  const inBank = QUIZ_SUBJECTS.flatMap((subject) =>
    [...itemsOf(subject), ...templatesOf(subject).map(sampleOf)].map((item) => ({
      itemId: item.id,
      ...factsOf(item, subject),
    })),
  );
  const missing = inBank.filter(({ itemId }) => !byId.has(itemId));
  await quizItems.insertMany(missing, { ordered: false }).catch((error) => {
    // Stored by another process, or with its first answer, at this moment.
    if (!isDuplicateKey(error)) throw error;
  });
  for (const { itemId, ...facts } of inBank) {
    const known = byId.get(itemId);
    if (!known || JSON.stringify(factsOf(known, known.subject)) === JSON.stringify(facts)) continue;
    await quizItems.updateOne({ itemId }, { $set: facts });
  }
}
const SHOWN = { prompt: 1, subject: 1, topic: 1, kind: 1, difficulty: 1 };

/** Counts an answer in a quiz; that to an item made from a template counts for the template. */
export async function countAnswer(
  { quizItems }: Database,
  { itemId, subject }: { itemId: string; subject: QuizSubject },
  isRight: boolean,
): Promise<void> {
  const counted = bankId(itemId);
  await quizItems.updateOne(
    { itemId: counted },
    {
      $inc: { answered: 1, right: isRight ? 1 : 0 },
      $setOnInsert: factsOf(bankItem({ itemId: counted }), subject),
    },
    { upsert: true },
  );
}

/** The ids of items that nobody is asked, in the bank. */
export async function withdrawnItems({ quizItems }: Database, subject?: QuizSubject): Promise<string[]> {
  const found = await quizItems
    .find({ isWithdrawn: true, ...(subject && { subject }) }, { itemId: 1 })
    .lean();
  return found.map(({ itemId }) => itemId);
}

/** Throws `not_found`. */
export async function findQuizItem({ quizItems }: Database, id: string): Promise<StoredQuizItem> {
  const item = await quizItems.findById(id).lean<StoredQuizItem>();
  if (!item) throw new AppError('not_found');
  return item;
}

/** Throws `conflict` if it is so already, and `bad_request` if the subject would not have enough of them left. */
export async function setWithdrawn(
  database: Database,
  { _id, subject }: StoredQuizItem,
  isWithdrawn: boolean,
): Promise<void> {
  const left = countItems(subject) - (await withdrawnItems(database, subject)).length;
  if (isWithdrawn && left <= MIN_ITEMS_IN_USE) {
    throw new AppError('bad_request', undefined, {
      fields: { isWithdrawn: `would leave fewer than ${MIN_ITEMS_IN_USE} questions` },
    });
  }
  const from = { _id, isWithdrawn: !isWithdrawn };
  const { modifiedCount } = await database.quizItems.updateOne(from, { $set: { isWithdrawn } });
  if (modifiedCount === 0) throw new AppError('conflict');
}

/** With its key, and what answers say of its difficulty. Throws `not_found`. */
export async function readQuizItem(database: Database, quizItemId: string): Promise<QuizItemDetail> {
  const { _id, ...stored } = await findQuizItem(database, quizItemId);
  const item = bankItem(stored);
  const { itemId, answered, right, isWithdrawn, subject } = stored;
  const exposure = await database.quizExposures.findOne({ subject }, { measured: 1 }).lean();
  return {
    _id: _id.toString(),
    itemId,
    answered,
    right,
    isWithdrawn,
    measured: exposure?.measured?.[itemId] ?? null,
    ...factsOf(item, subject),
    lines: 'lines' in item && item.lines ? item.lines : [],
    language: item.language ?? null,
    options: [...optionsOf(item)],
    key: [...keyOf(item)],
    explanation: item.explanation,
    mistakes: 'mistakes' in item && item.mistakes ? item.mistakes : [],
    source: item.source,
  };
}
