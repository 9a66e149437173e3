import { once } from 'node:events';
import { readdir, readlink } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { getCurrentUser } from '@preproom/models/contract/currentUser';
import { API_BASE } from '@preproom/models/contract/http/endpoint';
import { faceModelPath } from '@preproom/models/contract/http/page';
import { loadConfig } from '@preproom/server/config/config';
import { openFaceModel } from '@preproom/server/faceModel/faceModel';
import { AT_ONCE_OF_ONE_NETWORK, AT_ONCE_OF_ONE_PERSON } from '@preproom/server/http/caller';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

const { FACE_MODEL_PATH } = loadConfig({});
let stack: Stack;
/** 4 MB. */
let download: string;
/** Together more than the buffers between server and client hold: who does not read keeps them under way. */
const DOWNLOADS = 8;
const open: Socket[] = [];
beforeAll(async () => {
  stack = await startStack();
  download = faceModelPath((await openFaceModel(FACE_MODEL_PATH)).sha256);
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
});
afterAll(() => stack.stop());

/** Sends the downloads and these requests on one connection, reads the beginning of the first answer and nothing more. */
async function sendBehindDownloads(paths: string[], header = ''): Promise<Socket> {
  const { hostname, port } = new URL(stack.url);
  const socket = connect(Number(port), hostname);
  open.push(socket);
  const host = `Host: ${hostname}:${port}\r\n`;
  socket.write(
    [...times(DOWNLOADS, download), ...paths]
      .map((path) => `GET ${path} HTTP/1.1\r\n${host}${header}\r\n`)
      .join(''),
  );
  await once(socket, 'readable');
  return socket;
}

async function timesOpen(path: string): Promise<number> {
  const handles = await readdir('/proc/self/fd');
  const targets = await Promise.all(handles.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')));
  return targets.filter((target) => target === path).length;
}

const times = (count: number, path: string) => Array.from({ length: count }, () => path);

const me = `${API_BASE}${getCurrentUser.path}`;

test('calls behind an answer that nobody reads keep their person from nothing, nor when the connection is cut', async () => {
  const learner = await stack.logIn('learner');
  const path = times(2 * AT_ONCE_OF_ONE_PERSON, me);
  const socket = await sendBehindDownloads(path, `Cookie: ${learner.cookie}\r\n`);
  expect((await learner.call(getCurrentUser, {})).status).toBe(200);
  socket.destroy();
  expect((await learner.call(getCurrentUser, {})).status).toBe(200);
});

test('nor do those without a login keep anybody behind the same address', async () => {
  const socket = await sendBehindDownloads(times(2 * AT_ONCE_OF_ONE_NETWORK, me));
  expect((await fetch(stack.url + me)).status).toBe(401);
  socket.destroy();
  expect((await fetch(stack.url + me)).status).toBe(401);
});

test('requests behind one another are answered in their order', async () => {
  const paths = ['/robots.txt', me, '/healthz', `${API_BASE}/nothing`];
  const { hostname, port } = new URL(stack.url);
  const socket = connect(Number(port), hostname);
  open.push(socket);
  const lines = (path: string, n: number) =>
    `GET ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n${n === paths.length - 1 ? 'Connection: close\r\n' : ''}\r\n`;
  socket.write(paths.map(lines).join(''));
  const answers = await text(socket);
  expect([...answers.matchAll(/HTTP\/1.1 (\d+)/g)].map(([, status]) => status)).toEqual([
    '200',
    '401',
    '200',
    '404',
  ]);
});

test('a connection on which hundreds wait is cut', async () => {
  const socket = await sendBehindDownloads(times(500, '/robots.txt'));
  socket.on('error', () => {});
  socket.resume();
  await once(socket, 'close');
});

test('downloads behind one another open their files one after the other, and none stays open', async () => {
  const socket = await sendBehindDownloads([]);
  expect(await timesOpen(FACE_MODEL_PATH)).toBe(1);
  socket.destroy();
  await expect.poll(() => timesOpen(FACE_MODEL_PATH)).toBe(0);
});
