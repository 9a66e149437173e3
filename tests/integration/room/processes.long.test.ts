import { randomUUID } from 'node:crypto';
import { logIn, logOut } from '@preproom/models/contract/accounts/users';
import { reportPerson } from '@preproom/models/contract/room/safety';
import { anyRoomId } from '@preproom/models/db/testing/factories';
import { RoomSocket } from '@preproom/signalling/testing/roomSocket';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Cluster, type Node } from '../../support/room/cluster.ts';
import {
  accepted,
  bookLive,
  cutOff,
  meetAt,
  openTab,
  receivedNames,
  receivedTexts,
  write,
} from '../../support/room/clusterPeople.ts';
import { ApiClient } from '../../support/stack/apiClient.ts';

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

const candidate = (n: number) => ({
  type: 'candidate' as const,
  attempt: 1,
  candidate: { candidate: `candidate:${n} 1 udp 1 192.0.2.1 5000 typ host`, sdpMid: '0' },
});

describe('two people at different processes', () => {
  test('meet, exchange signals and messages in order, and see each other’s changes', async () => {
    const { learner, mentor } = await meetAt(cluster, api[0], signalling[0], signalling[1]);
    const { negotiationId } = learner;
    if (negotiationId === null) throw new Error('no negotiation');
    expect(mentor.negotiationId).toBe(negotiationId);
    expect(await learner.room.received('participant:joined')).toMatchObject({
      Name: 'Ravi',
      isPresent: true,
    });
    const sent = Array.from({ length: 100 }, (_, n) => candidate(n));
    const answers = sent.map((signal) => learner.room.ask('signal:send', { negotiationId, signal }));
    for (const answer of await Promise.all(answers)) accepted(answer);
    await expect
      .poll(() => receivedNames(mentor).filter((name) => name === 'signal:received').length)
      .toBe(100);
    const received = mentor.room.events.filter(({ name }) => name === 'signal:received');
    expect(received.map(({ payload }) => payload)).toEqual(sent.map((signal) => ({ negotiationId, signal })));
    for (const n of [1, 2, 3, 4]) {
      await write(learner, `question ${n}`);
      await write(mentor, `answer ${n}`);
    }
    await expect.poll(() => receivedTexts(mentor)).toEqual([1, 2, 3, 4].map((n) => `question ${n}`));
    await expect.poll(() => receivedTexts(learner)).toEqual([1, 2, 3, 4].map((n) => `answer ${n}`));
    await mentor.room.ask('room:leave', {});
    expect(await learner.room.received('participant:left')).toMatchObject({ reason: 'left' });
  });

  test('press restart at once: one negotiation follows, the same for both', async () => {
    const { learner, mentor } = await meetAt(cluster, api[0], signalling[0], signalling[1]);
    const { negotiationId } = learner;
    if (negotiationId === null) throw new Error('no negotiation');
    const restart = { negotiationId };
    await Promise.all([learner, mentor].map(({ room }) => room.ask('negotiation:restart', restart)));
    const next = await learner.room.received(
      'negotiation:started',
      (event) => event.negotiationId !== negotiationId,
    );
    await mentor.room.received('negotiation:started', (event) => event.negotiationId === next.negotiationId);
    await Promise.all([learner, mentor].map((tab) => write(tab, 'after it')));
    await expect.poll(() => [...receivedTexts(learner), ...receivedTexts(mentor)]).toHaveLength(2);
    for (const tab of [learner, mentor])
      expect(receivedNames(tab).filter((name) => name === 'negotiation:started')).toHaveLength(2);
  });

  test('a second tab at the other process takes over only when it says so', async () => {
    const { roomid, learner, mentor } = await meetAt(cluster, api[0], signalling[0], signalling[1]);
    const second = await RoomSocket.connect(signalling[1].url, learner.client.cookie);
    expect(await second.join(roomid)).toMatchObject({ ok: false, error: { code: 'already_joined' } });
    accepted(await second.join(roomid, { takeOver: true }));
    await learner.room.received('room:replaced');
    expect(await learner.room.ask('room:leave', {})).toMatchObject({ ok: true });
    await write(mentor, 'hello, second tab');
    await second.received('chat:sent');
    expect(receivedNames(mentor)).not.toContain('participant:left');
  });

  test('joining at the same moment, over and over, they always get one negotiation', async () => {
    for (let round = 0; round < 5; round++) {
      const { roomid, ...people } = await bookLive(cluster, api[0]);
      const [learner, mentor] = await Promise.all([
        openTab(people.learner, roomid, signalling[0]),
        openTab(people.mentor, roomid, signalling[1]),
      ]);
      const { negotiationId } = await learner.room.received('negotiation:started');
      expect(await mentor.room.received('negotiation:started')).toMatchObject({ negotiationId });
    }
  });
});

describe('what one process decides holds at the others', () => {
  test('logging out at one API process cuts the socket at another signalling process', async () => {
    const { learner, mentor } = await meetAt(cluster, api[0], signalling[0], signalling[1]);
    const gone = cutOff(learner);
    const elsewhere = new ApiClient(api[1].url);
    elsewhere.token = learner.client.token;
    expect((await elsewhere.call(logOut, { body: {} })).status).toBe(200);
    await learner.room.received('login:ended');
    expect(await gone).toBe('io server disconnect');
    expect(await mentor.room.received('participant:left')).toMatchObject({ reason: 'left' });
  });

  test('ending with a report at one API process closes the room at every signalling process', async () => {
    const { roomid, learner, mentor } = await meetAt(cluster, api[0], signalling[0], signalling[1]);
    const elsewhere = new ApiClient(api[1].url);
    elsewhere.token = learner.client.token;
    const body = {
      id: randomUUID(),
      reason: 'harassment',
      note: '',
      endInterview: true,
      block: false,
    } as const;
    expect((await elsewhere.call(reportPerson, { params: { roomid }, body })).status).toBe(200);
    for (const { room } of [learner, mentor])
      expect(await room.received('room:closed')).toEqual({ reason: 'ended' });
  });

  test('limits count over all processes: of requests, and of log-ins that fail', async () => {
    const { learner, mentor } = await meetAt(cluster, api[0], signalling[0], signalling[1]);
    const other = await RoomSocket.connect(signalling[1].url, learner.client.cookie);
    const chat = () => ({ id: randomUUID(), text: 'again' });
    for (let n = 0; n < 10; n++) {
      await learner.room.ask('chat:send', chat());
      await other.ask('chat:send', chat());
    }
    const refused = { ok: false, error: { code: 'too_many_requests' } };
    expect(await learner.room.ask('chat:send', chat())).toMatchObject(refused);
    expect(await other.ask('chat:send', chat())).toMatchObject(refused);
    await write(mentor, 'has a limit of their own');

    const email = `${anyRoomId()}@people.example`;
    const tries = [];
    for (let n = 0; n < 12; n++) {
      const client = new ApiClient(api[n % 2]?.url ?? '');
      tries.push((await client.call(logIn, { body: { email, password: 'wrong-password' } })).status);
    }
    expect(tries).toEqual([...Array(10).fill(401), 429, 429]);
  });
});
