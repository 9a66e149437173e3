import { EventEmitter } from 'node:events';
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
import {
  AT_ONCE_OF_ONE_NETWORK,
  AT_ONCE_OF_ONE_PERSON,
  createRequestCount,
  identifyCaller,
  PUBLIC_CALLS,
} from './caller.ts';

const SECRET = 'a secret of the tests, long enough';
const BUSY_ADDRESS = '203.0.113.7';

let temporary: TemporaryDatabase;
let database: Database;
/** Makes a call that is answered at once. */
let identify: (headers: object, ip?: string) => Promise<Response['locals']['actor']>;
/** Begins a call, which is answered or given up when its response emits `close`. */
let begin: (headers: object, ip: string, handle: () => void) => Response;
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
  const config = { jwtSecret: SECRET, isProduction: false, teamNeedsSecondFactor: false };
  const limiter = createLimiters(null);
  const middleware = identifyCaller({ config, database, clock: systemClock, limiter }, (_, __, next) =>
    next(),
  );
  const emptyResponse = () =>
    Object.assign(new EventEmitter(), {
      destroyed: false,
      locals: { log: { setBindings() {} } },
      clearCookie() {},
    }) as unknown as Response;
  identify = async (headers, ip = BUSY_ADDRESS) => {
    const response = emptyResponse();
    await middleware({ headers, ip } as Request, response, () => {});
    response.emit('close');
    return response.locals.actor;
  };
  begin = (headers, ip, handle) => {
    const response = emptyResponse();
    void middleware({ headers, ip } as Request, response, handle);
    return response;
  };
  const count = createRequestCount({ config, clock: systemClock, limiter }, PUBLIC_CALLS);
  countPublic = (headers) => count({ headers, ip: BUSY_ADDRESS } as Request);
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

test.each([
  ['a person, over all their logins', AT_ONCE_OF_ONE_PERSON, true],
  ['a network without logins', AT_ONCE_OF_ONE_NETWORK, false],
])(
  'few calls of %s are under way at once; the others wait, and those that were given up are not made',
  async (_, most, isPerson) => {
    const busy = await createPerson();
    const logins = await Promise.all([busy.logIn(), busy.logIn()]);
    const headersOf = (n: number) => (isPerson ? { authorization: logins[n % 2]?.token } : {});
    let handled = 0;
    const calls = Array.from({ length: most + 3 }, (_, n) =>
      begin(headersOf(n), BUSY_ADDRESS, () => handled++),
    );
    await expect.poll(() => handled).toBe(most);

    // Whoever else calls does not wait.
    const other = await createPerson();
    expect(await identify({ authorization: (await other.logIn()).token })).toMatchObject({
      userId: other.userId,
    });
    await identify({}, '203.0.113.9');
    expect(handled).toBe(most);

    Object.assign(calls.at(-3) as Response, { destroyed: true });
    for (const call of calls.slice(0, most)) call.emit('close');
    // Those that had to wait follow each other, of a person.
    await expect.poll(() => handled).toBe(most + (isPerson ? 1 : 2));
    calls[most + 1]?.emit('close');
    await expect.poll(() => handled).toBe(most + 2);
  },
);
