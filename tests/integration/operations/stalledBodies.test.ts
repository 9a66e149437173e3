import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { getCurrentUser } from '@preproom/models/contract/currentUser';
import { API_BASE } from '@preproom/models/contract/http/endpoint';
import { AT_ONCE_OF_ONE_NETWORK, AT_ONCE_OF_ONE_PERSON } from '@preproom/server/http/caller';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD, type Stack, startStack } from '../../support/stack/startStack.ts';

let stack: Stack;
const open: Socket[] = [];
beforeAll(async () => {
  stack = await startStack();
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
});
afterAll(() => stack.stop());

/** A call whose body never ends. */
async function stall(path: string, header = '', type = 'application/json'): Promise<void> {
  const { hostname, port } = new URL(stack.url);
  const socket = connect(Number(port), hostname);
  open.push(socket);
  await once(socket, 'connect');
  const head = `POST ${API_BASE}${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n${header}`;
  socket.write(`${head}Content-Type: ${type}\r\nContent-Length: 100\r\n\r\n{`);
}

test('bodies that never end keep nobody behind the same address from logging in', async () => {
  for (let n = 0; n < 2 * AT_ONCE_OF_ONE_NETWORK; n++) await stall('/login');
  // Without the header that gives each of the tests' clients a network of its own.
  const response = await fetch(`${stack.url}${API_BASE}/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'learner.demo@preproom.example', password: DEMO_PASSWORD }),
  });
  expect(response.status).toBe(200);
});

test('nor the person who sent them from the next call', async () => {
  const learner = await stack.logIn('learner');
  for (let n = 0; n < 2 * AT_ONCE_OF_ONE_PERSON; n++)
    await stall('/privacy/archive', `Cookie: ${learner.cookie}\r\n`);
  expect((await learner.call(getCurrentUser, {})).status).toBe(200);
});

test('nor uploads on a slow line', async () => {
  const learner = await stack.logIn('learner');
  const { _id } = (await learner.call(getCurrentUser, {})).body.data;
  const path = `/files/resume/${_id}`;
  for (let n = 0; n < 2 * AT_ONCE_OF_ONE_PERSON; n++)
    await stall(path, `Authorization: ${learner.token}\r\n`, 'multipart/form-data; boundary=part');
  expect((await learner.call(getCurrentUser, {})).status).toBe(200);
});
