import { readFileSync } from 'node:fs';
import { SITUATION_TRAITS } from '@preproom/models/contract/assessments/situationResult';
import { expect, it, test } from 'vitest';
import { QUESTIONS, SITUATIONS } from './content.ts';

/** What a reader chose who saw situations without their credits; a doubt ends with what was done. */
interface Reading {
  answers: Record<string, { best: number; worst: number }>;
  doubts: Record<string, string>;
  bestDiffered: string[];
  worstDiffered: string[];
}

/** The second reading of all situations; `reread` is another reader's, of what had been doubted or reworded. */
const { reread, ...first } = JSON.parse(
  readFileSync(new URL('secondReading.json', import.meta.url), 'utf8'),
) as Reading & { reread: Reading };

/** A quarter of the situations, and three points: more would let a learner choose by length. */
const MOST = 0.28 * SITUATIONS.length;

test.each(SITUATION_TRAITS)('%s has at least seven situations', (trait) => {
  expect(SITUATIONS.filter((situation) => situation.trait === trait).length).toBeGreaterThanOrEqual(7);
});

test.each(['en', 'hi'] as const)(
  'the length of an option (%s) does not give the best one away',
  (language) => {
    const lengths = SITUATIONS.map(({ options }) => ({
      best: options.flatMap(({ credit, text }) => (credit === 1 ? text[language].length : []))[0] ?? 0,
      others: options.flatMap(({ credit, text }) => (credit === 1 ? [] : text[language].length)),
    }));
    const longest = lengths.filter(({ best, others }) => best > Math.max(...others));
    const shortest = lengths.filter(({ best, others }) => best < Math.min(...others));
    expect(longest.length).toBeLessThanOrEqual(MOST);
    expect(shortest.length).toBeLessThanOrEqual(MOST);
  },
);

it('Hindi is written in Devanagari, and English without it', () => {
  for (const { situation, question, basis, options } of SITUATIONS) {
    const texts = [situation, question, basis, ...options.flatMap(({ text, reason }) => [text, reason])];
    for (const { en, hi } of texts) {
      expect(en).not.toMatch(/\p{Script=Devanagari}/u);
      expect(hi).toMatch(/\p{Script=Devanagari}/u);
    }
  }
});

it('no question of the practice room asks for origin, faith, caste or family', () => {
  const forbidden = /native place|place you come from|religion|caste|marri(ed|age)|your father|your parents/i;
  expect(QUESTIONS.filter(({ text }) => forbidden.test(text.en))).toEqual([]);
});

test.each([
  ['best', 'second', first],
  ['worst', 'second', first],
  ['best', 'third', reread],
  ['worst', 'third', reread],
] as const)(
  'the %s option was found by the %s reader, but for those that are named and were reworded',
  (which, _, { answers, doubts, ...differed }) => {
    const missed = SITUATIONS.filter(({ id, options }) => {
      const credits = options.map(({ credit }) => credit);
      const wanted = which === 'best' ? 1 : Math.min(...credits);
      return id in answers && credits[answers[id]?.[which] ?? -1] !== wanted;
    }).map(({ id }) => id);
    expect(missed).toEqual(differed[`${which}Differed`]);
    for (const id of missed) expect(doubts[id], id).toMatch(/: /);
  },
);

test('all situations were read, and what was doubted once more', () => {
  const ids = SITUATIONS.map(({ id }) => id);
  expect(Object.keys(first.answers).toSorted()).toEqual(ids.toSorted());
  expect(Object.keys(first.doubts).filter((id) => !(id in reread.answers))).toEqual([]);
  expect(Object.keys(reread.answers).filter((id) => !ids.includes(id))).toEqual([]);
});
