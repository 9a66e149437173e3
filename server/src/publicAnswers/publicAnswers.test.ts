import type { PublicCollection } from '@preproom/models/db/announceWrites';
import { beforeEach, expect, test, vi } from 'vitest';
import { createPublicAnswers, KEEP_MS, type PublicAnswers } from './publicAnswers.ts';

/** Writes by hand: `written('blogs')`. */
function openDatabase() {
  const listeners = new Map<PublicCollection, () => void>();
  const onWrite = (collection: PublicCollection, listener: () => void) =>
    void listeners.set(collection, listener);
  return { onWrite, written: (collection: PublicCollection) => listeners.get(collection)?.() };
}

let nowMs: number;
let database: ReturnType<typeof openDatabase>;
let answers: PublicAnswers<string>;
beforeEach(() => {
  nowMs = 1_000_000;
  database = openDatabase();
  answers = createPublicAnswers({ database, clock: { now: () => nowMs } }, (answer) => answer !== 'secret');
});

/** Reads `value` at once. */
const reading = (value: string) => vi.fn(async () => value);
const find = (make: () => Promise<string>, key = 'key') => answers.find(key, ['blogs', 'jobs'], make);

test('an answer is kept for five seconds from the moment at which it began to be read', async () => {
  const slow = Promise.withResolvers<string>();
  const first = find(() => slow.promise);
  nowMs += KEEP_MS - 1;
  slow.resolve('first');
  expect(await first).toBe('first');
  expect(await find(reading('second'))).toBe('first');
  nowMs += 1;
  expect(await find(reading('second'))).toBe('second');
});

test('a clock that was set back makes no answer last longer', async () => {
  await find(reading('first'));
  nowMs -= 60_000;
  expect(await find(reading('second'))).toBe('second');
});

test('a hundred callers at once cause one read, and each key has its own answer', async () => {
  const read = reading('shared');
  const all = await Promise.all(Array.from({ length: 100 }, () => find(read)));
  expect(new Set(all)).toEqual(new Set(['shared']));
  expect(read).toHaveBeenCalledTimes(1);
  expect(await find(reading('other'), 'other key')).toBe('other');
});

test('a write clears what is made of its collection, and nothing else', async () => {
  await find(reading('old'));
  database.written('products');
  expect(await find(reading('new'))).toBe('old');
  database.written('jobs');
  expect(await find(reading('new'))).toBe('new');
});

test('what was being read while the write came is given to nobody who asks later', async () => {
  const slow = Promise.withResolvers<string>();
  const before = find(() => slow.promise);
  database.written('blogs');
  expect(await find(reading('new'))).toBe('new');
  slow.resolve('old');
  expect(await before).toBe('old');
  expect(await find(reading('newer'))).toBe('new');
});

test('a failure and what may not be kept are forgotten, but not what came after them', async () => {
  await expect(find(() => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await find(reading('secret'))).toBe('secret');
  expect(await find(reading('public'))).toBe('public');
  const failing = Promise.withResolvers<string>();
  const failed = find(() => failing.promise, 'failing');
  database.written('blogs');
  await find(reading('public'), 'failing');
  failing.reject(new Error('down'));
  await expect(failed).rejects.toThrow('down');
  expect(await find(reading('other'), 'failing')).toBe('public');
});

test('at most two hundred are kept, the youngest', async () => {
  for (let index = 0; index <= 200; index++) await find(reading('old'), `key ${index}`);
  expect(await find(reading('new'), 'key 1')).toBe('old');
  expect(await find(reading('new'), 'key 0')).toBe('new');
});
