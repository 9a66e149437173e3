import { getCurrentUser } from '@preproom/models/contract/currentUser';
import { DAY_MS, MINUTE_MS } from '@preproom/models/contract/http/durations';
import {
  confirmGuardian,
  sendGuardianCode,
  withdrawGuardian,
} from '@preproom/models/contract/learners/guardian';
import { cancelDeletion, UNDO_HOURS } from '@preproom/models/contract/privacy/privacy';
import {
  READING_CONSENT_VERSION,
  setReadingConsent,
} from '@preproom/models/contract/readings/readingConsent';
import { storeReadings } from '@preproom/models/contract/readings/readings';
import { getRoom } from '@preproom/models/contract/room/rooms';
import { createProfile, createSession, createUser } from '@preproom/models/db/testing/factories';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailedCode, wrongCode } from '../../support/accounts/mailedCode.ts';
import { readingBatch, rows } from '../../support/readings/readings.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

const GUARDIAN = { name: 'Meena Rao', email: 'meena@people.example' };
/** 18 on the second day of the test. */
const NEARLY_ADULT = '2008-12-02';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
  stack.clock.advance(Date.parse('2026-12-01T06:00:00Z') - stack.clock.now());
});
afterAll(() => stack.stop());

/** A learner who has given everything but a guardian's consent. */
async function minor(dateOfBirth: string | null = '2010-01-01') {
  const user = await createUser(stack.database, {
    Name: 'Ravi Rao',
    phone: '+919876543210',
    completed: false,
  });
  await createProfile(stack.database, user, { dateOfBirth });
  return { user, client: await stack.enter(user) };
}
const mailsTo = (to: string) => stack.database.mails.find({ to }).sort({ at: -1 }).lean();
const consentsOf = (userId: unknown) =>
  stack.database.consents
    .find({ userId, kind: 'guardian' } as never)
    .sort({ at: 1 })
    .lean();

describe("a guardian's consent", () => {
  test('comes by the code that only their mail holds, is on record, and completes onboarding', async () => {
    const { user, client } = await minor();
    const email = 'one@people.example';
    expect((await client.call(sendGuardianCode, { body: { ...GUARDIAN, email } })).body).toMatchObject({
      sent: true,
    });
    const [mail] = await mailsTo(email);
    expect(mail).toMatchObject({ template: 'guardianCode', subject: expect.stringContaining('Ravi Rao') });
    expect(mail?.text).toContain('You can withdraw it at any time');
    const code = await mailedCode(stack.database, email);
    const wrong = await client.call(confirmGuardian, { body: { ...GUARDIAN, email, code: wrongCode(code) } });
    expect([wrong.status, wrong.body.code]).toEqual([401, 'invalid_otp']);
    expect(await consentsOf(user._id)).toEqual([]);

    const { body } = await client.call(confirmGuardian, { body: { ...GUARDIAN, email, code } });
    expect(body).toMatchObject({
      completed: true,
      needsGuardian: false,
      guardian: { name: 'Meena Rao', email },
    });
    expect(await consentsOf(user._id)).toMatchObject([{ granted: true, textVersion: '2026-11-22' }]);
    expect((await client.call(getCurrentUser, {})).body.data.completed).toBe(true);
    const again = await client.call(sendGuardianCode, { body: { ...GUARDIAN, email } });
    expect([again.status, again.body.code]).toEqual([409, 'no_guardian_needed']);
  });

  test('for one learner is none for another, with the same guardian', async () => {
    const [one, sibling] = [await minor(), await minor()];
    const email = 'both@people.example';
    await one.client.call(sendGuardianCode, { body: { ...GUARDIAN, email } });
    const code = await mailedCode(stack.database, email);
    await sibling.client.call(sendGuardianCode, { body: { ...GUARDIAN, email } });
    const { status } = await sibling.client.call(confirmGuardian, { body: { ...GUARDIAN, email, code } });
    expect(status).toBe(401);
    expect((await one.client.call(confirmGuardian, { body: { ...GUARDIAN, email, code } })).status).toBe(200);
  });

  test("cannot come from the learner's own address, is not asked of adults, and too many letters are refused", async () => {
    const { user, client } = await minor();
    const own = await client.call(sendGuardianCode, {
      body: { ...GUARDIAN, email: user.Email.toUpperCase() },
    });
    expect([own.status, own.body.code]).toEqual([409, 'own_address']);
    const adult = await minor('2003-01-01');
    expect((await adult.client.call(sendGuardianCode, { body: GUARDIAN })).body.code).toBe(
      'no_guardian_needed',
    );
    const unknown = await minor(null);
    expect((await unknown.client.call(sendGuardianCode, { body: GUARDIAN })).body.code).toBe(
      'no_guardian_needed',
    );
    const answers: number[] = [];
    for (let i = 0; i < 9; i++) {
      const email = `guess${i}@people.example`;
      answers.push((await client.call(sendGuardianCode, { body: { ...GUARDIAN, email } })).status);
    }
    expect(answers).toEqual([...Array(8).fill(200), 429]);
    expect(await mailsTo('guess8@people.example')).toEqual([]);
  });

  test('can be asked for again after a wait, however often that was tried too early', async () => {
    const { client } = await minor();
    const ask = async () =>
      (await client.call(sendGuardianCode, { body: { ...GUARDIAN, email: 'patient@people.example' } }))
        .status;
    const early: number[] = [];
    for (let n = 0; n < 10; n++) early.push(await ask());
    expect(early).toEqual([200, ...Array(9).fill(429)]);
    stack.clock.advance(MINUTE_MS);
    expect(await ask()).toBe(200);
  });

  test('does not fit without a name and an address', async () => {
    const { client } = await minor();
    for (const body of [
      { ...GUARDIAN, name: ' ' },
      { ...GUARDIAN, email: 'meena' },
    ])
      expect((await client.call(sendGuardianCode, { body })).status).toBe(400);
  });
});

describe('expression readings', () => {
  const agreed = { granted: true, textVersion: READING_CONSENT_VERSION } as const;
  async function roomOf(user: { _id: never }) {
    const startsAt = new Date(stack.clock.now() - MINUTE_MS);
    const session = await createSession(stack.database, { learnerId: user._id, status: 'live', startsAt });
    return { roomid: session.roomid };
  }

  test.each([
    ['a minor', '2010-01-01', 'adults_only'],
    ['somebody whose age is unknown', null, 'birth_date_needed'],
  ] as const)('of %s are refused, and the lobby says why', async (_, dateOfBirth, code) => {
    const { user, client } = await minor(dateOfBirth);
    const params = await roomOf(user as never);
    expect((await client.call(getRoom, { params })).body.readings).toMatchObject({
      unavailable: code,
      consent: false,
    });
    const consent = await client.call(setReadingConsent, { params, body: agreed });
    expect([consent.status, consent.body.code]).toEqual([403, code]);
    // Even where a consent stood from before.
    await stack.database.sessions.updateOne(params, { readingConsent: true });
    const batch = readingBatch(params.roomid, 0, 0, rows(2));
    expect((await client.call(storeReadings, { params, body: batch })).body.code).toBe(code);
    expect(await stack.database.readingBuckets.countDocuments(params)).toBe(0);
    expect((await client.call(setReadingConsent, { params, body: { granted: false } })).status).toBe(200);
  });

  test('are offered from the 18th birthday on', async () => {
    const { user, client } = await minor(NEARLY_ADULT);
    const params = await roomOf(user as never);
    expect((await client.call(setReadingConsent, { params, body: agreed })).body.code).toBe('adults_only');
    stack.clock.advance(DAY_MS);
    const fresh = await stack.enter(user);
    expect((await fresh.call(setReadingConsent, { params, body: agreed })).body).toEqual({ granted: true });
  });
});

describe('a consent that is taken back', () => {
  const tokenMailedTo = async (email: string) => {
    const [mail] = await mailsTo(email);
    return /token=(?<token>[\w.-]+)/.exec(mail?.text ?? '')?.groups?.token ?? '';
  };
  async function consented(email: string, dateOfBirth?: string) {
    const { user, client } = await minor(dateOfBirth);
    await client.call(sendGuardianCode, { body: { ...GUARDIAN, email } });
    const code = await mailedCode(stack.database, email);
    await client.call(confirmGuardian, { body: { ...GUARDIAN, email, code } });
    return { user, client, code, token: await tokenMailedTo(email) };
  }
  const withdraw = (token: string) => stack.visitor().call(withdrawGuardian, { body: { token } });
  const stored = (_id: unknown) =>
    stack.database.users
      .findById(_id as never)
      .lean()
      .orFail();

  test('closes the account at once by the link of the mail, tells the learner, and can be pressed twice', async () => {
    const email = 'changed.mind@people.example';
    const { user, client, token } = await consented(email);
    const { status, body } = await withdraw(token);
    const hoursLeft = (Date.parse(body.dueAt) - stack.clock.now()) / (60 * MINUTE_MS);
    expect([status, Math.round(hoursLeft)]).toEqual([200, UNDO_HOURS]);
    expect((await client.call(getCurrentUser, {})).status).toBe(401);
    expect((await consentsOf(user._id)).map(({ granted }) => granted)).toEqual([true, false]);
    const mails = await mailsTo(user.Email);
    expect(mails.map(({ template }) => template)).toEqual(['deletion']);
    expect(mails[0]?.text).toContain('has withdrawn their consent');
    expect((await withdraw(token)).body).toEqual(body);
    expect(await consentsOf(user._id)).toHaveLength(2);
    expect(await mailsTo(user.Email)).toHaveLength(1);
  });

  test('and an account that its learner keeps needs a consent anew, which the old link does not touch', async () => {
    const email = 'twice@people.example';
    const { user, token } = await consented(email);
    await withdraw(token);
    const client = await stack.enter(user);
    await client.call(cancelDeletion, {});
    const kept = await stored(user._id);
    expect([kept.deletion, kept.completed]).toEqual([null, false]);
    stack.clock.advance(15 * MINUTE_MS);
    await client.call(sendGuardianCode, { body: { ...GUARDIAN, email } });
    const code = await mailedCode(stack.database, email);
    const { body } = await client.call(confirmGuardian, { body: { ...GUARDIAN, email, code } });
    expect(body).toMatchObject({ completed: true, needsGuardian: false });
    expect((await withdraw(token)).body.code).toBe('link_expired');
    expect((await stored(user._id)).completed).toBe(true);
    // Nor when the later one is taken back as well, and the account kept once more.
    await withdraw(await tokenMailedTo(email));
    await (await stack.enter(user)).call(cancelDeletion, {});
    expect((await withdraw(token)).body.code).toBe('link_expired');
    expect((await stored(user._id)).deletion).toBeNull();
  });

  test('is none from the 18th birthday on, nor with a token that is not ours', async () => {
    const { user, token } = await consented('late@people.example', '2008-12-20');
    for (const wrong of ['x', `${token}x`, token.replace(/^.{4}/, '0000')])
      expect((await withdraw(wrong)).body.code).toBe('bad_request');
    stack.clock.advance(Date.parse('2026-12-20T00:00:00+05:30') - stack.clock.now());
    expect((await withdraw(token)).body.code).toBe('no_guardian_needed');
    expect(await stored(user._id)).toMatchObject({ completed: true, deletion: null });
  });
});
