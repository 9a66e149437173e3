import {
  PLACEMENT_SUBJECT_NAMES,
  type QuizSubject,
} from '@preproom/models/contract/assessments/quizSubjects';
import { EXPERTISE_CATEGORIES } from '@preproom/models/contract/catalogues/expertise';
import { describe, expect, test } from 'vitest';
import { itemsOf } from './bank.ts';
import { type BankItem, optionsOf } from './bankItem.ts';

/** At most so much over chance may anything but knowledge help. */
const OVER_CHANCE = 0.03;
type Single = Extract<BankItem, { kind: 'single' | 'output' }>;
type Options = readonly string[];

const isSingle = (item: BankItem): item is Single => item.kind === 'single' || item.kind === 'output';
const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
const mean = (values: readonly number[]) => total(values) / Math.max(1, values.length);

/** How often a guess among the options that the rule picks is right, against the share that chance gives. */
function gain(among: readonly Single[], rule: (options: Options, item: Single) => Options): number {
  return mean(
    among.map((item) => {
      const guessed = rule(optionsOf(item), item);
      return (guessed.includes(item.right) ? 1 / guessed.length : 0) - 1 / optionsOf(item).length;
    }),
  );
}

function highest(options: Options, measure: (option: string) => number): string[] {
  const most = Math.max(...options.map(measure));
  return options.filter((option) => measure(option) === most);
}

/** The number of an option and its unit, or null for a text. */
function quantity(option: string): { number: number; unit: string } | null {
  const found =
    /^(?<before>(?:about )?(?:₹|Rs )?)(?<number>[-+−]?\d[\d,]*(?:\.\d+)?)(?<unit>[^\d]{0,24})$/i.exec(
      option,
    )?.groups;
  if (!found) return null;
  const number = Number(found.number?.replaceAll(',', '').replace('−', '-'));
  return { number, unit: `${found.before}${found.unit}` };
}
const numberIn = (option: string) => quantity(option)?.number ?? 0;
const isNumeric = (item: Single) =>
  optionsOf(item).every((option) => quantity(option)) &&
  new Set(optionsOf(item).map((option) => quantity(option)?.unit)).size === 1 &&
  new Set(optionsOf(item).map(numberIn)).size === 4;

const words = (text: string) => [...new Set(text.toLowerCase().match(/[\p{L}\p{N}.]+/gu))];
/** How many options besides it have the option's words, on average over these. */
const shared = (option: string, options: Options) =>
  mean(
    words(option).map((word) => options.filter((one) => one !== option && words(one).includes(word)).length),
  );
/** How many words of four letters or more the option repeats from the prompt. */
const echoed = (option: string, { prompt }: Single) =>
  words(option).filter((word) => word.length > 3 && words(prompt).includes(word)).length;

describe.each([
  ['placement subjects', Object.keys(PLACEMENT_SUBJECT_NAMES) as QuizSubject[]],
  ['fields of expertise', [...EXPERTISE_CATEGORIES]],
] as const)('in all %s together, somebody who knows nothing gains nothing by', (_, subjects) => {
  const items = subjects.flatMap(itemsOf);
  const singles = items.filter(isSingle);
  const numeric = singles.filter(isNumeric);
  const texts = singles.filter((item) => !isNumeric(item));

  test.each<[string, readonly Single[], (options: Options, item: Single) => Options]>([
    ['the longest option', singles, (options) => highest(options, (one) => one.length)],
    ['the shortest option', singles, (options) => highest(options, (one) => -one.length)],
    ['the largest number', numeric, (options) => highest(options, numberIn)],
    ['the smallest number', numeric, (options) => highest(options, (one) => -numberIn(one))],
    [
      'a number in the middle',
      numeric,
      (options) => options.toSorted((a, b) => numberIn(a) - numberIn(b)).slice(1, -1),
    ],
    [
      'the option most like the others',
      texts,
      (options) => highest(options, (one) => Number(shared(one, options).toFixed(9))),
    ],
    [
      'the option that repeats the question',
      texts,
      (options, item) => highest(options, (one) => echoed(one, item)),
    ],
  ])('%s', (_rule, among, rule) => {
    expect(among.length).toBeGreaterThan(100);
    expect(gain(among, rule)).toBeLessThanOrEqual(OVER_CHANCE);
  });

  const faults = items.filter((item) => item.kind === 'fault');

  test.each([0, 1, 2])('a wrong line in third %i of the lines', (third) => {
    const inThird = (line: number, lines: Options) => Math.floor((line / lines.length) * 3) === third;
    const gains = faults.map(({ lines, faultLine }) => {
      const guessed = lines.filter((_line, at) => inThird(at, lines));
      return (inThird(faultLine - 1, lines) ? 1 / guessed.length : 0) - 1 / lines.length;
    });
    expect(mean(gains)).toBeLessThanOrEqual(OVER_CHANCE);
  });
});
