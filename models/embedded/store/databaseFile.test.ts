import { rmSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { makeTemporaryFolder } from '../testing/temporaryEmbedded.ts';
import { openDatabaseFile } from './databaseFile.ts';

/** SQLite's numbers of `PRAGMA synchronous`. */
const OFF = 0;
const FULL = 2;

test.each([
  { options: {}, synchronous: FULL },
  { options: { skipsSync: true }, synchronous: OFF },
])('a commit waits for the disk, unless a test has it otherwise: $options', ({ options, synchronous }) => {
  const folder = makeTemporaryFolder();
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { database } = openDatabaseFile(folder, options);
  onTestFinished(() => database.close());
  expect(database.prepare('PRAGMA synchronous').get()).toEqual({ synchronous });
});
