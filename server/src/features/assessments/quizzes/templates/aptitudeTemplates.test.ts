import { QUANTITATIVE_TOPICS, REASONING_TOPICS } from '@preproom/models/contract/assessments/aptitudeTopics';
import { LANGUAGES, type Language } from '@preproom/models/contract/http/language';
import { describe, expect, test } from 'vitest';
import { itemById } from '../bank/bank.ts';
import { QUANTITATIVE_TEMPLATES, REASONING_TEMPLATES } from './aptitudeTemplates.ts';
import { explain, explainMistakes, type GeneratedItem } from './itemTemplate.ts';
import { evaluatedSums } from './testing/evaluatedSums.ts';
import { isClose, isNumeric, numberOf, numbersIn, optionsOf } from './testing/readItem.ts';

const TEMPLATES = [...QUANTITATIVE_TEMPLATES, ...REASONING_TEMPLATES];
const SEEDS = Array.from({ length: 40 }, (_, i) => i + 1);
const ITEMS = new Map(TEMPLATES.map((template) => [template.id, SEEDS.map(template.generate)]));
const all = [...ITEMS.values()].flat();

const MOST = { prompt: 300, option: 140, explanation: 420, hint: 160, source: 160 };
/** As by chance, and 3 points. */
const MOST_BY_FORM = 0.28;

const share = (items: readonly GeneratedItem[], fits: (item: GeneratedItem) => boolean): number =>
  items.filter(fits).length / items.length;
const textOf = (item: GeneratedItem): string => JSON.stringify([item.prompt.en, item.table, item.right.en]);
/** What is written beside the number, without the plural. */
const unitOf = (text: string): string => text.replace(/[\d.,/]+/, '#').replace(/s$|people$|person$/, '');
const sorted = (text: string): number[] => numbersIn(text).toSorted((a, b) => a - b);

describe('the templates together', () => {
  test('cover the topics, and make thousands of different items', () => {
    const topics = (templates: typeof TEMPLATES): string[] =>
      [...new Set(templates.map(({ topic }) => topic))].toSorted();
    expect(topics(QUANTITATIVE_TEMPLATES as typeof TEMPLATES)).toEqual(
      Object.keys(QUANTITATIVE_TOPICS).toSorted(),
    );
    expect(topics(REASONING_TEMPLATES as typeof TEMPLATES)).toEqual(Object.keys(REASONING_TOPICS).toSorted());
    expect(new Set(all.map(textOf)).size).toBeGreaterThan(3_000);
    expect(new Set(TEMPLATES.map(({ id }) => id)).size).toBe(TEMPLATES.length);
  });

  test('put numbers first, last and between equally often', () => {
    const numeric = all.filter(isNumeric);
    const rankOf = (item: GeneratedItem): number =>
      item.wrong.filter(({ option }) => numberOf(option.en) < numberOf(item.right.en)).length;
    for (const rank of [0, 1, 2, 3])
      expect(
        share(numeric, (item) => rankOf(item) === rank),
        `rank ${rank}`,
      ).toBeLessThan(0.3);
  });

  test.each([...LANGUAGES])('give nothing away by the length of an option in %s', (language) => {
    const longer = (item: GeneratedItem, sign: number): boolean =>
      item.wrong.every(({ option }) => sign * (item.right[language].length - option[language].length) > 0);
    expect(share(all, (item) => longer(item, 1))).toBeLessThan(MOST_BY_FORM);
    expect(share(all, (item) => longer(item, -1))).toBeLessThan(MOST_BY_FORM);
  });

  test('reach from easy to hard', () => {
    for (const items of [QUANTITATIVE_TEMPLATES, REASONING_TEMPLATES].map((templates) =>
      templates.flatMap(({ id }) => ITEMS.get(id) ?? []),
    ))
      for (const [from, to] of [
        [-2.5, -1.5],
        [-1.5, -0.5],
        [-0.5, 0.5],
        [0.5, 1.5],
        [1.5, 2.6],
      ] as const)
        expect(
          share(items, ({ difficulty }) => difficulty >= from && difficulty < to),
          `${from}`,
        ).toBeGreaterThan(0.05);
  });

  test('make an item again from its id', () => {
    for (const { id, prompt, right } of all.slice(0, 200)) {
      expect(itemById(id)?.item).toMatchObject({ prompt: prompt.en, right: right.en });
      expect(itemById(id, 'hi')?.item).toMatchObject({ prompt: prompt.hi, right: right.hi });
    }
    expect(itemById('apt-unknown-1')).toBeUndefined();
  });
});

describe.each(TEMPLATES)('the template $id', ({ id }) => {
  const items = ITEMS.get(id) ?? [];

  test('makes different items', () => {
    expect(new Set(items.map(textOf)).size).toBeGreaterThan(10);
  });

  test('has four different options in one unit', () => {
    for (const item of items) {
      const options = optionsOf(item);
      for (const language of LANGUAGES) expect(new Set(options.map((one) => one[language])).size).toBe(4);
      if (!isNumeric(item)) continue;
      expect(new Set(options.map(({ en }) => numberOf(en))).size).toBe(4);
      // A whole number among fractions has no line, which is fine.
      expect(new Set(options.map(({ en }) => unitOf(en))).size, options.map(({ en }) => en).join()).toBe(1);
    }
  });

  test('has texts that fit, without a trace of a failed calculation', () => {
    for (const item of items) {
      for (const language of LANGUAGES) {
        expect(item.prompt[language].length).toBeLessThanOrEqual(MOST.prompt);
        expect(explain(item)[language].length).toBeLessThanOrEqual(MOST.explanation);
        for (const mistake of explainMistakes(item, language))
          expect(mistake.length).toBeLessThanOrEqual(MOST.explanation);
        for (const hint of item.hints) expect(hint[language].length).toBeLessThanOrEqual(MOST.hint);
        for (const option of optionsOf(item))
          expect(option[language].length).toBeLessThanOrEqual(MOST.option);
      }
      expect(item.source.length).toBeLessThanOrEqual(MOST.source);
      expect(JSON.stringify(item)).not.toMatch(/NaN|Infinity|undefined|null,"en"|\d\.\d{4}|\de[+-]/);
    }
  });

  test('says the same in Hindi, with the same numbers', () => {
    for (const item of items)
      for (const text of [item.prompt, item.solution, item.shortWay, ...item.hints]) {
        expect(text.hi).toMatch(/[\u0900-\u097F]/);
        expect(sorted(text.hi), text.hi).toEqual(sorted(text.en));
      }
  });

  test('has a solution that ends with the answer, and whose sums are right', () => {
    for (const item of items) {
      for (const { sum, isRight } of evaluatedSums(item.solution.en))
        expect(isRight, `${item.id}: ${sum}`).toBe(true);
      if (!isNumeric(item))
        expect(item.solution.en.toLowerCase()).toContain(item.right.en.toLowerCase().replace(/\.$/, ''));
      else
        for (const language of LANGUAGES)
          expect(isClose(lastValue(item, language), numberOf(item.right[language]))).toBe(true);
    }
  });

  test('has hints that do not say the answer', () => {
    const says = ({ hints, right, prompt }: GeneratedItem): boolean =>
      !prompt.en.includes(right.en) &&
      hints.some(({ en }) => en.split(/[\s().,:]+/).includes(right.en.split(' ')[0] ?? ''));
    // A number or letter of a general hint may happen to be the answer.
    expect(share(items, says)).toBeLessThan(0.15);
  });
});

/** The last fraction or number of the solution. */
function lastValue(item: GeneratedItem, language: Language): number {
  const numbers = item.solution[language].replaceAll(/(\d),(?=\d)/g, '$1').match(/\d+\/\d+|\d+(\.\d+)?/g);
  return numberOf(numbers?.at(-1) ?? '');
}
