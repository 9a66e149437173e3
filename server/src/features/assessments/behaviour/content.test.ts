import { readFileSync } from 'node:fs';
import { SITUATION_TRAITS } from '@preproom/models/contract/assessments/situationResult';
import { expect, it, test } from 'vitest';
import { QUESTIONS, SITUATIONS } from './content.ts';

/** What a second reader chose, who saw the situations without their credits; `doubts` ends with what was done. */
const reading = JSON.parse(readFileSync(new URL('secondReading.json', import.meta.url), 'utf8')) as {
  answers: Record<string, { best: number; worst: number }>;
  doubts: Record<string, string>;
  bestDiffered: string[];
  worstDiffered: string[];
};

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

test.each(['best', 'worst'] as const)(
  'a second reader found the %s option, but for those that are named and were reworded',
  (which) => {
    const found = ({ id, options }: (typeof SITUATIONS)[number]) => {
      const credits = options.map(({ credit }) => credit);
      const wanted = which === 'best' ? 1 : Math.min(...credits);
      return credits[reading.answers[id]?.[which] ?? -1] === wanted;
    };
    const differed = SITUATIONS.filter((situation) => !found(situation)).map(({ id }) => id);
    expect(differed).toEqual(reading[`${which}Differed`]);
    for (const id of differed) expect(reading.doubts[id], id).toMatch(/: /);
    expect(Object.keys(reading.answers)).toHaveLength(SITUATIONS.length);
  },
);
