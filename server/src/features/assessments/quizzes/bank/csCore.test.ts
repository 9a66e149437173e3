import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { itemsOf } from './bank.ts';
import type { BankItem } from './bankItem.ts';
import { quizTopics } from './quizTopics.ts';

const items = itemsOf('CS core');

test('has at least 400 items, and 25 for each of its topics', () => {
  expect(items.length).toBeGreaterThanOrEqual(400);
  const topics = Object.groupBy(items, ({ topic }) => topic);
  expect(quizTopics('CS core').toSorted()).toEqual(Object.keys(topics).toSorted());
  for (const [topic, ones] of Object.entries(topics)) expect(ones?.length, topic).toBeGreaterThanOrEqual(25);
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
