import { QuizCategory } from '@preproom/models/contract/assessments/quizResult';
import { z } from '@preproom/models/contract/http/zod';
import { readContent } from '../../../../content/readContent.ts';
import { BankItem } from './bankItem.ts';

/** Each category's file in `items/`. */
export const BANK_FILES: Record<QuizCategory, string> = {
  'Technology and IT': 'technology',
  'Business and Management': 'business',
  'Healthcare and Medicine': 'healthcare',
  Engineering: 'engineering',
  Science: 'science',
  'Arts and Entertainment': 'arts',
  Education: 'education',
  'Finance and Economics': 'finance',
  'Law and Legal Studies': 'law',
  'Social Sciences': 'social',
  'Development Expertise': 'development',
};

const loaded = new Map<QuizCategory, readonly BankItem[]>();

/** The items of a category. Read and checked at the first use; throws if the file breaks the schema. */
export function itemsOf(category: QuizCategory): readonly BankItem[] {
  const known = loaded.get(category);
  if (known) return known;
  const file = new URL(`items/${BANK_FILES[category]}.json`, import.meta.url);
  const items = readContent(file, z.array(BankItem));
  loaded.set(category, items);
  return items;
}

let byId: Map<string, { item: BankItem; category: QuizCategory }> | undefined;

/** The item with this id and its category. Undefined for an id that the bank no longer has. */
export function itemById(id: string): { item: BankItem; category: QuizCategory } | undefined {
  byId ??= new Map(
    QuizCategory.options.flatMap((category) =>
      itemsOf(category).map((item) => [item.id, { item, category }] as const),
    ),
  );
  return byId.get(id);
}
