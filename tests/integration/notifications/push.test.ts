import { MINUTE_MS } from '@preproom/models/contract/http/durations';
import { getPush, switchPushOff, switchPushOn } from '@preproom/models/contract/notifications/push';
import { createSession, createUser } from '@preproom/models/db/testing/factories';
import { createJobs } from '@preproom/server/backgroundJobs/jobs';
import { planReminders } from '@preproom/server/features/sessions/reminders';
import type { Types } from 'mongoose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PushService, readSender } from '../../support/peers/pushService.ts';
import type { ApiClient } from '../../support/stack/apiClient.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

let service: PushService;
let stack: Stack;
let learnerId: Types.ObjectId;
let client: ApiClient;
beforeAll(async () => {
  service = await PushService.start();
  stack = await startStack({ PUSH_SERVICES: service.url });
});
afterAll(async () => {
  await stack.stop();
  await service.stop();
});
beforeEach(async () => {
  const learner = await createUser(stack.database, { Name: 'Asha' });
  learnerId = learner._id;
  client = await stack.enter(learner);
});
afterEach(() => {
  service.received.length = 0;
  service.status = 201;
});

const switchOn = (who: ApiClient, subscription = service.browser().subscription) =>
  who.call(switchPushOn, { body: subscription });
const isOn = async (who: ApiClient) => (await who.call(getPush, {})).body.isOn;

/** A booked session that starts in so many minutes, with the reminders planned. */
async function book(minutes: number) {
  const mentor = await createUser(stack.database, { Name: 'Ravi', role: 'mentor' });
  const startsAt = new Date(stack.clock.now() + minutes * MINUTE_MS);
  const people = { learnerId, mentorId: mentor._id };
  const session = await createSession(stack.database, { ...people, startsAt, round: 'HR Round 1' });
  await planReminders({ jobs: createJobs(stack), clock: stack.clock }, session.roomid, startsAt);
  return session;
}

/** Lets time pass, and what is due be done. */
async function pass(minutes: number): Promise<void> {
  stack.clock.advance(minutes * MINUTE_MS);
  await stack.jobs.settled();
}

test('a reminder reaches the browser, encrypted for it alone and signed as ours', async () => {
  const browser = service.browser();
  const { publicKey } = (await switchOn(client, browser.subscription)).body;
  const { roomid } = await book(30);
  await pass(15);
  expect(service.received).toHaveLength(1);
  const [message] = service.received;
  if (!message) throw new Error('nothing arrived');
  expect(service.url + message.path).toBe(browser.subscription.endpoint);
  expect(browser.read(message)).toEqual({
    title: 'HR Round 1 with Ravi',
    body: 'Starts in 15 min. You can join 10 minutes before the start.',
    path: `/room/${roomid}`,
    tag: `session:${roomid}`,
  });
  expect(message.body.toString('latin1')).not.toContain('Ravi');
  // Of no use once the session has started.
  expect(Number(message.headers.ttl)).toBeLessThanOrEqual(15 * 60);
  expect(Number(message.headers.ttl)).toBeGreaterThan(0);
  const { key, payload } = await readSender(message);
  expect(key).toBe(publicKey);
  expect(payload).toMatchObject({ aud: service.url, sub: expect.stringMatching(/^mailto:/) });
});

test('a day before, it says when, in the reader’s language', async () => {
  await stack.database.users.updateOne({ _id: learnerId }, { $set: { language: 'hi' } });
  const browser = service.browser();
  await switchOn(client, browser.subscription);
  const { roomid } = await book(24 * 60 + 5);
  await pass(5);
  const [message] = service.received;
  if (!message) throw new Error('nothing arrived');
  expect(browser.read(message)).toMatchObject({
    body: expect.stringMatching(/IST$/),
    path: `/Dashboard/session/${roomid}`,
  });
});

test('a notification that was stored before a crash still reaches the browser, once', async () => {
  await switchOn(client);
  const { roomid, startsAt } = await book(30);
  const kind = 'session_reminder' as const;
  const key = `reminder:${roomid}:${startsAt.toISOString()}:quarter:learner`;
  const at = new Date(stack.clock.now());
  await stack.database.notifications.create({ userId: learnerId, key, kind, roomid, startsAt, at });
  await pass(15);
  expect(service.received).toHaveLength(1);
});

test('each browser that asked for it gets one, and no other', async () => {
  await switchOn(client);
  const second = await stack.enter({ _id: learnerId });
  await switchOn(second);
  await stack.enter({ _id: learnerId });
  await book(30);
  await pass(15);
  expect(new Set(service.received.map(({ path }) => path)).size).toBe(2);
  expect(service.received).toHaveLength(2);
});

test('nothing is sent that a cancellation made untrue while the push service was busy', async () => {
  await switchOn(client);
  service.status = 503;
  const { _id } = await book(30);
  await pass(15);
  expect(service.received).toHaveLength(1);
  await stack.database.sessions.updateOne({ _id }, { $set: { status: 'cancelled' } });
  await pass(2);
  expect(service.received).toHaveLength(1);
});

describe('a subscription ends', () => {
  test.each([404, 410])('when the push service says so with %i', async (status) => {
    await switchOn(client);
    service.status = status;
    await book(30);
    await pass(15);
    expect(service.received).toHaveLength(1);
    expect(await isOn(client)).toBe(false);
  });

  test('with its login', async () => {
    await switchOn(client);
    await stack.database.logins.deleteMany({ userId: learnerId });
    await book(30);
    await pass(15);
    expect(service.received).toEqual([]);
  });

  test('when it is switched off', async () => {
    await switchOn(client);
    expect((await client.call(switchPushOff, {})).body.isOn).toBe(false);
    await book(30);
    await pass(15);
    expect(service.received).toEqual([]);
  });

  test('for whoever used this browser before, when somebody else subscribes in it', async () => {
    const { subscription } = service.browser();
    await switchOn(client, subscription);
    const other = await stack.enter(await createUser(stack.database));
    await switchOn(other, subscription);
    expect(await isOn(client)).toBe(false);
    expect(await isOn(other)).toBe(true);
  });
});

test('a push service that is busy is asked again; one that sends elsewhere is not followed', async () => {
  await switchOn(client);
  service.status = 503;
  await book(30);
  await pass(15);
  expect(service.received).toHaveLength(1);
  service.status = 201;
  await pass(2);
  expect(service.received).toHaveLength(2);
  service.status = 302;
  await book(120);
  await pass(105);
  expect(service.received).toHaveLength(3);
  expect(await isOn(client)).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/x',
  'https://fcm.googleapis.com:8443/x',
  'https://fcm.googleapis.com.evil.example/x',
  'https://evil.example/fcm.googleapis.com',
  'https://user@evil.example/',
  'https://user@fcm.googleapis.com/x',
  'https://:password@fcm.googleapis.com/x',
  'http://127.0.0.1:9/x',
  'http://169.254.169.254/latest',
])('this server posts to no address like %s', async (endpoint) => {
  const { keys } = service.browser().subscription;
  expect((await switchOn(client, { endpoint, keys })).status).toBe(403);
  expect(await isOn(client)).toBe(false);
});

test.each([0, 2, 4])('a key that is no point of the curve is refused: 65 bytes after %i', async (first) => {
  const { endpoint, keys } = service.browser().subscription;
  const p256dh = Buffer.from([first, ...new Uint8Array(64).fill(7)]).toString('base64url');
  expect((await switchOn(client, { endpoint, keys: { ...keys, p256dh } })).status).toBe(400);
  expect(await isOn(client)).toBe(false);
});

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
])('the push service of a browser is known: %s', async (endpoint) => {
  const { keys } = service.browser().subscription;
  expect((await switchOn(client, { endpoint, keys })).body.isOn).toBe(true);
});
