import { sendOtp } from '@preproom/models/contract/accounts/codes';
import { beginOnboarding } from '@preproom/models/contract/accounts/onboarding';
import { getCurrentUser } from '@preproom/models/contract/currentUser';
import { DAY_MS } from '@preproom/models/contract/http/durations';
import { DRAFT_RETENTION_DAYS } from '@preproom/models/contract/mentors/mentorLife';
import {
  applyAsMentor,
  becomeMentor,
  saveMentorPerson,
  saveMentorProfile,
} from '@preproom/models/contract/mentors/mentors';
import { createFile } from '@preproom/models/db/testing/factories';
import { createLog } from '@preproom/models/runtime/log';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { codePage } from '../../support/accounts/codePage.ts';
import { wrongCode } from '../../support/accounts/mailedCode.ts';
import { beginApplication, codeToMentor, DETAILS } from '../../support/mentors/mentors.ts';
import { mailTo } from '../../support/notifications/mails.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

const KNOWN = 'learner.demo@preproom.example';
const PERSON = { name: 'Meera Iyer', phone: '98123 45602', password: 'monsoon-chai-42' };

const logged: string[] = [];
let stack: Stack;
let count = 0;
beforeAll(async () => {
  stack = await startStack({}, createLog('debug', 'server', { write: (line) => logged.push(line) }));
});
afterAll(() => stack.stop());
afterEach(() => stack.clock.advance(15 * 60_000));

const newAddress = () => `mentor${++count}@people.example`;
const asks = (emailId: string, otp: string) =>
  codePage(stack).call(becomeMentor, { query: { emailId, otp } });

describe('GET /becomeMentor', () => {
  test('with the right code makes an unfinished account and a token for onboarding', async () => {
    const email = newAddress();
    const { status, body, headers } = await asks(email, await codeToMentor(stack, email));
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body.data.user).toMatchObject({ Email: email, role: 'mentor', completed: false });
    const stored = await stack.database.users.findOne({ Email: email }).lean().orFail();
    expect(stored).toMatchObject({ passwordHash: null, emailVerifiedAt: expect.any(Date) });
    expect(await stack.database.consents.countDocuments({ userId: stored._id })).toBe(2);
    const client = stack.visitor();
    const entered = await client.call(beginOnboarding, { body: { Authorize_token: body.token } });
    expect(entered.status).toBe(200);
    expect((await client.call(getCurrentUser, {})).body.data.Email).toBe(email);
    expect(
      (await stack.visitor().call(beginOnboarding, { body: { Authorize_token: body.token } })).status,
    ).toBe(410);
  });

  test('looks at the code before the address: a wrong one is answered alike for everybody', async () => {
    const email = newAddress();
    const answers = [];
    for (const address of [email, KNOWN, newAddress()]) {
      const code = address === email || address === KNOWN ? await codeToMentor(stack, address) : '000000';
      const { status, body } = await asks(address, wrongCode(code));
      answers.push({ status, body });
    }
    expect(answers).toEqual(
      Array(3).fill({ status: 401, body: { code: 'invalid_otp', message: 'Invalid Otp' } }),
    );
    expect(await stack.database.users.exists({ Email: email })).toBeNull();
  });

  test('says that an address has an account to whoever reads its mail', async () => {
    const code = await codeToMentor(stack, KNOWN);
    const { status, body } = await asks(KNOWN, code);
    expect([status, body]).toEqual([409, { code: 'has_account', message: 'User already has an account' }]);
    expect(await stack.database.users.findOne({ Email: KNOWN }).lean()).toMatchObject({ role: 'user' });
  });

  test('asking for the code answers alike whether or not the address is known', async () => {
    const answers = [];
    for (const email of [KNOWN, newAddress()])
      answers.push((await stack.visitor().call(sendOtp, { body: { email, purpose: 'mentor' } })).body);
    // Random bytes for each browser.
    expect(answers[0]).toEqual({ ...answers[1], browser: expect.any(String) });
  });

  test('goes on with an application that was begun, and not with one that was sent', async () => {
    const email = newAddress();
    await asks(email, await codeToMentor(stack, email));
    stack.clock.advance(15 * 60_000);
    const again = await asks(email, await codeToMentor(stack, email));
    expect(again.status).toBe(200);
    expect(await stack.database.users.countDocuments({ Email: email })).toBe(1);
    await stack.database.users.updateOne({ Email: email }, { completed: true });
    stack.clock.advance(15 * 60_000);
    expect((await asks(email, await codeToMentor(stack, email))).body.code).toBe('has_account');
  });

  test('of many with one code one gets in', async () => {
    const email = newAddress();
    const code = await codeToMentor(stack, email);
    const answers = await Promise.all([1, 2, 3].map(() => asks(email, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    expect(await stack.database.users.countDocuments({ Email: email })).toBe(1);
  });

  test.each([
    ['no address', { emailId: '', otp: '123456' }, [400, 'bad_request']],
    ['no code', { emailId: 'a@people.example', otp: '' }, [401, 'invalid_otp']],
    ['a code of letters', { emailId: 'a@people.example', otp: 'abcdef' }, [401, 'invalid_otp']],
  ])('with %s is refused', async (_, query, expected) => {
    const { status, body } = await stack.visitor().call(becomeMentor, { query });
    expect([status, body.code]).toEqual(expected);
  });

  test('neither address nor code is ever logged', async () => {
    const email = newAddress();
    const code = await codeToMentor(stack, email);
    await asks(email, wrongCode(code));
    await asks(email, code);
    const lines = logged.join('');
    expect(lines).toContain('/api/v1.3/becomeMentor');
    expect([email, encodeURIComponent(email), code].filter((secret) => lines.includes(secret))).toEqual([]);
  });
});

describe('the application', () => {
  test('is saved step by step, says what it still needs, and ends as a mentor who waits', async () => {
    const email = newAddress();
    const client = await beginApplication(stack, email);
    const person = await client.call(saveMentorPerson, { body: PERSON });
    expect(person.body.data).toMatchObject({ Name: 'Meera Iyer', status: 'draft' });
    expect(person.body.data.missing).not.toContain('name');
    const { expertise, languages, ...work } = DETAILS;
    await client.call(saveMentorProfile, {
      body: { ...work, linkedIn: 'linkedin.com/in/meera-iyer-example' },
    });
    const early = await client.call(applyAsMentor, {});
    expect([early.status, Object.keys(early.body.fields ?? {})]).toEqual([
      400,
      ['expertise', 'languages', 'resume'],
    ]);
    await client.call(saveMentorProfile, { body: { expertise: [...expertise], languages: [...languages] } });
    const user = await stack.database.users.findOne({ Email: email }).orFail();
    await createFile(stack.database, { ownerId: user._id, itemId: user._id });
    const { status, body } = await client.call(applyAsMentor, {});
    expect([status, body.data.status, body.data.missing]).toEqual([200, 'pending', []]);
    expect(body.data.linkedIn).toBe('https://linkedin.com/in/meera-iyer-example');
    expect((await client.call(getCurrentUser, {})).body.data).toMatchObject({
      completed: true,
      phone: '+919812345602',
    });
    expect((await mailTo(stack.database, email)).subject).toContain('received your mentor application');
    expect((await client.call(applyAsMentor, {})).body.code).toBe('already_applied');
    expect((await stack.visitor().logIn(email, PERSON.password)).token).not.toBe('');
  });

  test('refuses what does not fit and changes nothing', async () => {
    const client = await beginApplication(stack, newAddress());
    const faultOf = async (body: object) => {
      const answer = await client.send<object>('PUT', '/api/v1.3/mentor/profile', body);
      return [answer.status, Object.keys(answer.body.fields ?? {})];
    };
    expect(await faultOf({ linkedIn: 'https://linkedin.com.evil.example/in/x' })).toEqual([
      400,
      ['linkedIn'],
    ]);
    expect(await faultOf({ linkedIn: 'https://evil.example@linkedin.com/' })).toEqual([400, ['linkedIn']]);
    expect(await faultOf({ headline: '\u200b\u200b' })).toEqual([400, ['headline']]);
    expect(await faultOf({ linkedIn: 'javascript:alert(1)' })).toEqual([400, ['linkedIn']]);
    expect(await faultOf({ years: -1 })).toEqual([400, ['years']]);
    expect(await faultOf({ headline: '  ' })).toEqual([400, ['headline']]);
    expect(await faultOf({ expertise: ['Alchemy'] })).toEqual([400, ['expertise.0']]);
    expect(await faultOf({ status: 'verified' })).toEqual([400, ['']]);
    const weak = await client.call(saveMentorPerson, { body: { ...PERSON, password: 'password123' } });
    expect(Object.keys(weak.body.fields ?? {})).toEqual(['password']);
    const phone = await client.call(saveMentorPerson, { body: { ...PERSON, phone: '12' } });
    expect(Object.keys(phone.body.fields ?? {})).toEqual(['phone']);
    expect((await client.call(getCurrentUser, {})).body.data.phone).toBe('');
  });

  test('is gone with its account when it is not sent in a month; one that was sent stays', async () => {
    const [left, sent, begun] = [newAddress(), newAddress(), newAddress()];
    const userIdOf = async (email: string) =>
      (await stack.database.users.findOne({ Email: email }).orFail())._id;
    for (const email of [left, sent]) {
      const client = await beginApplication(stack, email);
      await client.call(saveMentorProfile, { body: { company: DETAILS.company } });
    }
    const leftId = await userIdOf(left);
    await createFile(stack.database, { ownerId: leftId, itemId: leftId });
    // Sent, and the process died before it said so to the account.
    const sentId = await userIdOf(sent);
    await stack.database.mentorProfiles.updateOne({ userId: sentId }, { status: 'pending' });
    stack.clock.advance(DRAFT_RETENTION_DAYS * DAY_MS - 60_000);
    await beginApplication(stack, begun);
    stack.clock.advance(120_000);
    await expect.poll(() => stack.database.users.exists({ _id: leftId }), { timeout: 10_000 }).toBeNull();
    expect(await stack.database.mentorProfiles.exists({ userId: leftId })).toBeNull();
    expect(await stack.database.files.exists({ ownerId: leftId })).toBeNull();
    await expect
      .poll(() => stack.database.jobRuns.exists({ kind: 'account:forget', key: `${sentId}`, state: 'done' }))
      .not.toBeNull();
    expect(await stack.database.users.countDocuments({ Email: { $in: [sent, begun] } })).toBe(2);
  });

  test('sets a first password and none after it', async () => {
    const client = await beginApplication(stack, newAddress());
    expect((await client.call(saveMentorPerson, { body: PERSON })).status).toBe(200);
    const second = await client.call(saveMentorPerson, {
      body: { ...PERSON, password: 'another-rainy-day' },
    });
    expect([second.status, second.body.code]).toEqual([409, 'password_set']);
    const { password, ...rest } = PERSON;
    expect((await client.call(saveMentorPerson, { body: { ...rest, name: 'M. Iyer' } })).body.data.Name).toBe(
      'M. Iyer',
    );
  });
});
