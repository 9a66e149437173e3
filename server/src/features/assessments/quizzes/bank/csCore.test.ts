import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { writtenKey } from '../testing/writtenKey.ts';
import { BANK_FILES, itemsOf } from './bank.ts';
import { type BankItem, optionsOf } from './bankItem.ts';
import { quizTopics } from './quizTopics.ts';

const items = itemsOf('CS core');
const singles = items.filter((item) => item.kind === 'single' || item.kind === 'output');
type Single = (typeof singles)[number];
/** At most so much over chance may anything but knowledge help. */
const OVER_CHANCE = 0.03;

test('has at least 400 items, and 25 for each of its topics', () => {
  expect(items.length).toBeGreaterThanOrEqual(400);
  const topics = Object.groupBy(items, ({ topic }) => topic);
  expect(quizTopics('CS core').toSorted()).toEqual(Object.keys(topics).toSorted());
  for (const [topic, ones] of Object.entries(topics)) expect(ones?.length, topic).toBeGreaterThanOrEqual(25);
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
  const readings = BANK_FILES['CS core'].map(secondReading);
  const answers = Object.assign({}, ...readings.map((reading) => reading.answers));
  const doubts = Object.assign({}, ...readings.map((reading) => reading.doubts));
  expect(Object.keys(answers).toSorted()).toEqual(items.map(({ id }) => id).toSorted());
  const found = (item: BankItem) => {
    const answer = answers[item.id];
    return item.kind === 'multiple' && Array.isArray(answer) ? answer.toSorted() : answer;
  };
  const certain = items.filter(({ id }) => !doubts[id]);
  expect(certain.length).toBeGreaterThan(480);
  expect(certain.map((item) => [item.id, found(item)])).toEqual(
    certain.map((item) => [item.id, writtenKey(item)]),
  );
});

describe('somebody who knows nothing gains nothing by', () => {
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

describe('a program in JavaScript prints what its key says', () => {
  const programs = items.filter(
    (item) => item.kind === 'output' && item.language === 'javascript' && /\bprints?\b/.test(item.prompt),
  );
  test('and there are enough of them', () => expect(programs.length).toBeGreaterThanOrEqual(20));
  test.each(programs.map((item) => [item.id, item] as const))('%s', (_, item) => {
    expect(words(printed(item))).toEqual(words('right' in item ? String(item.right) : ''));
  });
});

/** The commas of a key may stand for the ends of lines. */
const words = (text: string) => text.split(/,? /);

/** What Node.js prints, its lines in a row; not in strict mode, as a file of its own. */
function printed(item: BankItem): string {
  const input = 'lines' in item && item.lines ? item.lines.join('\n') : '';
  const { stdout } = spawnSync(process.execPath, ['--input-type=commonjs', '-'], { input, encoding: 'utf8' });
  return stdout.trim().split('\n').join(' ');
}
