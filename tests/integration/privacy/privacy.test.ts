import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import { sendOtp } from '@preproom/models/contract/accounts/codes';
import { getCurrentUser } from '@preproom/models/contract/currentUser';
import { HOUR_MS } from '@preproom/models/contract/http/durations';
import { DATA_KINDS } from '@preproom/models/contract/privacy/keptData';
import {
  cancelDeletion,
  getOwnData,
  requestDeletion,
  sendOwnCode,
} from '@preproom/models/contract/privacy/privacy';
import { type ExternalCleanup, erasePerson } from '@preproom/models/db/privacy/erasePerson';
import { createSession, createUser } from '@preproom/models/db/testing/factories';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { A_PDF } from '../../support/accounts/documents.ts';
import { mailedCode, wrongCode } from '../../support/accounts/mailedCode.ts';
import { filesPath, upload } from '../../support/accounts/uploads.ts';
import { mailTo } from '../../support/notifications/mails.ts';
import { requestArchive, unpackArchive } from '../../support/privacy/archive.ts';
import {
  createMarkedPerson,
  fillEveryCollection,
  mentionsOf,
  PERSONAL,
} from '../../support/privacy/markedPerson.ts';
import type { ApiClient } from '../../support/stack/apiClient.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

const PASSWORD = 'a long enough password';
const RIGHT = { proof: { password: PASSWORD } };
const MENTOR = { role: 'mentor', Name: 'Meera Iyer' } as const;

let stack: Stack;
let passwordHash: string;
beforeAll(async () => {
  stack = await startStack();
  passwordHash = await hash(PASSWORD);
});
afterAll(() => stack.stop());

const learner = (Name = 'Zubin Qamarwala', phone = '') =>
  createUser(stack.database, { Name, passwordHash, phone });

const download = (client: ApiClient, body: object) => requestArchive(stack, client, body);

describe('the archive', () => {
  test('holds a folder for every kind of data, and a README that names them', async () => {
    const { database } = stack;
    const person = await createMarkedPerson(database, 'Zubin Qamarwala', '+919812345670');
    const other = await createMarkedPerson(database, 'Other Person', '+919812345671');
    await fillEveryCollection(database, person, other, 'learner');
    await fillEveryCollection(database, person, other, 'mentor');
    await database.files.deleteMany({ ownerId: person._id });
    const { response, bytes } = await download(await stack.enter(person), { proof: null });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename=PrepRoom-[\d-]{10}\.zip$/,
    );
    const entries = await unpackArchive(bytes);
    const readme = entries.get('README.txt') ?? '';
    for (const kind of DATA_KINDS) expect(readme).toContain(`${kind}/`);
    const named = [...entries.keys()].filter((path) => path !== 'README.txt');
    expect(named.length).toBe(PERSONAL.length);
    for (const path of named.filter((path) => path !== 'files/files.json'))
      expect(JSON.parse(entries.get(path) ?? '').length, path).toBeGreaterThan(0);
    expect(entries.get('account/users.json')).toContain(person.Email);
    expect([...entries.values()].join()).not.toContain(other.Email);
  });

  test('is refused to an old login without the password, and to a wrong one', async () => {
    const client = await stack.enter(await learner());
    stack.clock.advance(11 * 60_000);
    const bodyOf = async (body: object) => {
      const { response, bytes } = await download(client, body);
      return [response.status, JSON.parse(String(bytes)).code];
    };
    expect(await bodyOf({ proof: null })).toEqual([403, 'proof_needed']);
    expect(await bodyOf({ proof: { password: 'wrong' } })).toEqual([401, 'wrong_credentials']);
    expect((await download(client, RIGHT)).response.status).toBe(200);
  });

  test('is had by somebody without a password who logged in a while ago, with a code by mail', async () => {
    const user = await createUser(stack.database, { Name: 'Asha Rao' });
    const client = await stack.enter(user);
    stack.clock.advance(11 * 60_000);
    expect((await download(client, { proof: null })).response.status).toBe(403);
    expect((await client.call(sendOwnCode, {})).status).toBe(200);
    const code = await mailedCode(stack.database, user.Email);
    const tried = async (given: string) =>
      (await download(client, { proof: { code: given } })).response.status;
    expect(await tried(wrongCode(code))).toBe(401);
    expect(await tried(code)).toBe(200);
    expect(await tried(code)).toBe(401);
  });

  test('holds what was uploaded, and deletion takes it from the storage', async () => {
    const { database, clock } = stack;
    const user = await learner();
    const client = await stack.enter(user);
    await upload(client, filesPath('resume', user._id), A_PDF, 'resume.pdf');
    const entries = await unpackArchive((await download(client, { proof: null })).bytes);
    const resume = [...entries.keys()].find((path) => path.startsWith('files/resume/'));
    expect(entries.get(resume ?? '')).toBe(String(A_PDF));
    const stored = () => readdirSync(join(stack.dataDir, 'files', 'resume')).join();
    expect(stored()).toContain(user._id.toString());
    await client.call(requestDeletion, { body: RIGHT });
    clock.advance(48 * HOUR_MS);
    await stack.jobs.settled();
    expect(await database.users.countDocuments({ _id: user._id })).toBe(0);
    expect(stored()).not.toContain(user._id.toString());
  });

  test('comes up against a limit', async () => {
    const client = await stack.enter(await learner());
    const statuses: number[] = [];
    for (let n = 0; n < 6; n++) statuses.push((await download(client, { proof: null })).response.status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('deleting an account', () => {
  test('needs the password, also right after logging in', async () => {
    const user = await learner();
    const client = await stack.enter(user);
    for (const proof of [null, { password: 'wrong' }])
      expect((await client.call(requestDeletion, { body: { proof } })).status).toBeGreaterThan(400);
    expect((await stack.database.users.findById(user._id).lean())?.deletion).toBeNull();
  });

  test('ends every login, cancels what is booked, says when by mail, and can be taken back', async () => {
    const { database, clock } = stack;
    const [user, mentor] = [await learner(), await createUser(database, MENTOR)];
    const startsAt = new Date(clock.now() + 3 * HOUR_MS);
    const { roomid } = await createSession(database, { learnerId: user._id, mentorId: mentor._id, startsAt });
    const [client, elsewhere] = [await stack.enter(user), await stack.enter(user)];
    expect((await client.call(getOwnData, {})).body.bookedSessions).toEqual([startsAt.toISOString()]);

    const { body: asked } = await client.call(requestDeletion, { body: RIGHT });

    expect(Date.parse(asked.dueAt) - Date.parse(asked.askedAt)).toBe(48 * HOUR_MS);
    expect(client.token).toBe('');
    expect((await elsewhere.call(getCurrentUser, {})).status).toBe(401);
    expect((await database.sessions.findOne({ roomid }).lean())?.status).toBe('cancelled');
    expect((await mailTo(database, user.Email)).text).toContain(
      'Log in before then and choose to keep your account',
    );

    const again = await stack.visitor().logIn(user.Email, PASSWORD);
    expect((await again.call(getCurrentUser, {})).body.deletesAt).toBe(asked.dueAt);
    expect((await again.call(cancelDeletion, {})).body).toEqual({ kept: true });
    clock.advance(49 * HOUR_MS);
    await stack.jobs.settled();
    expect(await database.users.countDocuments({ _id: user._id })).toBe(1);
  });

  test('after 48 hours nothing is left of the person, and the mentor sees a former member', async () => {
    const { database, clock } = stack;
    const [user, mentor] = [
      await learner('Yezdi Vakilzadeh', '+919812345679'),
      await createUser(database, MENTOR),
    ];
    const met = { learnerId: user._id, mentorId: mentor._id, status: 'done' as const };
    const { roomid } = await createSession(database, met);
    const client = await stack.enter(user);
    await client.call(requestDeletion, { body: RIGHT });
    clock.advance(47 * HOUR_MS);
    await stack.jobs.settled();
    expect(await database.users.countDocuments({ _id: user._id })).toBe(1);

    clock.advance(HOUR_MS);
    await stack.jobs.settled();

    expect(await mentionsOf(database, user)).toEqual([]);
    const { body } = await (await stack.enter(mentor)).call(getCurrentUser, {});
    expect(body.meeting).toMatchObject([{ roomid, with: { Name: null, photo: null } }]);
    await expect(stack.visitor().logIn(user.Email, PASSWORD)).rejects.toThrow('wrong_credentials');
  });

  test('takes a code of its own, and neither both proofs nor the code of a log-in', async () => {
    const user = await createUser(stack.database, { Name: 'Asha Rao' });
    const client = await stack.enter(user);
    stack.clock.advance(11 * 60_000);
    const ask = async (proof: object) => {
      const { status, body } = await client.call(requestDeletion, { body: { proof } });
      return [status, body.code];
    };
    await client.call(sendOtp, { body: { email: user.Email, purpose: 'login' } });
    const code = await mailedCode(stack.database, user.Email);
    expect(await ask({ code })).toEqual([401, 'invalid_otp']);
    expect(await ask({ code, password: PASSWORD })).toEqual([400, 'bad_request']);
    expect((await stack.visitor().call(sendOwnCode, {})).status).toBe(401);
    await client.call(sendOwnCode, {});
    expect(await ask({ code: await mailedCode(stack.database, user.Email) })).toEqual([200, undefined]);
  });

  test('asked for twice at once is asked for once', async () => {
    const user = await learner();
    const [one, two] = [await stack.enter(user), await stack.enter(user)];
    const answers = await Promise.all(
      [one, two].map((client) => client.call(requestDeletion, { body: RIGHT })),
    );
    const times = answers.filter(({ status }) => status === 200).map(({ body }) => body.dueAt);
    expect(new Set(times).size).toBe(1);
    expect(await stack.database.mails.countDocuments({ to: user.Email, template: 'deletion' })).toBe(1);
  });

  test('a process that dies at any collection leaves nothing that the next one does not finish', async () => {
    const { database } = stack;
    const other = await createMarkedPerson(database, 'Other Person', '+919812345671');
    const erased = PERSONAL.filter((name) => name !== 'sessions');
    const person = await createMarkedPerson(database, 'Xerxes Wadiawala', '+919812345675');
    await fillEveryCollection(database, person, other, 'learner');
    for (const name of erased) {
      const dies: ExternalCleanup = { [name]: () => Promise.reject(new Error('the process is killed')) };
      await erasePerson(database, person._id, dies).catch(() => {});
    }
    await erasePerson(database, person._id, {});
    expect(await mentionsOf(database, person)).toEqual([]);
  });
});
