import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createFileMaking } from '@preproom/server/files/fileProcesses';
import { expect, test } from 'vitest';

const FICKLE = new URL('../../support/operations/fickleProgram.ts', import.meta.url);

test('a process that is killed at work is started once more', async () => {
  await using work = await mkdtempDisposable(join(tmpdir(), 'making-'));
  const makeFile = createFileMaking();
  const file = await makeFile('asha', FICKLE, { marker: join(work.path, 'began'), isHopeless: false });
  expect(await text(file)).toBe('made');
});

test('one that is killed again is answered with an error that says to try later', async () => {
  await using work = await mkdtempDisposable(join(tmpdir(), 'making-'));
  const makeFile = createFileMaking();
  const made = makeFile('asha', FICKLE, { marker: join(work.path, 'began'), isHopeless: true });
  await expect(made).rejects.toMatchObject({ code: 'unavailable' });
});

test('whoever asks for too many files is told when to try again', async () => {
  await using work = await mkdtempDisposable(join(tmpdir(), 'making-'));
  const makeFile = createFileMaking();
  const input = { marker: join(work.path, 'began'), isHopeless: false };
  const asked = Array.from({ length: 12 }, () => makeFile('asha', FICKLE, input));
  await expect(makeFile('asha', FICKLE, input)).rejects.toMatchObject({
    code: 'too_many_requests',
    retryAfterSeconds: 10,
  });
  expect(await text(await makeFile('dev', FICKLE, input))).toBe('made');
  await Promise.all(asked);
});
