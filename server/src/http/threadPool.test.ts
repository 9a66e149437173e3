import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createThreadPoolProbe } from './threadPool.ts';

test('a thread pool in which every thread is busy is stuck until one is free', async () => {
  const isFree = createThreadPoolProbe();
  expect(await isFree()).toBe(true);
  const pipe = aPipe();
  // Each occupies a thread until somebody writes to the pipe.
  const jobs = Array.from({ length: 16 }, () => open(pipe));
  expect(await Promise.all([isFree(), isFree()])).toEqual([false, false]);
  const writer = openSync(pipe, 'w');
  for (const job of await Promise.all(jobs)) await job.close();
  closeSync(writer);
  expect(await isFree()).toBe(true);
});

function aPipe(): string {
  const folder = mkdtempSync(join(tmpdir(), 'preproom-pipe-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const pipe = join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  return pipe;
}
