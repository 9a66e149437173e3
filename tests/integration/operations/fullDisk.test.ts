import { startTemporaryEmbedded } from '@preproom/embedded/testing/temporaryEmbedded';
import { createLog } from '@preproom/models/runtime/log';
import { expect, test } from 'vitest';
import { fillDatabase } from '../../support/stack/fillDatabase.ts';
import { DEMO_PASSWORD, startStack } from '../../support/stack/startStack.ts';

const EMAIL = 'learner.demo@preproom.example';
/** Of 4 kB. */
const MAX_PAGES = 3000;

test('while the disk is full, writes are put off with a sentence and reading goes on; then all works again', async () => {
  const lines: string[] = [];
  const embedded = await startTemporaryEmbedded({ maxPages: MAX_PAGES });
  const log = createLog('error', 'server', { write: (line) => lines.push(line) });
  const stack = await startStack({ MONGODB_URI: embedded.uri }, log);
  const logIn = () => stack.visitor().send<{ code: string }>('POST', '/api/v1.3/login', body);
  const body = { email: EMAIL, password: DEMO_PASSWORD };
  expect((await logIn()).status).toBe(200);
  const logins = await stack.database.logins.countDocuments();

  const makeRoom = await fillDatabase(embedded.uri);
  const refused = await logIn();
  expect([refused.status, refused.body.code]).toEqual([503, 'storage_full']);
  expect(refused.headers.get('retry-after')).toBe('60');
  expect(refused.headers.getSetCookie()).toEqual([]);
  expect(await stack.database.logins.countDocuments()).toBe(logins);
  expect((await stack.visitor().send('GET', '/api/v1.3/product')).status).toBe(200);
  const ready = await stack.visitor().send('GET', '/readyz');
  expect([ready.status, ready.body]).toMatchObject([503, { database: true, storage: false }]);
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ level: 'error', msg: 'the disk is full: nothing can be stored' }),
  );

  await makeRoom();
  expect((await logIn()).status).toBe(200);
  stack.clock.advance(60_000);
  expect((await stack.visitor().send('GET', '/readyz')).body).toMatchObject({ storage: true });
  await stack.stop();
  await embedded.remove();
});
