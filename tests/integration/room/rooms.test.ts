import { type ConnectionCheck, storeConnectionCheck } from '@preproom/models/contract/room/connectionCheck';
import { getIce } from '@preproom/models/contract/room/ice';
import { getRoom } from '@preproom/models/contract/room/rooms';
import { createSession, createUser } from '@preproom/models/db/testing/factories';
import { turnCredentials } from '@preproom/server/features/room/iceConfig';
import type { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ApiClient } from '../../support/stack/apiClient.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

const SECRET = 's'.repeat(32);
const TURN_URL = 'turn:turn.example:3478';

let stack: Stack;
let people: Record<'learner' | 'mentor', { _id: Types.ObjectId; client: ApiClient }>;
let room: { roomid: string };

beforeAll(async () => {
  stack = await startStack({
    STUN_URLS: 'stun:turn.example:3478',
    TURN_URLS: TURN_URL,
    TURN_SECRET: SECRET,
    ICE_RELAY_ONLY: '1',
  });
  const enter = async (role: 'user' | 'mentor') => {
    const { _id } = await createUser(stack.database, { role });
    return { _id, client: await stack.enter({ _id }) };
  };
  people = { learner: await enter('user'), mentor: await enter('mentor') };
});
afterAll(() => stack.stop());
beforeEach(async () => {
  await stack.database.sessions.deleteMany({ learnerId: people.learner._id });
  room = await openRoom();
});

async function openRoom(change: Parameters<typeof createSession>[1] = {}) {
  const pair = { learnerId: people.learner._id, mentorId: people.mentor._id };
  const startsAt = new Date(stack.clock.now());
  const { roomid } = await createSession(stack.database, { ...pair, startsAt, status: 'live', ...change });
  return { roomid };
}

describe('ICE servers', () => {
  const ask = async (person: 'learner' | 'mentor') =>
    (await people[person].client.call(getIce, { params: room })).body;

  test('come with a key of the asking person that lasts beyond the session', async () => {
    for (const person of ['learner', 'mentor'] as const) {
      const { iceServers, relayOnly, expiresAt } = await ask(person);
      const expiresAtMs = Date.parse(expiresAt ?? '');
      const key = turnCredentials(SECRET, people[person]._id.toString(), expiresAtMs);
      expect(iceServers).toEqual([{ urls: ['stun:turn.example:3478'] }, { urls: [TURN_URL], ...key }]);
      expect(relayOnly).toBe(true);
      expect(expiresAtMs).toBeGreaterThan(stack.clock.now() + 90 * 60_000);
    }
  });

  test('are fresh at every call, kept by no cache, and the same kind as with the room', async () => {
    const first = await people.mentor.client.call(getIce, { params: room });
    expect(first.headers.get('cache-control')).toBe('no-store');
    stack.clock.advance(60_000);
    const { body } = await people.mentor.client.call(getRoom, { params: room });
    expect(body.ice).toEqual(await ask('mentor'));
  });

  test('have no key once the session is over', async () => {
    room = await openRoom({ status: 'done' });
    expect(await ask('learner')).toEqual({
      iceServers: [{ urls: ['stun:turn.example:3478'] }],
      relayOnly: true,
      expiresAt: null,
    });
  });
});

describe('the connection check', () => {
  const good: ConnectionCheck = {
    server: 'quick',
    roundTripMs: 40,
    stun: 'found',
    relay: 'refused',
    speed: 'not_measured',
    speedKbps: null,
    speedOver: null,
    microphone: 'heard',
    camera: 'unknown',
  };
  const stored = async () =>
    await stack.database.sessions.findOne(room, { learnerCheck: 1, mentorCheck: 1 }).lean().orFail();

  test("is kept with the session on the caller's side, the last one counts", async () => {
    await people.learner.client.call(storeConnectionCheck, {
      params: room,
      body: { ...good, camera: 'dark' },
    });
    const { status, body } = await people.learner.client.call(storeConnectionCheck, {
      params: room,
      body: good,
    });
    expect(status).toBe(200);
    const { learnerCheck, mentorCheck } = await stored();
    expect(learnerCheck).toEqual({ ...good, at: new Date(body.at) });
    expect(mentorCheck).toBeNull();
    await people.mentor.client.call(storeConnectionCheck, {
      params: room,
      body: { ...good, relay: 'works' },
    });
    expect(await stored()).toMatchObject({ learnerCheck: good, mentorCheck: { relay: 'works' } });
  });

  test.each([
    ['a word that is none', { ...good, relay: 'maybe' }],
    ['a time that cannot be', { ...good, roundTripMs: 1e9 }],
    ['parts of a bit', { ...good, speedKbps: 0.5 }],
    ['more than is asked', { ...good, address: '192.0.2.1' }],
  ])('refuses %s', async (_, body) => {
    const { status } = await people.mentor.client.call(storeConnectionCheck, {
      params: room,
      body: body as ConnectionCheck,
    });
    expect(status).toBe(400);
    expect((await stored()).mentorCheck).toBeNull();
  });

  test('is not taken for a session that is over', async () => {
    room = await openRoom({ status: 'done' });
    const { status, body } = await people.mentor.client.call(storeConnectionCheck, {
      params: room,
      body: good,
    });
    expect([status, body.code]).toEqual([409, 'too_late']);
  });
});
