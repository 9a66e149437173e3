import { writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { isStorageFull } from './storageFull.ts';

const failure = (write: Promise<unknown>): Promise<unknown> =>
  write.then(
    () => null,
    (error: unknown) => error,
  );

test.runIf(process.platform === 'linux')('a device without room is full', async () => {
  const error = await failure(writeFile('/dev/full', 'x'));
  expect(isStorageFull(error)).toBe(true);
  expect(isStorageFull(new Error('not stored', { cause: error }))).toBe(true);
});

test('a file that is not there is something else', async () => {
  expect(isStorageFull(await failure(writeFile('/nowhere/at/all', 'x')))).toBe(false);
  for (const other of [null, 'ENOSPC', { code: 'ENOSPC' }]) expect(isStorageFull(other)).toBe(false);
});
