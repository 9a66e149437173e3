import { MOCK_SECTIONS, MOCK_TEST_IDS, sectionsOf } from '@preproom/models/contract/assessments/mockTests';
import { describe, expect, test } from 'vitest';
import { bankId, itemById } from '../bank/bank.ts';
import { drawFrom } from '../templates/draw.ts';
import { drawSection, SECTION_SCOPES } from './drawSection.ts';

function seeded(seed: string): () => number {
  const draw = drawFrom(seed);
  return () => draw.whole(0, 999_999) / 1_000_000;
}

const none = { leftOut: new Set<string>(), seen: new Set<string>() };
const found = (id: string) => {
  const item = itemById(id)?.item;
  if (!item) throw new Error(`no item ${id}`);
  return item;
};

describe.each(MOCK_SECTIONS)('a section of the kind %s', (kind) => {
  const { topics } = SECTION_SCOPES[kind];

  test.each([5, 20, 30])('has %d different questions, spread evenly over its topics', (count) => {
    const items = drawSection(kind, { ...none, count, random: seeded(`${kind}-${count}`) });
    expect(items).toHaveLength(count);
    const texts = items.map(({ itemId }) => JSON.stringify({ ...found(itemId), id: '' }));
    expect(new Set(texts).size).toBe(count);
    const byTopic = Map.groupBy(items, ({ itemId }) => found(itemId).topic);
    expect(byTopic.size).toBe(Math.min(count, topics.length));
    const sizes = [...byTopic.values()].map((ones) => ones.length);
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    for (const topic of byTopic.keys()) expect(topics).toContain(topic);
  });

  test('leaves out what was withdrawn, and what was met while there is something else', () => {
    const first = drawSection(kind, { ...none, count: 20, random: seeded('first') });
    const ids = first.map(({ itemId }) => itemId);
    const leftOut = new Set(ids.map(bankId));
    const second = drawSection(kind, {
      ...{ leftOut, count: 10, random: seeded('second') },
      seen: new Set(),
    });
    for (const { itemId } of second) expect(leftOut).not.toContain(bankId(itemId));
    const third = drawSection(kind, { ...none, count: 10, seen: new Set(ids), random: seeded('third') });
    for (const { itemId } of third) expect(ids).not.toContain(itemId);
  });
});

test('there are six mock tests of three sections or more, each of one to three hours’ limit', () => {
  expect(MOCK_TEST_IDS).toHaveLength(6);
  for (const id of MOCK_TEST_IDS) {
    const sections = sectionsOf(id);
    expect(sections.length).toBeGreaterThanOrEqual(3);
    expect(new Set(sections.map(({ section }) => section)).size).toBe(sections.length);
    const minutes = sections.reduce((sum, section) => sum + section.minutes, 0);
    expect(minutes).toBeGreaterThanOrEqual(45);
    expect(minutes).toBeLessThanOrEqual(90);
  }
});
