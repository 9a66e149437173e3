import type { QuizResult } from '@preproom/models/contract/assessments/quizResult';
import { scopeOf } from '@preproom/models/contract/assessments/quizSubjects';
import type { AnsweredItem, Quiz, ShownItem } from '@preproom/models/contract/assessments/quizzes';
import { AppError } from '@preproom/models/contract/http/errors';
import type { Language } from '@preproom/models/contract/http/language';
import { type Found, itemById } from './bank/bank.ts';
import { type BankItem, mistakeOf, optionsOf } from './bank/bankItem.ts';
import { quizLength } from './bank/quizTopics.ts';
import { type AskedItem, askedItems, openItem, type QuizAttempt } from './quizWork.ts';
import { shownKey } from './rules/judge.ts';
import { leftMs, limitMsOf } from './rules/timing.ts';

/** The quiz as the learner may see it now: an item's key only once the item is over. */
export function presentQuiz(quiz: QuizAttempt, nowMs: number, language: Language): Quiz {
  const asked = askedItems(quiz);
  const scope = scopeOf(quiz.topic);
  const open = quiz.status === 'open' ? openItem(quiz) : undefined;
  return {
    _id: quiz._id.toString(),
    subject: scope.subject,
    topics: [...scope.topics],
    status: quiz.status === 'open' ? 'open' : 'done',
    startedAt: quiz.startedAt.toISOString(),
    of: quizLength(scope),
    answered: asked.filter(({ outcome }) => outcome !== null).map((one) => presentAnswered(one, language)),
    current: open
      ? {
          position: asked.length - 1,
          item: showItem(found(open, language), open.order),
          leftMs: leftMs(open, nowMs),
          limitMs: limitMsOf(open),
        }
      : null,
    result: quiz.result as QuizResult | null,
  };
}

function presentAnswered(asked: AskedItem, language: Language): AnsweredItem {
  return withKey(found(asked, language), asked.order, asked);
}

/** The item with its key, explanation and source, for somebody who has answered it. */
export function withKey(
  shown: Found,
  order: readonly number[],
  { choice, outcome }: Pick<AskedItem, 'choice' | 'outcome'>,
): AnsweredItem {
  const { item } = shown;
  return {
    item: showItem(shown, order),
    choice,
    outcome: outcome ?? 'late',
    key: shownKey(item, order),
    explanation: item.explanation,
    mistake: mistakeShown(item, order, choice),
    source: item.source,
  };
}

/** The mistake behind the learner's own choice. After any other answer, the most tempting one, which is then not called theirs. */
function mistakeShown(
  item: BankItem,
  order: readonly number[],
  choice: readonly number[] | null,
): AnsweredItem['mistake'] {
  const chosen = order[choice?.[0] ?? -1] ?? 0;
  const own = mistakeOf(item, chosen);
  if (own !== null) return { text: own, isOwn: true };
  const tempting = mistakeOf(item, 1);
  return tempting === null ? null : { text: tempting, isOwn: false };
}

/** The item without its key, options in this order. */
export function showItem({ item, language }: Found, order: readonly number[]): ShownItem {
  const options = optionsOf(item);
  return {
    kind: item.kind,
    topic: item.topic,
    prompt: item.prompt,
    lines: 'lines' in item && item.lines ? item.lines : [],
    language: item.language ?? null,
    textLanguage: language,
    options: order.map((position) => options[position] ?? ''),
  };
}

/** An item of the bank, in this language if it has it. Throws `internal` for one that is not there: ids are never reused or removed. */
export function found({ itemId }: Pick<AskedItem, 'itemId'>, language: Language): Found {
  const known = itemById(itemId, language);
  if (!known) throw new AppError('internal', `The bank has no item ${itemId}`);
  return known;
}

/** The item in English: what is right is the same in every language. */
export const bankItem = (asked: Pick<AskedItem, 'itemId'>): BankItem => found(asked, 'en').item;
