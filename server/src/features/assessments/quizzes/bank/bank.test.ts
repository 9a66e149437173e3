import { readFileSync } from 'node:fs';
import { QuizCategory } from '@preproom/models/contract/assessments/quizResult';
import { EXPERTISE_BY_CATEGORY } from '@preproom/models/contract/catalogues/expertise';
import { describe, expect, test } from 'vitest';
import { BANK_FILES, itemById, itemsOf } from './bank.ts';
import { type BankItem, optionsOf } from './bankItem.ts';

const ITEMS_PER_CATEGORY = 60;
const BANDS = [-1.5, -0.5, 0.5, 1.5, 2.6];
const all = QuizCategory.options.flatMap((category) => itemsOf(category));

/** Answers of a second reader, who saw the items without their keys. */
function secondReading(category: QuizCategory): Record<string, unknown> {
  const file = new URL(`secondReading/${BANK_FILES[category]}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The key as a reader would write it down. */
function writtenKey(item: BankItem): unknown {
  if (item.kind === 'order') return item.sequence;
  if (item.kind === 'fault') return item.faultLine;
  return item.kind === 'multiple' ? item.right.toSorted() : item.right;
}

describe.each(QuizCategory.options)('the bank of %s', (category) => {
  const items = itemsOf(category);

  test('has 60 items, as many in each fifth of the difficulties', () => {
    expect(items).toHaveLength(ITEMS_PER_CATEGORY);
    const counts = BANDS.map(
      (end, i) =>
        items.filter(({ difficulty }) => difficulty < end && difficulty >= (BANDS[i - 1] ?? -Infinity))
          .length,
    );
    expect(counts).toEqual([12, 12, 12, 12, 12]);
  });

  test('asks for topics of its category, and for all kinds', () => {
    const topics = Object.keys(EXPERTISE_BY_CATEGORY[category]);
    expect([...new Set(items.map(({ topic }) => topic))].filter((topic) => !topics.includes(topic))).toEqual(
      [],
    );
    for (const kind of ['single', 'multiple', 'order', 'output', 'fault'])
      expect(items.filter((item) => item.kind === kind).length, kind).toBeGreaterThanOrEqual(4);
  });

  test('has for each item the key that a second reader found', () => {
    const read = secondReading(category);
    const answers = Object.fromEntries(
      Object.entries(read).map(([id, answer]) => [
        id,
        Array.isArray(answer) && itemById(id)?.item.kind === 'multiple' ? answer.toSorted() : answer,
      ]),
    );
    expect(answers).toEqual(Object.fromEntries(items.map((item) => [item.id, writtenKey(item)])));
  });

  test('does not give the key away by its length', () => {
    const singles = items.filter((item) => item.kind === 'single');
    const longest = singles.filter(({ right, wrong }) => wrong.every((one) => one.length < right.length));
    expect(longest.length).toBeLessThanOrEqual(singles.length / 3);
  });
});

test('no id, and no item, is there twice', () => {
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(new Set(all.map((item) => item.prompt + optionsOf(item).join())).size).toBe(all.length);
});

test('no item has the same option twice', () => {
  const twice = all.filter(
    (item) => item.kind !== 'fault' && new Set(optionsOf(item)).size < optionsOf(item).length,
  );
  expect(twice).toEqual([]);
});
