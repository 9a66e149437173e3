import type { PractisedItem } from '@preproom/models/db/assessments/topicPractice.model';
import { describe, expect, test } from 'vitest';
import { itemById } from '../bank/bank.ts';
import { candidatesOf, itemOf } from '../bank/quizTopics.ts';
import { drawFrom } from '../templates/draw.ts';
import { choosePracticeItem } from './choosePracticeItem.ts';

const SQL = candidatesOf({ subject: 'CS core', topics: ['SQL'] });
const AGES = candidatesOf({ subject: 'Aptitude', topics: ['Ages'] });

function seeded(seed: string): () => number {
  const draw = drawFrom(seed);
  return () => draw.whole(0, 999_999) / 1_000_000;
}

/** So many questions in a row, all answered alike. */
function practise(
  candidates: typeof SQL,
  count: number,
  answer: Pick<PractisedItem, 'outcome' | 'hints'>,
): string[] {
  const random = seeded('practice');
  const recent: PractisedItem[] = [];
  for (let asked = 0; asked < count; asked++) {
    const chosen = choosePracticeItem(candidates, recent, random);
    if (!chosen) throw new Error('nothing to ask');
    recent.push({ itemId: itemOf(chosen, random).id, ...answer });
  }
  return recent.map(({ itemId }) => itemId);
}

const difficulties = (ids: readonly string[]) => ids.map((id) => itemById(id)?.item.difficulty ?? 0);
const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;

describe('practice on a topic', () => {
  test('asks every question once before it repeats one', () => {
    const asked = practise(SQL, SQL.length, { outcome: 'right', hints: 0 });
    expect(new Set(asked).size).toBe(SQL.length);
  });

  test('repeats first what is longest ago', () => {
    const asked = practise(SQL, SQL.length + 5, { outcome: 'right', hints: 0 });
    const firstHalf = asked.slice(0, Math.ceil(SQL.length / 2) + 5);
    for (const repeated of asked.slice(SQL.length)) expect(firstHalf).toContain(repeated);
  });

  test('gets harder after right answers and easier after wrong ones; an answer after a hint counts as wrong', () => {
    const after = (outcome: 'right' | 'wrong', hints: number) =>
      mean(difficulties(practise(SQL, 8, { outcome, hints })));
    expect(after('right', 0)).toBeGreaterThan(after('wrong', 0) + 1);
    expect(after('right', 2)).toBeCloseTo(after('wrong', 0), 6);
  });

  test('draws new numbers from a template that was practised', () => {
    const asked = practise(AGES, AGES.length + 4, { outcome: 'right', hints: 0 });
    expect(new Set(asked).size).toBe(asked.length);
  });

  test('has nothing to ask when all were withdrawn', () => {
    expect(choosePracticeItem([], [], () => 0)).toBeNull();
  });
});
