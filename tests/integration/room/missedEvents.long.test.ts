import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { createLog } from '@preproom/models/runtime/log';
import { openRedis } from '@preproom/models/runtime/redis';
import { EVENT_STREAM, EVENTS_KEPT, streamEntry } from '@preproom/signalling/sockets/eventStreams';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openHeldConnection } from '../../support/peers/heldConnection.ts';
import { type CallPage, openCallPage } from '../../support/room/callPage.ts';
import { Cluster, type Node } from '../../support/room/cluster.ts';
import { bookLive } from '../../support/room/clusterPeople.ts';

/** Pages are right within three seconds on a quiet machine. */
const RIGHT_SOON = { timeout: 20_000, interval: 50 };

let cluster: Cluster;
let api: Node;
beforeAll(async () => {
  cluster = await Cluster.start();
  api = await cluster.startServer();
}, 120_000);
afterAll(() => cluster.stop());

const pages: CallPage[] = [];
afterEach(() => {
  for (const page of pages.splice(0)) page.close();
});

/** Two pages in a call, each at a process. */
async function call(learnerAt: { url: string }, mentorAt: { url: string }) {
  const { roomid, ...people } = await bookLive(cluster, api);
  const open = (side: 'learner' | 'mentor', { url }: { url: string }) =>
    openCallPage(url, { token: people[side].token, roomid, side });
  const both = { learner: open('learner', learnerAt), mentor: open('mentor', mentorAt) };
  pages.push(both.learner, both.mentor);
  for (const page of [both.learner, both.mentor]) await page.join();
  for (const page of [both.learner, both.mentor])
    await expect.poll(page.status, RIGHT_SOON).toBe('connected');
  return { roomid, ...both };
}

/** Sends commands to the Redis of the processes. */
async function withRedis<T>(
  work: (command: (...words: string[]) => Promise<unknown>) => Promise<T>,
): Promise<T> {
  const redis = openRedis(cluster.redis.url, createLog('silent', 'signalling'));
  await new Promise<void>((resolve) => redis.onReady(resolve));
  return work((...words) => redis.client.sendCommand(words)).finally(redis.close);
}

/** Adds entries of these words to the stream of each process, and to that which all read. */
async function addToStreams(count: number, ...words: string[]): Promise<void> {
  await withRedis(async (command) => {
    const streams = (await command('KEYS', `${EVENT_STREAM}*`)) as string[];
    const add = () => Promise.all(streams.map((stream) => command('XADD', stream, ...words)));
    for (let n = 0; n < count; n += 500)
      await Promise.all(Array.from({ length: Math.min(500, count - n) }, add));
  });
}

/** Events for other sockets, as the service writes them. */
async function fillStreams(count: number): Promise<void> {
  const args = [{ text: 'x'.repeat(200) }];
  const entry = streamEntry({ rooms: [randomUUID()], event: 'question:shown', args });
  await addToStreams(count, 'MAXLEN', '~', `${EVENTS_KEPT}`, '*', ...Object.entries(entry).flat());
}

test('a process that stood still for six seconds while 15,000 events passed: its pages show what is so', async () => {
  const [standing, other] = await Promise.all([cluster.startSignalling(), cluster.startSignalling()]);
  const calls = [];
  for (let n = 0; n < 4; n++) calls.push(await call(standing, other));
  const [ended, ...going] = calls;
  // The other process has read all that came before what its page gets from this one.
  const echo = await call(api, other);
  const sixSeconds = delay(6_000);
  standing.program.pause();
  for (const { mentor } of going) {
    for (const text of ['one', 'two', 'three']) mentor.session.sendChat(text);
    mentor.media.setMuted(true);
    await expect.poll(mentor.texts).toEqual(['one: sent', 'two: sent', 'three: sent']);
  }
  await ended?.mentor.session.endInterview();
  for (const text of ['a third', 'two thirds', 'all']) {
    await fillStreams(5_000);
    echo.learner.session.sendChat(text);
    await expect.poll(echo.mentor.texts, RIGHT_SOON).toContain(`${text}: sent`);
  }
  await sixSeconds;
  standing.program.resume();
  const goesOnAt = performance.now();

  for (const { learner } of going) {
    await expect.poll(learner.texts, RIGHT_SOON).toEqual(['one: sent', 'two: sent', 'three: sent']);
    await expect.poll(learner.hearsOther, RIGHT_SOON).toBe(false);
    await expect.poll(learner.status, RIGHT_SOON).toBe('connected');
  }
  await expect.poll(() => ended?.learner.status(), RIGHT_SOON).toBe('ended');
  console.log(`every page right ${Math.round(performance.now() - goesOnAt)} ms after the process went on`);
  for (const { mentor } of going) expect(mentor.status()).toBe('connected');
  expect(standing.program.output).toContain('events were missed');
  expect(other.program.output).not.toContain('events were missed');
}, 120_000);

test('a process that stood still while few events passed delivers them, and nobody has to join again', async () => {
  const [standing, other] = await Promise.all([cluster.startSignalling(), cluster.startSignalling()]);
  const { learner, mentor } = await call(standing, other);
  standing.program.pause();
  mentor.session.sendChat('meanwhile');
  await expect.poll(mentor.texts).toEqual(['meanwhile: sent']);
  await fillStreams(5_000);
  standing.program.resume();
  await expect.poll(learner.texts, RIGHT_SOON).toEqual(['meanwhile: sent']);
  expect(standing.program.output).not.toContain('events were missed');
}, 120_000);

test('a Redis whose clock is behind the one before it: events go on', async () => {
  const node = await cluster.startSignalling();
  const tomorrow = `${Date.now() + 24 * 60 * 60_000}-0`;
  await addToStreams(1, tomorrow, 'of', 'the old clock');
  const { learner, mentor } = await call(node, node);
  await cluster.redis.kill();
  await cluster.redis.startAgain();
  for (const page of [learner, mentor]) await expect.poll(page.status, RIGHT_SOON).toBe('connected');
  mentor.session.sendChat('after');
  await expect.poll(learner.texts, RIGHT_SOON).toEqual(['after: sent']);
}, 120_000);

test('a process that is killed after it stored a message and before it said so: both pages show the message', async () => {
  const toDatabase = await openHeldConnection(cluster.uri);
  const dying = await cluster.startSignalling({ MONGODB_URI: toDatabase.uri });
  const other = await cluster.startSignalling();
  const { learner, mentor, roomid } = await call(dying, other);
  toDatabase.hold();
  learner.session.sendChat('stored only');
  await expect.poll(() => toDatabase.isHolding('stored only')).toBe(true);
  // It can store the message now, but not change the room.
  await withRedis((command) => command('CLIENT', 'PAUSE', '60000', 'WRITE'));
  toDatabase.letGo();
  const stored = { roomid, text: 'stored only' };
  await expect.poll(() => cluster.database.roomEvents.countDocuments(stored)).toBe(1);
  await dying.program.kill();
  await withRedis((command) => command('CLIENT', 'UNPAUSE'));
  expect(mentor.texts()).toEqual([]);
  await cluster.startSignalling({ PORT: new URL(dying.url).port });
  const isBackAt = performance.now();
  for (const page of [learner, mentor])
    await expect.poll(page.texts, RIGHT_SOON).toEqual(['stored only: sent']);
  console.log(`every page right ${Math.round(performance.now() - isBackAt)} ms after the process was back`);
  await toDatabase.close();
}, 120_000);
