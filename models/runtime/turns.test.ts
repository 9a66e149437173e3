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
