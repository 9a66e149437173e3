import { readFileSync } from 'node:fs';
import { QUIZ_SUBJECTS } from '@preproom/models/contract/assessments/quizSubjects';
import {
  EXPERTISE_BY_CATEGORY,
  EXPERTISE_CATEGORIES,
  type ExpertiseCategory,
} from '@preproom/models/contract/catalogues/expertise';
import { describe, expect, test } from 'vitest';
import { writtenKey } from '../testing/writtenKey.ts';
import { BANK_FILES, itemById, itemsOf } from './bank.ts';
import { type BankItem, optionsOf } from './bankItem.ts';

const ITEMS_PER_CATEGORY = 60;
const BANDS = [-1.5, -0.5, 0.5, 1.5, 2.6];
const all = QUIZ_SUBJECTS.flatMap((subject) => itemsOf(subject));
/** The subjects that are fields of expertise. The other ones have tests of their own. */
const FIELDS = EXPERTISE_CATEGORIES;

/** Answers to items as they were before some of them were reworded, by a second reader who saw no keys. */
function secondReading(subject: ExpertiseCategory): Record<string, unknown> {
  return readJson(`secondReading/${BANK_FILES[subject]}.json`) as Record<string, unknown>;
}

/** Answers to the items that were reworded later. `readBy` says who gave them. */
const reworded = readJson('secondReading/reworded.json') as { answers: Record<string, unknown> };

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
}

describe.each(FIELDS)('the bank of %s', (subject) => {
  const items = itemsOf(subject);

  test('has 60 items, as many in each fifth of the difficulties', () => {
    expect(items).toHaveLength(ITEMS_PER_CATEGORY);
    const counts = BANDS.map(
      (end, i) =>
        items.filter(({ difficulty }) => difficulty < end && difficulty >= (BANDS[i - 1] ?? -Infinity))
          .length,
    );
    expect(counts).toEqual([12, 12, 12, 12, 12]);
  });

  test('asks for topics of its subject, and for all kinds', () => {
    const topics = Object.keys(EXPERTISE_BY_CATEGORY[subject]);
    expect([...new Set(items.map(({ topic }) => topic))].filter((topic) => !topics.includes(topic))).toEqual(
      [],
    );
    for (const kind of ['single', 'multiple', 'order', 'output', 'fault'])
      expect(items.filter((item) => item.kind === kind).length, kind).toBeGreaterThanOrEqual(4);
  });

  test('has for each item the key that a second reader found', () => {
    const own = Object.entries(reworded.answers).filter(([id]) => itemById(id)?.subject === subject);
    const read = { ...secondReading(subject), ...Object.fromEntries(own) };
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

const askedText = (item: BankItem) =>
  [item.prompt, ...('lines' in item ? (item.lines ?? []) : []), ...optionsOf(item)].join('\n');

test('what was reworded was read again, and not counted twice', () => {
  const first = FIELDS.flatMap((subject) => Object.keys(secondReading(subject)));
  const again = Object.keys(reworded.answers);
  expect(again.filter((id) => first.includes(id) || !itemById(id))).toEqual([]);
});

test('no id, and no item, is there twice', () => {
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(new Set(all.map(askedText)).size).toBe(all.length);
});

test('no item has the same option twice', () => {
  const twice = all.filter(
    (item) => item.kind !== 'fault' && new Set(optionsOf(item)).size < optionsOf(item).length,
  );
  expect(twice).toEqual([]);
});
