import { MAIL_CONSENT_VERSION } from '@preproom/models/contract/accounts/consents';
import {
  getMailPreferences,
  saveMailPreferences,
  switchMailOff,
} from '@preproom/models/contract/notifications/mail';
import { getOwnData } from '@preproom/models/contract/privacy/privacy';
import { submitFeedback } from '@preproom/models/contract/reports/feedback';
import { anyRoomId, createSession, createUser } from '@preproom/models/db/testing/factories';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MailServer } from '../../support/peers/smtpServer.ts';
import { aSubmission } from '../../support/reports/feedback.ts';
import type { ApiClient } from '../../support/stack/apiClient.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

let server: MailServer;
let stack: Stack;
let to: string;
let learner: ApiClient;
let learnerId: Awaited<ReturnType<typeof createUser>>['_id'];

beforeAll(async () => {
  server = await MailServer.start();
  stack = await startStack({ SMTP_URL: server.url });
});
afterAll(async () => {
  await stack.stop();
  await server.goAway();
});
beforeEach(async () => {
  to = `${anyRoomId()}@people.example`;
  const user = await createUser(stack.database, { Email: to, language: 'hi' });
  learnerId = user._id;
  learner = await stack.enter(user);
});

/** A mentor submits feedback on an interview with the learner; answers with the mails that the learner then has got. */
async function getFeedback() {
  const mentorUser = await createUser(stack.database, { role: 'mentor', Name: 'Meera Iyer' });
  const { roomid } = await createSession(stack.database, {
    learnerId,
    mentorId: mentorUser._id,
    status: 'done',
  });
  const mentor = await stack.enter(mentorUser);
  for (const _ of ['submitted', 'amended']) {
    const { status } = await mentor.call(submitFeedback, { params: { roomid }, body: aSubmission() });
    expect(status).toBe(200);
  }
  await stack.jobs.settled();
  return { roomid, mentorId: mentorUser._id.toString(), mails: server.to(to) };
}
const preferences = async () => (await learner.call(getMailPreferences, {})).body;

describe('feedback', () => {
  test('is told to the learner once, in their language, with a link to it', async () => {
    const { roomid, mentorId, mails } = await getFeedback();
    expect(mails.map(({ subject }) => subject)).toEqual(['HR Round 1 पर आपका फ़ीडबैक तैयार है']);
    const link = `${stack.url}/Dashboard/feedback/${roomid}/${mentorId}`;
    for (const body of [mails[0]?.text, mails[0]?.html]) expect(body).toContain(link);
    expect(mails[0]?.text).toContain('Meera Iyer');
  });

  test('is not mailed to who has switched that off, until they switch it on again', async () => {
    expect(await preferences()).toEqual({ feedback: true, jobs: true });
    await learner.call(saveMailPreferences, { body: { feedback: false, jobs: true } });
    expect(await preferences()).toEqual({ feedback: false, jobs: true });
    expect((await getFeedback()).mails).toEqual([]);
    await learner.call(saveMailPreferences, { body: { feedback: true, jobs: true } });
    expect((await getFeedback()).mails).toHaveLength(1);
  });

  test('is noted each time it is switched, and only then', async () => {
    for (const feedback of [true, false, false, true])
      await learner.call(saveMailPreferences, { body: { feedback, jobs: true } });
    const { consents } = (await learner.call(getOwnData, {})).body;
    const noted = { kind: 'mail', mail: 'feedback', at: expect.any(String) };
    expect(consents).toEqual([
      { ...noted, granted: true, textVersion: MAIL_CONSENT_VERSION },
      { ...noted, granted: false, textVersion: null },
    ]);
  });
});

describe('the link in the mail', () => {
  const header = (mail: { headers: { key: string; value: string }[] } | undefined, key: string) =>
    mail?.headers.find((given) => given.key === key)?.value ?? '';

  test('switches off by the one click of a mail program, as RFC 8058 has it', async () => {
    const [mail] = (await getFeedback()).mails;
    expect(header(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const address = /^<(?<address>.*)>$/.exec(header(mail, 'list-unsubscribe'))?.groups?.address ?? '';
    expect(mail?.text).toContain(address);
    const click = (to: string) =>
      fetch(to, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });
    // Looking at it changes nothing.
    expect((await fetch(address)).status).toBe(200);
    expect(await preferences()).toEqual({ feedback: true, jobs: true });
    for (const wrong of [
      `${address}x`,
      address.replace(/token=.{4}/, 'token=0000'),
      `${stack.url}/mails/off`,
    ])
      expect((await click(wrong)).status).toBe(400);
    expect(await preferences()).toEqual({ feedback: true, jobs: true });
    expect((await click(address)).status).toBe(200);
    expect(await preferences()).toEqual({ feedback: false, jobs: true });
  });

  test('switches off by the page that it opens, without a login', async () => {
    const [mail] = (await getFeedback()).mails;
    const token = /token=(?<token>[\w.-]+)/.exec(mail?.text ?? '')?.groups?.token ?? '';
    const { status, body } = await stack.visitor().call(switchMailOff, { body: { token } });
    expect([status, body]).toEqual([200, { kind: 'feedback' }]);
    expect(await preferences()).toEqual({ feedback: false, jobs: true });
    const { consents } = (await learner.call(getOwnData, {})).body;
    expect(consents).toMatchObject([{ kind: 'mail', mail: 'feedback', granted: false }]);
  });

  test.each(['x', 'a.b.c', 'é'.repeat(200), '0'.repeat(24), `${'0'.repeat(24)}.feedback.${'é'.repeat(43)}`])(
    'with the token %j is refused',
    async (token) => {
      const { status, body } = await stack.visitor().call(switchMailOff, { body: { token } });
      expect([status, body.code]).toEqual([400, 'bad_request']);
    },
  );
});
