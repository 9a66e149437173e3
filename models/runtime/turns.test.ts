import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

test('of each key, so many have a turn at once; the others follow in their order', async () => {
  const take = createTurns(2);
  const log: string[] = [];
  const enter = async (key: string, name: string) => {
    const end = await take(key);
    log.push(name);
    return end;
  };
  const [first, second] = await Promise.all([enter('a', 'a1'), enter('a', 'a2')]);
  const [third, fourth] = [enter('a', 'a3'), enter('a', 'a4')];
  await enter('b', 'b1');
  expect(log).toEqual(['a1', 'a2', 'b1']);

  first();
  first();
  await third;
  expect(log).toEqual(['a1', 'a2', 'b1', 'a3']);
  second();
  (await third)();
  (await fourth)();
  expect(log).toEqual(['a1', 'a2', 'b1', 'a3', 'a4']);
  // All ended: two at once again.
  await Promise.all([enter('a', 'a5'), enter('a', 'a6')]);
  const seventh = enter('a', 'a7');
  await enter('b', 'b2');
  expect(log.slice(5)).toEqual(['a5', 'a6', 'b2']);
  void seventh;
});

test('of those that had to wait, fewer at a time; a long turn does not keep them waiting', async () => {
  const take = createTurns(3, 1);
  const log: number[] = [];
  const asked = Array.from({ length: 6 }, async (_, n) => {
    const end = await take('a');
    log.push(n);
    return end;
  });
  const endOf = async (n: number) => (await asked[n])?.();
  await Promise.all(asked.slice(0, 3));
  await endOf(1);
  await asked[3];
  await endOf(2);
  expect(log).toEqual([0, 1, 2, 3]);
  // The first one still has its turn.
  for (const n of [3, 4]) {
    await endOf(n);
    await asked[n + 1];
    expect(log).toEqual(Array.from({ length: n + 2 }, (_, i) => i));
  }
  await endOf(0);
  await endOf(5);
  // Nobody waits any more: three at once again.
  await Promise.all(Array.from({ length: 3 }, () => take('a')));
});
