import { readFileSync } from 'node:fs';
import {
  PLACEMENT_SUBJECT_NAMES,
  type QuizSubject,
} from '@preproom/models/contract/assessments/quizSubjects';
import { TOPIC_NAMES } from '@preproom/models/contract/assessments/topicNames';
import { describe, expect, test } from 'vitest';
import { writtenKey } from '../testing/writtenKey.ts';
import { BANK_FILES, itemsOf, templatesOf } from './bank.ts';
import { type BankItem, optionsOf } from './bankItem.ts';

const SUBJECTS = Object.keys(PLACEMENT_SUBJECT_NAMES) as QuizSubject[];
const WRITTEN = SUBJECTS.filter((subject) => itemsOf(subject).length > 0);
const items = WRITTEN.flatMap(itemsOf);
const singles = items.filter((item) => item.kind === 'single' || item.kind === 'output');
type Single = (typeof singles)[number];
/** At most so much over chance may anything but knowledge help. */
const OVER_CHANCE = 0.03;
const BANDS = [-1.5, -0.5, 0.5, 1.5, 2.6];

describe.each(WRITTEN)('the written items of %s', (subject) => {
  const own = itemsOf(subject);

  test('are at least 60, some in each fifth of the difficulties', () => {
    expect(own.length).toBeGreaterThanOrEqual(60);
    for (const [i, end] of BANDS.entries()) {
      const fifth = own.filter(({ difficulty: d }) => d < end && d >= (BANDS[i - 1] ?? -Infinity));
      expect(fifth.length / own.length, `below ${end}`).toBeGreaterThan(0.1);
    }
  });

  test('have hints that do not say the answer', () => {
    const told = own.filter(
      ({ hints, ...item }) =>
        'right' in item &&
        typeof item.right === 'string' &&
        item.right.length > 3 &&
        hints?.some((hint) => hint.includes(item.right as string)),
    );
    expect(told.map(({ id }) => id)).toEqual([]);
  });
});

test('every topic has a name in Hindi', () => {
  const topics = SUBJECTS.flatMap((subject) => [...itemsOf(subject), ...templatesOf(subject)]);
  expect(topics.filter(({ topic }) => TOPIC_NAMES[topic] === undefined)).toEqual([]);
});

/** What a second reader answered, who saw the items without their keys. Items with a doubt were reworded afterwards. */
interface SecondReading {
  answers: Record<string, unknown>;
  doubts: Record<string, string>;
}

function secondReading(file: string): SecondReading {
  return JSON.parse(readFileSync(new URL(`secondReading/${file}.json`, import.meta.url), 'utf8'));
}

test('a second reader found every key about which there was no doubt', () => {
  const readings = WRITTEN.flatMap((subject) => BANK_FILES[subject]).map(secondReading);
  const answers = Object.assign({}, ...readings.map((reading) => reading.answers));
  const doubts = Object.assign({}, ...readings.map((reading) => reading.doubts));
  expect(Object.keys(answers).toSorted()).toEqual(items.map(({ id }) => id).toSorted());
  const found = (item: BankItem) => {
    const answer = answers[item.id];
    return item.kind === 'multiple' && Array.isArray(answer) ? answer.toSorted() : answer;
  };
  const certain = items.filter(({ id }) => !doubts[id]);
  expect(certain.length).toBeGreaterThan(800);
  expect(certain.map((item) => [item.id, found(item)])).toEqual(
    certain.map((item) => [item.id, writtenKey(item)]),
  );
});

describe('in all of them together, somebody who knows nothing gains nothing by', () => {
  /** How often a guess by this rule is right, against the share that chance gives. */
  const gain = (among: readonly Single[], guess: (options: readonly string[]) => string[]): number => {
    const shares = among.map((item) => {
      const guessed = guess(optionsOf(item));
      return (guessed.includes(item.right) ? 1 / guessed.length : 0) - 1 / optionsOf(item).length;
    });
    return shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length);
  };
  const extreme = (options: readonly string[], measure: (option: string) => number): string[] => {
    const most = Math.max(...options.map(measure));
    return options.filter((option) => measure(option) === most);
  };
  const numberIn = (option: string) => Number(option.replaceAll(/[^\d.-]/g, ''));
  const numeric = singles.filter((item) => optionsOf(item).every((option) => /^-?\d[\d,.]*$/.test(option)));

  test.each([
    ['the longest option', singles, (options: readonly string[]) => extreme(options, (one) => one.length)],
    ['the shortest option', singles, (options: readonly string[]) => extreme(options, (one) => -one.length)],
    ['the largest number', numeric, (options: readonly string[]) => extreme(options, numberIn)],
    [
      'the smallest number',
      numeric,
      (options: readonly string[]) => extreme(options, (one) => -numberIn(one)),
    ],
    [
      'a number in the middle',
      numeric,
      (options: readonly string[]) => options.toSorted((a, b) => numberIn(a) - numberIn(b)).slice(1, -1),
    ],
  ])('%s', (_, among, guess) => {
    expect(gain(among, guess)).toBeLessThanOrEqual(OVER_CHANCE);
  });

  test('the place of a wrong line', () => {
    const faults = items.filter((item) => item.kind === 'fault');
    const thirds = faults.map(({ lines, faultLine }) => Math.floor(((faultLine - 1) / lines.length) * 3));
    for (const third of [0, 1, 2])
      expect(thirds.filter((one) => one === third).length / faults.length, `third ${third}`).toBeLessThan(
        0.5,
      );
  });
});
