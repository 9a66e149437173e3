import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { writtenKey } from '../testing/writtenKey.ts';
import { BANK_FILES, itemsOf } from './bank.ts';
import type { BankItem } from './bankItem.ts';
import { quizTopics } from './quizTopics.ts';

const items = itemsOf('CS core');

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
