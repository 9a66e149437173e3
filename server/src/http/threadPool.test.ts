import { pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { createThreadPoolProbe } from './threadPool.ts';

test('a thread pool in which every thread is busy is stuck until one is free', async () => {
  const isFree = createThreadPoolProbe();
  expect(await isFree()).toBe(true);
  const jobs = Array.from({ length: 16 }, () => promisify(pbkdf2)('a', 'b', 1_500_000, 32, 'sha512'));
  expect(await Promise.all([isFree(), isFree()])).toEqual([false, false]);
  await Promise.all(jobs);
  expect(await isFree()).toBe(true);
});
