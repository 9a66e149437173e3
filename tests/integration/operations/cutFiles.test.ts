import { once } from 'node:events';
import { globSync, statSync } from 'node:fs';
import { readdir, readlink } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { getCurrentUser } from '@preproom/models/contract/currentUser';
import { findDataSubject } from '@preproom/models/db/privacy/dataSubject';
import { createLog } from '@preproom/models/runtime/log';
import { createArchive } from '@preproom/server/features/privacy/archive';
import type { FileStorage } from '@preproom/server/files/fileStorage';
import { BROWSER_DIST } from '@preproom/server/pages/builtClient';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { aPhoto, filesPath, upload } from '../../support/accounts/uploads.ts';
import { askRaw } from '../../support/stack/askRaw.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

const lines: { level: string; msg: string }[] = [];
let stack: Stack;
beforeAll(async () => {
  const write = (line: string) => lines.push(JSON.parse(line));
  stack = await startStack({}, createLog('info', 'server', { write }));
});
afterAll(() => stack.stop());

/** The files below this folder that are open. */
async function openFiles(folder: string): Promise<string[]> {
  const handles = await readdir('/proc/self/fd');
  const targets = await Promise.all(handles.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')));
  return targets.filter((target) => target.startsWith(folder));
}

// A file that is closed by the garbage collector alone ends the process.
test('whoever leaves before a picture is there causes no error of ours, and leaves no file open', async () => {
  const learner = await stack.logIn('learner');
  const { _id } = (await learner.call(getCurrentUser, {})).body.data;
  await upload(learner, filesPath('photo', _id), await aPhoto());
  const { photo } = (await learner.call(getCurrentUser, {})).body.data;
  const { files } = stack.database;
  const { findOne } = files;
  const [asked, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  vi.spyOn(files, 'findOne').mockImplementationOnce(((...filter: Parameters<typeof findOne>) => {
    const query = findOne.apply(files, filter);
    const { exec } = query;
    query.exec = () => gate.promise.then(() => exec.call(query));
    asked.resolve();
    return query;
  }) as typeof findOne);

  const { hostname, port } = new URL(stack.url);
  const socket = connect(Number(port), hostname);
  socket.write(`GET ${photo} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n\r\n`);
  await asked.promise;
  socket.destroy();
  await once(socket, 'close');
  await expect.poll(() => lines.filter((line) => 'isCut' in line)).toHaveLength(1);
  gate.resolve();
  await expect.poll(() => lines.map(({ msg }) => msg)).toContain('file not sent whole');
  expect(lines.filter(({ level }) => level === 'error')).toEqual([]);
  await expect.poll(() => openFiles(join(stack.dataDir, 'files'))).toEqual([]);
});

test('an archive that is given up while a file is opened closes it', async () => {
  const learner = await stack.logIn('learner');
  const { _id } = (await learner.call(getCurrentUser, {})).body.data;
  await upload(learner, filesPath('photo', _id), await aPhoto());
  const person = await findDataSubject(stack.database, _id);
  if (!person) throw new Error('nobody');
  const [asked, opened] = [Promise.withResolvers<void>(), Promise.withResolvers<Readable>()];
  const storage = {
    get: () => {
      asked.resolve();
      return opened.promise;
    },
  } as unknown as FileStorage;
  const about = { brand: 'PrepRoom', language: 'en', at: new Date() } as const;
  const archive = await createArchive({ ...stack, storage }, person, about);
  archive.resume();
  await asked.promise;
  archive.destroy();
  await once(archive, 'close');
  const file = new Readable({ read() {} });
  opened.resolve(file);
  await expect.poll(() => file.destroyed).toBe(true);
});

describe('a file of the client', () => {
  // 11 MB, which no buffer holds.
  const [wasm = ''] = globSync('mediapipe/**/*.wasm', { cwd: BROWSER_DIST }).map((path) => `/${path}`);

  test('that is given up halfway is closed', async () => {
    const { hostname, port } = new URL(stack.url);
    const sockets = Array.from({ length: 5 }, () => connect(Number(port), hostname));
    for (const socket of sockets) {
      socket.write(`GET ${wasm} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n\r\n`);
      await once(socket, 'readable');
    }
    expect(await openFiles(BROWSER_DIST)).toHaveLength(5);
    for (const socket of sockets) socket.destroy();
    await expect.poll(() => openFiles(BROWSER_DIST)).toEqual([]);
  });

  test.each([
    ['bytes=10-19', 206, 10],
    ['bytes=99999999999-', 416, 0],
    ['bytes=100-50', 200, null],
    ['bytes=-10', 200, null],
    ['bytes=x-y', 200, null],
    ['bytes=0-0,5-9', 200, null],
  ])('is sent in part for a plain range, and whole for any other: %s', async (range, status, bytes) => {
    const answer = await askRaw(stack.url + wasm, { method: 'GET', headers: { range } });
    expect(answer.status).toBe(status);
    expect(answer.body.length).toBe(bytes ?? statSync(join(BROWSER_DIST, wasm)).size);
  });
});
