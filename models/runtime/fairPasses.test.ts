import { expect, test } from 'vitest';
import { createFairPasses } from './fairPasses.ts';

test('of those who come at once, keys take turns, and each goes on in a pass of its own', async () => {
  const ownPass = createFairPasses();
  const seen: string[] = [];
  let isOver = false;
  const pass = () => {
    seen.push('|');
    if (!isOver) setImmediate(pass);
  };
  setImmediate(pass);
  const callers = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'].map((name) =>
    ownPass(name.charAt(0)).then(() => seen.push(name)),
  );
  await Promise.all(callers);
  isOver = true;
  expect(seen.join('').replace(/\|+/g, '|')).toMatch(/^a1\|a2\|b1\|c1\|a3\|b2\|?$/);
});

test('who is alone goes on at once', async () => {
  const ownPass = createFairPasses();
  for (const key of ['a', 'b']) {
    let isLate = false;
    setImmediate(() => {
      isLate = true;
    });
    await ownPass(key);
    expect(isLate).toBe(false);
    await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  }
});
