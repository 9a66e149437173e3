import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readingBatch, rows } from '../../support/readings/readings.ts';
import { Cluster, type Node } from '../../support/room/cluster.ts';
import {
  accepted,
  comeBack,
  cutOff,
  meetAt,
  openTab,
  receivedNames,
  receivedTexts,
  write,
} from '../../support/room/clusterPeople.ts';

let cluster: Cluster;
let api: [Node, Node];
let signalling: [Node, Node];
beforeAll(async () => {
  cluster = await Cluster.start();
  // The first one brings the database up to date.
  const first = await cluster.startServer();
  const others = [cluster.startServer(), cluster.startSignalling(), cluster.startSignalling()] as const;
  const [second, a, b] = await Promise.all(others);
  api = [first, second];
  signalling = [a, b];
}, 120_000);
afterAll(() => cluster.stop());

describe('a signalling process is killed', () => {
  test('its person comes back elsewhere: nobody left, the media are left alone, all arrives once and in order', async () => {
    const dying = await cluster.startSignalling();
    const { roomid, learner, mentor } = await meetAt(cluster, api[0], dying, signalling[1]);
    const lost = { id: randomUUID(), text: 'sent as it died' };
    const batches = [0, 4, 8].map((seq) => readingBatch(roomid, seq, 500 * seq, rows(4, seq + 1)));
    await write(learner, 'before');
    await learner.room.ask('readings:send', batches[0] as never);
    // Stored or not, nobody knows: the answers die with the process.
    const unanswered = [
      learner.room.ask('chat:send', lost),
      learner.room.ask('readings:send', batches[1] as never),
    ].map((answer) => answer.catch(() => 'no answer'));
    await dying.program.kill();
    await write(mentor, 'meanwhile 1');
    await write(mentor, 'meanwhile 2');
    const snapshot = await comeBack(learner, signalling[1]);
    expect(snapshot.other).toMatchObject({ isPresent: true });
    await Promise.all(unanswered);
    await write(learner, lost.text, lost.id);
    await write(learner, 'after');
    for (const batch of batches) accepted(await learner.room.ask('readings:send', batch));
    await write(mentor, 'the end');

    await expect.poll(() => receivedTexts(mentor)).toEqual(['before', lost.text, 'after']);
    await expect.poll(() => receivedTexts(learner)).toEqual(['the end']);
    const replayed = snapshot.chat.map(({ text }) => text);
    expect(replayed.filter((text) => text !== lost.text)).toEqual(['before', 'meanwhile 1', 'meanwhile 2']);
    const [bucket] = await cluster.database.readingBuckets.find({ roomid }).lean();
    expect(bucket).toMatchObject({ n: 12 });
    expect(receivedNames(mentor)).not.toContain('participant:left');
    expect(receivedNames(mentor).filter((name) => name === 'negotiation:started')).toHaveLength(1);
    expect(receivedNames(learner)).not.toContain('negotiation:started');
    const { negotiationId } = mentor;
    if (negotiationId === null) throw new Error('no negotiation');
    accepted(
      await mentor.room.ask('signal:send', { negotiationId, signal: { type: 'ice-restart', attempt: 1 } }),
    );
    await learner.room.received('signal:received');
  });

  test('with both of them on it: both come back, and the negotiation goes on', async () => {
    const dying = await cluster.startSignalling();
    const { learner, mentor } = await meetAt(cluster, api[0], dying, dying);
    await dying.program.kill();
    await comeBack(learner, signalling[0]);
    await write(learner, 'are you there?');
    const { chat } = await comeBack(mentor, signalling[1]);
    expect(chat).toMatchObject([{ text: 'are you there?' }]);
    await write(mentor, 'yes');
    await expect.poll(() => receivedTexts(learner)).toEqual(['yes']);
    for (const tab of [learner, mentor]) {
      expect(receivedNames(tab)).not.toContain('negotiation:started');
      expect(receivedNames(tab)).not.toContain('participant:left');
    }
  });

  test('whoever does not come back is gone within seconds, on record and for the session’s life', async () => {
    const dying = await cluster.startSignalling();
    const { roomid, learner, mentor } = await meetAt(cluster, api[0], dying, signalling[1]);
    const unnoticed = await meetAt(cluster, api[0], dying, dying);
    // Who came is stored a moment after the answer.
    for (const { roomid: room } of [{ roomid }, unnoticed])
      await expect.poll(async () => (await record(room)).events).toEqual(['joined', 'joined']);
    await dying.program.kill();
    const left = () => receivedNames(mentor).includes('participant:left');
    await expect.poll(left, { timeout: 40_000, interval: 200 }).toBe(true);
    expect(await mentor.room.received('participant:left')).toMatchObject({ reason: 'lost' });
    await expect
      .poll(async () => (await record(roomid)).events, { timeout: 10_000 })
      .toEqual(['joined', 'joined', 'left']);
    expect((await record(roomid)).session.status).toBe('live');
    // Whoever is there is noted as present, whatever became of the other process.
    await expect
      .poll(async () => Number((await record(roomid)).session.lastPresenceAt) - Date.now(), {
        timeout: 10_000,
      })
      .toBeGreaterThan(-3_000);
    // Another tab need not take over the seat, even if no process was left to release it.
    const another = await openTab(learner.client, roomid, signalling[0]);
    expect(await another.room.received('negotiation:started')).toBeDefined();
    await openTab(unnoticed.learner.client, unnoticed.roomid, signalling[0]);
  });
});

async function record(roomid: string) {
  const events = await cluster.database.roomEvents.find({ roomid }).sort({ at: 1 }).lean();
  const session = await cluster.database.sessions.findOne({ roomid }).orFail().lean();
  return { events: events.map(({ kind }) => kind), session };
}

describe('a process is asked to stop', () => {
  test('its sockets go elsewhere after it has answered; nothing is lost, and nobody is told that somebody left', async () => {
    const stopping = await cluster.startSignalling();
    const { learner, mentor } = await meetAt(cluster, api[0], stopping, signalling[1]);
    const messages = Array.from({ length: 8 }, (_, n) => ({ id: randomUUID(), text: `message ${n}` }));
    const gone = cutOff(learner);
    const answers = messages.map((message) => learner.room.ask('chat:send', message).catch(() => null));
    const stopped = stopping.program.stop();
    expect(await gone).toBe('transport close');
    await comeBack(learner, signalling[0]);
    for (const [n, answer] of (await Promise.all(answers)).entries()) {
      const { id = '', text = '' } = messages[n] ?? {};
      if (!answer) await write(learner, text, id);
    }
    await expect.poll(() => receivedTexts(mentor)).toEqual(messages.map(({ text }) => text));
    expect(receivedNames(mentor)).not.toContain('participant:left');
    for (const tab of [learner, mentor])
      expect(receivedNames(tab).filter((name) => name === 'negotiation:started').length).toBeLessThan(2);
    expect(await stopped).toBe(0);
  });
});
