import { startTemporaryDatabase } from '@preproom/embedded/testing/temporaryDatabase';
import type { TemporaryDatabase } from '@preproom/embedded/testing/testServer';
import { type Database, openDatabase } from '@preproom/models/db/database';
import { systemClock } from '@preproom/models/runtime/clock';
import { createLimiters } from '@preproom/models/runtime/limits';
import type { Request, Response } from 'express';
import { Types } from 'mongoose';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ensureAccount } from '../features/accounts/account.service.ts';
import { startLogin } from '../features/accounts/logins.ts';
import { countPublicCall, identifyCaller } from './caller.ts';

const SECRET = 'a secret of the tests, long enough';
const BUSY_ADDRESS = '203.0.113.7';

let temporary: TemporaryDatabase;
let database: Database;
let identify: (headers: object, ip?: string) => Promise<Response['locals']['actor']>;
/** Makes a call whose answer is the same for everyone. */
let countPublic: (headers: object) => Promise<void>;

beforeAll(async () => {
  temporary = await startTemporaryDatabase();
  database = await openDatabase(temporary.uri);
});
afterAll(async () => {
  await database.close();
  await temporary.remove();
});
afterEach(() => vi.restoreAllMocks());
beforeEach(() => {
  const config = { jwtSecret: SECRET, isProduction: false };
  const limiter = createLimiters(null);
  const middleware = identifyCaller({ config, database, clock: systemClock, limiter });
  identify = async (headers, ip = BUSY_ADDRESS) => {
    const response = { locals: { log: { setBindings() {} } }, clearCookie() {} } as unknown as Response;
    await middleware({ headers, ip } as Request, response, () => {});
    return response.locals.actor;
  };
  const count = countPublicCall({ config, clock: systemClock, limiter });
  countPublic = async (headers) =>
    count({ headers, ip: BUSY_ADDRESS } as Request, {} as Response, () => {}) as Promise<void>;
});

/** Somebody new with a login. */
async function createPerson() {
  const Email = `${new Types.ObjectId()}@preproom.example`;
  const user = await ensureAccount(database, { Name: 'A', Email, role: 'user', password: 'x' }, new Date());
  const logIn = () => startLogin({ database, clock: systemClock }, SECRET, user._id);
  return { userId: user._id.toString(), logIn };
}

const times = async (count: number, work: () => Promise<unknown>) => {
  for (let i = 0; i < count; i++) await work();
};
const refusal = { code: 'too_many_requests' };

test('whoever is logged in is counted alone, over all their logins: others behind the same address go on', async () => {
  const [busy, other] = [await createPerson(), await createPerson()];
  const [first, second] = [await busy.logIn(), await busy.logIn()];
  await times(300, () => identify({ authorization: first.token }));
  await times(300, () => identify({ cookie: `jwt=${second.token}` }));
  await expect(identify({ authorization: first.token }, '203.0.113.8')).rejects.toMatchObject(refusal);
  const { token } = await other.logIn();
  expect(await identify({ authorization: token })).toMatchObject({ userId: other.userId });
  expect(await identify({})).toBeNull();
});

test('forged tokens count for their network, and ask the database nothing', async () => {
  const { userId, logIn } = await createPerson();
  const { loginId, expiresAt } = await logIn();
  const claims = Buffer.from(
    JSON.stringify({ sub: userId, jti: loginId, exp: expiresAt.getTime() }),
  ).toString('base64url');
  const header = Buffer.from(JSON.stringify({ alg: 'HS256' })).toString('base64url');
  const lookups = vi.spyOn(database.logins, 'findOne');
  let forged = 0;
  await times(3_000, () => identify({ authorization: `${header}.${claims}.${forged++}` }));
  await expect(identify({ authorization: `${header}.${claims}.last` })).rejects.toMatchObject(refusal);
  await expect(identify({})).rejects.toMatchObject(refusal);
  expect(lookups).not.toHaveBeenCalled();
  const { token } = await logIn();
  expect(await identify({ authorization: token })).toMatchObject({ userId });
});

test('a login that has ended is looked up once, and does not use up what its person has', async () => {
  const { userId, logIn } = await createPerson();
  const [stolen, own] = [await logIn(), await logIn()];
  await database.logins.deleteOne({ _id: stolen.loginId });
  const lookups = vi.spyOn(database.logins, 'findOne');
  await times(600, () => identify({ authorization: stolen.token }));
  expect(lookups).toHaveBeenCalledTimes(1);
  expect(await identify({ authorization: own.token })).toMatchObject({ userId });
});

test('calls that are the same for everyone count for each login alone: a stolen one uses up nothing of its person', async () => {
  const { userId, logIn } = await createPerson();
  const [stolen, own] = [await logIn(), await logIn()];
  await database.logins.deleteOne({ _id: stolen.loginId });
  const lookups = vi.spyOn(database.logins, 'findOne');
  await times(600, () => countPublic({ cookie: `jwt=${stolen.token}` }));
  await expect(countPublic({ cookie: `jwt=${stolen.token}` })).rejects.toMatchObject(refusal);
  await countPublic({ cookie: `jwt=${own.token}` });
  expect(lookups).not.toHaveBeenCalled();
  expect(await identify({ authorization: own.token })).toMatchObject({ userId });
});

test('without a login of ours they count for the network, together with all other calls', async () => {
  await times(1_500, () => countPublic({ cookie: 'jwt=forged' }));
  await times(1_500, () => identify({}));
  await expect(countPublic({})).rejects.toMatchObject(refusal);
  await expect(identify({})).rejects.toMatchObject(refusal);
});
