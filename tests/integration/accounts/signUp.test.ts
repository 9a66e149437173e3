import { logInWithCode, resetPassword, signUp } from '@preproom/models/contract/accounts/accounts';
import { sendOtp, verifyToken } from '@preproom/models/contract/accounts/codes';
import { PRIVACY_VERSION, TERMS_VERSION } from '@preproom/models/contract/accounts/consents';
import { PASSWORD_FAULTS } from '@preproom/models/contract/accounts/passwords';
import { logIn } from '@preproom/models/contract/accounts/users';
import { getCurrentUser } from '@preproom/models/contract/currentUser';
import { MINUTE_MS } from '@preproom/models/contract/http/durations';
import { API_BASE } from '@preproom/models/contract/http/endpoint';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { codePage } from '../../support/accounts/codePage.ts';
import { mailedCode } from '../../support/accounts/mailedCode.ts';
import type { ApiClient } from '../../support/stack/apiClient.ts';
import { DEMO_PASSWORD, type Stack, startStack } from '../../support/stack/startStack.ts';

const KNOWN = 'learner.demo@preproom.example';
const PASSWORD = 'monsoon-chai-42';

let stack: Stack;
let count = 0;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());
afterEach(() => stack.clock.advance(15 * MINUTE_MS));

const newAddress = () => `person${++count}@people.example`;
type Purpose = 'signup' | 'login' | 'password';

async function askFor(email: string, purpose: Purpose, client = codePage(stack)) {
  return client.call(sendOtp, { body: { email, purpose } });
}

/** The code that was mailed for this. */
async function codeFor(email: string, purpose: Purpose): Promise<string> {
  expect((await askFor(email, purpose)).status).toBe(200);
  return mailedCode(stack.database, email);
}

async function proofFor(email: string, purpose: 'signup' | 'password'): Promise<string> {
  const code = await codeFor(email, purpose);
  const { body } = await codePage(stack).call(verifyToken, { body: { email, purpose, code } });
  return body.proof;
}

const personOf = (email: string, proof: string) => ({
  ...{ email, proof, name: ' Asha Rao ', phone: '98765 43210', password: PASSWORD },
});

async function signedUp(email: string): Promise<ApiClient> {
  const client = codePage(stack);
  const { status } = await client.call(signUp, { body: personOf(email, await proofFor(email, 'signup')) });
  expect(status).toBe(200);
  return client;
}

describe('signing up', () => {
  test('a code by mail, its proof, then name, phone and password make an account that is logged in', async () => {
    const email = newAddress();
    const sent = await askFor(email.toUpperCase(), 'signup');
    const browser = expect.any(String);
    expect(sent.body).toEqual({ sent: true, resendAfterSeconds: 60, expiresInSeconds: 600, browser });
    const code = await mailedCode(stack.database, email);
    const { body } = await codePage(stack).call(verifyToken, { body: { email, purpose: 'signup', code } });
    expect(body).toEqual({ verified: true, proof: expect.any(String) });
    const client = codePage(stack);
    const answer = await client.call(signUp, { body: personOf(email, body.proof) });
    expect(answer.body.data).toEqual({
      ...{ _id: expect.any(String), Name: 'Asha Rao', Email: email, phone: '+919876543210' },
      ...{ completed: false, role: 'user', photo: null },
    });
    expect((await client.call(getCurrentUser, {})).body.data.Email).toBe(email);
    const stored = await stack.database.users.findOne({ Email: email }).lean().orFail();
    expect(stored).toMatchObject({ language: 'en', emailVerifiedAt: expect.any(Date) });
    const consents = await stack.database.consents.find({ userId: stored._id }).sort({ kind: 1 }).lean();
    expect(consents).toMatchObject([
      { kind: 'privacy', granted: true, textVersion: PRIVACY_VERSION, at: stored.createdAt },
      { kind: 'terms', granted: true, textVersion: TERMS_VERSION, at: stored.createdAt },
    ]);
    expect(stored.passwordHash).toMatch(/^\$argon2id\$/);
    expect((await codePage(stack).logIn(email, PASSWORD)).token).not.toBe('');
  });

  test('mails and account are in the language of the browser', async () => {
    const email = newAddress();
    const headers = { cookie: 'language=hi' };
    await codePage(stack).send('POST', `${API_BASE}/sendOtp`, { email, purpose: 'signup' }, headers);
    const mail = await stack.database.mails.findOne({ to: email }).lean();
    expect(mail).toMatchObject({ template: 'code', language: 'hi' });
  });

  test('a known address is answered like an unknown one, and its owner is told by mail', async () => {
    const [known, unknown] = [await askFor(KNOWN, 'signup'), await askFor(newAddress(), 'signup')];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    const mail = await stack.database.mails.findOne({ to: KNOWN }).sort({ at: -1 }).lean();
    expect(mail?.template).toBe('hasAccount');
    expect(mail?.text).not.toMatch(/\b\d{6}\b/);
  });

  test('a proof is good for its address and once', async () => {
    const email = newAddress();
    const proof = await proofFor(email, 'signup');
    const other = await codePage(stack).call(signUp, { body: personOf(newAddress(), proof) });
    expect([other.status, other.body.code]).toEqual([401, 'stale_proof']);
    const tries = [1, 2].map(() => codePage(stack).call(signUp, { body: personOf(email, proof) }));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 401]);
    expect(await stack.database.users.countDocuments({ Email: email })).toBe(1);
  });

  test('a proof is too old after half an hour', async () => {
    const email = newAddress();
    const proof = await proofFor(email, 'signup');
    stack.clock.advance(30 * MINUTE_MS);
    const { body } = await codePage(stack).call(signUp, { body: personOf(email, proof) });
    expect(body.code).toBe('stale_proof');
  });

  test('what is wrong with a field is said, and the proof stays good', async () => {
    const email = newAddress();
    const person = personOf(email, await proofFor(email, 'signup'));
    const faultOf = async (change: object) => {
      const { status, body } = await codePage(stack).call(signUp, { body: { ...person, ...change } });
      return [status, body.fields];
    };
    expect(await faultOf({ phone: '12' })).toEqual([400, { phone: 'is not a phone number' }]);
    expect(await faultOf({ name: '  ' })).toEqual([400, { name: 'is missing' }]);
    expect(await faultOf({ password: 'short' })).toEqual([400, { password: 'needs at least 10 characters' }]);
    expect(await faultOf({ password: 'password123' })).toEqual([400, { password: PASSWORD_FAULTS.weak }]);
    expect(await faultOf({ name: 'Asha Raghavan', password: 'Raghavan1999' })).toEqual([
      400,
      { password: PASSWORD_FAULTS.personal },
    ]);
    expect(await faultOf({ role: 'admin' })).toEqual([400, expect.anything()]);
    expect(await faultOf({ name: 'x'.repeat(1_000_000) })).toEqual([413, undefined]);
    expect(await stack.database.users.countDocuments({ Email: email })).toBe(0);
    expect((await codePage(stack).call(signUp, { body: person })).status).toBe(200);
  });

  test('digits of other scripts are read in the code and the phone number', async () => {
    const email = newAddress();
    const client = codePage(stack);
    await client.call(sendOtp, { body: { email, purpose: 'signup' } });
    const code = (await mailedCode(stack.database, email)).replace(/[0-9]/g, (digit) =>
      String.fromCodePoint(0x966 + Number(digit)),
    );
    const { body } = await client.call(verifyToken, { body: { email, purpose: 'signup', code } });
    const person = { ...personOf(email, body.proof), phone: '९८७६५४३२१०' };
    expect((await client.call(signUp, { body: person })).body.data.phone).toBe('+919876543210');
  });

  test('a number of another country is kept as such', async () => {
    const email = newAddress();
    const person = { ...personOf(email, await proofFor(email, 'signup')), phone: '+44 20 7946 0958' };
    const { body } = await codePage(stack).call(signUp, { body: person });
    expect(body.data.phone).toBe('+442079460958');
  });

  test('an account that came about meanwhile is not touched', async () => {
    const email = newAddress();
    const proof = await proofFor(email, 'signup');
    const consents = await stack.database.consents.countDocuments();
    await stack.database.users.create({ Name: 'First', Email: email, createdAt: new Date() });
    const { status, body } = await codePage(stack).call(signUp, { body: personOf(email, proof) });
    expect([status, body.code]).toEqual([409, 'has_account']);
    expect(await stack.database.users.find({ Email: email }, { Name: 1 }).lean()).toMatchObject([
      { Name: 'First' },
    ]);
    expect(await stack.database.consents.countDocuments()).toBe(consents);
  });
});

describe('logging in with a code', () => {
  test('needs no password, and works once', async () => {
    const code = await codeFor(KNOWN, 'login');
    const tries = [1, 2].map(() => codePage(stack).call(logInWithCode, { body: { email: KNOWN, code } }));
    const answers = await Promise.all(tries);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(answers.find(({ status }) => status === 200)?.body.data.Email).toBe(KNOWN);
  });

  test('proves the address', async () => {
    const email = newAddress();
    await stack.database.users.create({ Name: 'A', Email: email, createdAt: new Date() });
    const code = await codeFor(email, 'login');
    await codePage(stack).call(logInWithCode, {
      body: { email, code: ` ${code.slice(0, 3)} ${code.slice(3)}` },
    });
    const user = await stack.database.users.findOne({ Email: email }).lean();
    expect(user?.emailVerifiedAt).toBeInstanceOf(Date);
  });

  test('an account without a password lets no password in', async () => {
    const email = newAddress();
    await stack.database.users.create({ Name: 'A', Email: email, createdAt: new Date() });
    for (const password of ['the password of nobody', 'null', ' ']) {
      const { status } = await codePage(stack).call(logIn, { body: { email, password } });
      expect(status).toBe(401);
    }
  });

  test('an unknown address is answered like a known one, and told by mail that it has no account', async () => {
    const email = newAddress();
    for (const purpose of ['login', 'password'] as const) {
      const [unknown, known] = [await askFor(email, purpose), await askFor(KNOWN, purpose)];
      expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
      const mail = await stack.database.mails.findOne({ to: email }).sort({ at: -1 }).lean();
      expect(mail?.template).toBe('noAccount');
      stack.clock.advance(15 * MINUTE_MS);
    }
    const { body } = await codePage(stack).call(logInWithCode, { body: { email, code: '000000' } });
    expect(body).toEqual({ code: 'invalid_otp', message: 'Invalid Otp' });
  });
});

describe('a forgotten password', () => {
  test('a code sets a new one, ends every login with its sockets, logs in here and tells by mail', async () => {
    const email = newAddress();
    const before = await signedUp(email);
    const socket = await stack.connect(before);
    const proof = await proofFor(email, 'password');
    const here = codePage(stack);
    const password = 'quiet lamps at dusk';
    expect((await here.call(resetPassword, { body: { email, proof, password } })).status).toBe(200);
    await socket.received('login:ended');
    expect((await before.call(getCurrentUser, {})).status).toBe(401);
    expect((await here.call(getCurrentUser, {})).status).toBe(200);
    expect((await codePage(stack).call(logIn, { body: { email, password: PASSWORD } })).status).toBe(401);
    expect((await codePage(stack).call(logIn, { body: { email, password } })).status).toBe(200);
    const mail = await stack.database.mails.findOne({ to: email }).sort({ at: -1 }).lean();
    expect(mail?.template).toBe('passwordChanged');
    expect(mail?.text).toContain('in a calendar app, that link no longer works');
  });

  test('a password that is too easy is refused, and the proof stays good', async () => {
    const email = newAddress();
    await signedUp(email);
    const proof = await proofFor(email, 'password');
    const choose = (password: string) =>
      codePage(stack).call(resetPassword, { body: { email, proof, password } });
    expect((await choose('asha rao 2001')).body.fields).toEqual({ password: PASSWORD_FAULTS.personal });
    expect((await choose(PASSWORD)).status).toBe(200);
  });

  test('the proof of a sign-up sets no password', async () => {
    const proof = await proofFor(newAddress(), 'signup');
    const wanted = { email: KNOWN, proof, password: PASSWORD };
    expect((await codePage(stack).call(resetPassword, { body: wanted })).body.code).toBe('stale_proof');
    expect((await codePage(stack).logIn(KNOWN, DEMO_PASSWORD)).token).not.toBe('');
  });
});
