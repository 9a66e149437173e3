import type { QuizScope, QuizSubject } from '@preproom/models/contract/assessments/quizSubjects';
import { MIN_TOPIC_ITEMS, QUIZ_ITEMS } from '@preproom/models/contract/assessments/quizzes';
import type { Candidate } from '../rules/selectItem.ts';
import { bankId, itemById, itemsOf, makeItem, sampleOf, templateById, templatesOf } from './bank.ts';
import type { BankItem } from './bankItem.ts';

/** Seeds of items made from templates; large enough that a learner hardly meets one twice. */
const SEEDS = 10 ** 9;

/** A template makes any number of items, but they are alike: in a quiz it stands for so many. */
const ITEMS_OF_A_TEMPLATE = 5;

/** Topics with questions enough for a quiz of their own, in the order of the bank. */
export function quizTopics(subject: QuizSubject): readonly string[] {
  const topics = new Set([...itemsOf(subject), ...templatesOf(subject)].map(({ topic }) => topic));
  return [...topics].filter((topic) => countItems(subject, topic) >= MIN_TOPIC_ITEMS);
}

/** How many questions a quiz asks: fewer than usual where the chosen topics have fewer. */
export function quizLength({ subject, topics }: QuizScope): number {
  if (topics.length === 0) return QUIZ_ITEMS;
  const candidates = topics.reduce((sum, topic) => sum + countItems(subject, topic), 0);
  return Math.min(QUIZ_ITEMS, candidates);
}

/** How many different questions a subject, or one of its topics, has. */
export function countItems(subject: QuizSubject, wanted?: string): number {
  const isWanted = ({ topic }: { topic: string }) => wanted === undefined || topic === wanted;
  const templates = templatesOf(subject).filter(isWanted);
  return itemsOf(subject).filter(isWanted).length + ITEMS_OF_A_TEMPLATE * templates.length;
}

/** So many quizzes before are looked through for what a learner has met: as far back as enough other items are left. */
export function rememberedQuizzes(subject: QuizSubject): number {
  return Math.max(1, Math.floor(countItems(subject) / QUIZ_ITEMS) - 2);
}

/** What a quiz may ask next: the written items, and the templates, each of which can be asked again with other numbers. */
export function candidatesOf({ subject, topics }: QuizScope): Candidate[] {
  const isWanted = ({ topic }: { topic: string }) => topics.length === 0 || topics.includes(topic);
  return [
    ...itemsOf(subject).filter(isWanted),
    ...templatesOf(subject)
      .filter(isWanted)
      .map((template) => ({ ...sampleOf(template), isRepeatable: true })),
  ];
}

/** A template with few numbers to choose from may make only items that are known. */
const MAX_DRAWS = 10;

/** The candidate's item. A template makes a new one, if possible with a text that none of the items in `seen` has; these are ids. */
export function itemOf({ id }: Candidate, random: () => number, seen: Iterable<string> = []): BankItem {
  const template = templateById(id);
  if (template) {
    const known = new Set(
      [...seen].filter((one) => bankId(one) === id).map((one) => itemById(one)?.item.prompt),
    );
    for (let draw = 1; ; draw++) {
      const made = makeItem(template, Math.floor(random() * SEEDS));
      if (draw === MAX_DRAWS || !known.has(made.prompt)) return made;
    }
  }
  const found = itemById(id);
  if (!found) throw new Error(`The bank has no item ${id}`);
  return found.item;
}
