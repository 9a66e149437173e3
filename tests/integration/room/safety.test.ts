import { getCurrentUser } from '@preproom/models/contract/people/users';
import { MAX_REPORT_NOTE_LENGTH, type Report, reportPerson } from '@preproom/models/contract/room/safety';
import { getRoom } from '@preproom/models/contract/room/sessions';
import type { SessionDocument } from '@preproom/models/db/sessions/session.model';
import type { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RoomSocket } from '../../support/room/roomSocket.ts';
import type { ApiClient } from '../../support/stack/apiClient.ts';
import { createSession, createUser } from '../../support/stack/factories.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

const DAY_MS = 24 * 60 * 60_000;
type Pair = { learnerId: Types.ObjectId; mentorId: Types.ObjectId };

let stack: Stack;
let pair: Pair;
let learner: ApiClient;
let mentor: ApiClient;
let room: { roomid: string };

beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());
beforeEach(async () => {
  const { database } = stack;
  const [one, other] = [await createUser(database), await createUser(database, { role: 'mentor' })];
  pair = { learnerId: one._id, mentorId: other._id };
  [learner, mentor] = [await stack.enter(one), await stack.enter(other)];
  room = await bookedNow();
});

async function bookedNow(change: Partial<SessionDocument> = {}): Promise<{ roomid: string }> {
  const startsAt = new Date(stack.clock.now());
  const { roomid } = await createSession(stack.database, { ...pair, startsAt, ...change });
  return { roomid };
}

function report(change: Partial<Report> = {}): Report {
  const words = { reason: 'harassment', note: 'He shouted at me.' } as const;
  return { id: crypto.randomUUID(), ...words, endInterview: false, block: false, ...change };
}

const send = (client: ApiClient, body: Report) => client.call(reportPerson, { params: room, body });
const storedReports = () => stack.database.reports.find(room).lean();
const session = () => stack.database.sessions.findOne(room).lean().orFail();

async function meet(): Promise<Record<'learner' | 'mentor', RoomSocket>> {
  const sockets = { learner: await stack.connect(learner), mentor: await stack.connect(mentor) };
  expect(await sockets.learner.join(room.roomid)).toMatchObject({ ok: true });
  expect(await sockets.mentor.join(room.roomid)).toMatchObject({ ok: true });
  await sockets.mentor.received('session:changed', ({ status }) => status === 'live');
  return sockets;
}

describe('a report', () => {
  test('is kept for the team, with who, whom, what and where the session stood', async () => {
    await meet();
    const sent = report({ note: '  He asked for my number. ', reason: 'money_or_contact' });
    expect(await send(learner, sent)).toMatchObject({ status: 200, body: { isOver: false } });
    const [stored, ...others] = await storedReports();
    expect(others).toEqual([]);
    expect(stored).toMatchObject({ by: pair.learnerId, against: pair.mentorId, state: 'open' });
    expect(stored?.statements).toEqual([
      {
        requestId: sent.id,
        reason: 'money_or_contact',
        note: 'He asked for my number.',
        at: stored?.lastAt,
        sessionStatus: 'live',
        wantedEnd: false,
        wantedBlock: false,
      },
    ]);
    expect((await session()).status).toBe('live');
  });

  test('that is sent again, also ten times at once, is stored once', async () => {
    const body = report();
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(mentor, body)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const [stored, ...others] = await storedReports();
    expect([stored?.statements.length, others.length]).toEqual([1, 0]);
  });

  test('is joined by what is said later, also at the same moment, and opened again by it', async () => {
    await Promise.all(['one', 'two', 'three'].map((note) => send(learner, report({ note }))));
    await stack.database.reports.updateOne(room, { state: 'closed' });
    await send(learner, report({ note: 'four' }));
    const [stored, ...others] = await storedReports();
    expect(stored?.statements.map(({ note }) => note).sort()).toEqual(['four', 'one', 'three', 'two']);
    expect([stored?.state, others.length]).toEqual(['open', 0]);
  });

  test('has an end: a hundred statements of one session, of which each may be sent again', async () => {
    const first = report();
    await send(learner, first);
    const [stored] = await storedReports();
    const [statement] = stored?.statements ?? [];
    const more = Array.from({ length: 98 }, () => ({ ...statement, requestId: crypto.randomUUID() }));
    await stack.database.reports.updateOne(room, { $push: { statements: { $each: more } } });
    expect((await send(learner, report())).status).toBe(200);
    expect((await send(learner, report())).status).toBe(429);
    expect((await send(learner, first)).status).toBe(200);
    expect((await storedReports())[0]?.statements).toHaveLength(100);
  });

  test('of each side stands by itself', async () => {
    await send(learner, report());
    await send(mentor, report());
    const directions = (await storedReports()).map(({ by, against }) => [by, against]);
    expect(directions).toEqual([
      [pair.learnerId, pair.mentorId],
      [pair.mentorId, pair.learnerId],
    ]);
  });

  test('can be made when all is over, and ends nothing then', async () => {
    room = await bookedNow({ status: 'done', holdsTime: false });
    expect((await send(learner, report({ endInterview: true }))).body).toEqual({ isOver: true });
    expect(await storedReports()).toHaveLength(1);
    expect(await session()).toMatchObject({ status: 'done', endReason: null });
    expect(await stack.database.roomEvents.countDocuments({ ...room, kind: 'ended' })).toBe(0);
  });

  test.each([
    ['an unknown reason', { reason: 'dislike' }],
    ['a note that is too long', { note: 'x'.repeat(MAX_REPORT_NOTE_LENGTH + 1) }],
    ['no id', { id: undefined }],
    ['somebody else to report', { against: '0'.repeat(24) }],
  ])('with %s is refused, and nothing of it is kept', async (_, wrong) => {
    const { status, body } = await learner.send<object>('POST', `/api/v1.3/rooms/${room.roomid}/report`, {
      ...report({ endInterview: true, block: true }),
      ...wrong,
    });
    expect([status, body.code]).toEqual([400, 'bad_request']);
    expect(await storedReports()).toEqual([]);
    expect(await stack.database.blocks.exists(room)).toBeNull();
    expect((await session()).status).toBe('booked');
  });

  test('of a stranger is answered as if there were no such room', async () => {
    const stranger = await stack.enter(await createUser(stack.database));
    const foreign = await send(stranger, report());
    room = { roomid: 'zzzzzzzzzzzz' };
    const unknown = await send(stranger, report());
    expect(foreign.status).toBe(404);
    expect(foreign.body).toEqual(unknown.body);
  });

  test('comes up against a limit', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 21; i++) statuses.push((await send(learner, report())).status);
    expect(statuses).toEqual([...Array(20).fill(200), 429]);
    expect((await send(mentor, report())).status).toBe(200);
  });
});

describe('ending with a report', () => {
  test('closes a live room for both, who are told only that it has ended', async () => {
    const sockets = await meet();
    const { body } = await send(learner, report({ endInterview: true }));
    expect(body).toEqual({ isOver: true });
    for (const socket of Object.values(sockets)) {
      expect(await socket.received('room:closed')).toEqual({ reason: 'ended' });
      expect(await socket.join(room.roomid)).toMatchObject({ ok: false, error: { code: 'room_not_open' } });
      expect(JSON.stringify(socket.events)).not.toMatch(/report|safety|harass/i);
    }
    expect(await session()).toMatchObject({ status: 'done', endReason: 'safety', usesRound: true });
    const ended = await stack.database.roomEvents.find({ ...room, kind: 'ended' }).lean();
    expect(ended.map(({ by }) => by)).toEqual([pair.learnerId]);
  });

  test('twice, and from both sides at once, is ending once', async () => {
    await meet();
    const body = report({ endInterview: true });
    const answers = await Promise.all([send(learner, body), send(learner, body), send(mentor, report(body))]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await session()).toMatchObject({ status: 'done', endReason: 'safety' });
    expect(await stack.database.roomEvents.countDocuments({ ...room, kind: 'ended' })).toBe(1);
  });

  test('cancels what has not begun, also after its start: times and round are free, nobody is blamed', async () => {
    room = await bookedNow({ startsAt: new Date(stack.clock.now() - 20 * 60_000), holdsTime: false });
    const waiting = await stack.connect(learner);
    expect(await waiting.join(room.roomid)).toMatchObject({ ok: true });
    expect((await send(learner, report({ endInterview: true }))).body).toEqual({ isOver: true });
    expect(await waiting.received('room:closed')).toEqual({ reason: 'ended' });
    expect(await session()).toMatchObject({
      ...{ status: 'cancelled', endReason: 'safety' },
      ...{ holdsTime: false, usesRound: false },
    });
    const late = await stack.connect(mentor);
    expect(await late.join(room.roomid)).toMatchObject({ ok: false, error: { code: 'room_not_open' } });
  });
});

describe('a blocked pair', () => {
  test.each(['learner', 'mentor'] as const)(
    'cannot meet again when the %s said so, and both hear the same',
    async (side) => {
      await send(side === 'learner' ? learner : mentor, report({ block: true, endInterview: true }));
      const next = await bookedNow({ startsAt: new Date(stack.clock.now() + 5 * 60_000) });
      for (const client of [learner, mentor]) {
        const lobby = await client.call(getRoom, { params: next });
        expect([lobby.status, lobby.body.code]).toEqual([409, 'meeting_off']);
        expect(lobby.body.message).toBe('This interview can’t take place.');
        const answer = await (await stack.connect(client)).join(next.roomid);
        expect(answer).toMatchObject({ ok: false, error: { code: 'meeting_off' } });
      }
      const { status, learnerCameAt, mentorCameAt } = await stack.database.sessions.findOne(next).orFail();
      expect([status, learnerCameAt, mentorCameAt]).toEqual(['booked', null, null]);
    },
  );

  test.each(['learner', 'mentor'] as const)(
    'has its booked sessions cancelled when the %s said so: times and rounds are free, nobody is blamed',
    async (side) => {
      await stack.database.sessions.updateOne(room, { status: 'done', holdsTime: false });
      const [soon, later] = [
        await bookedNow(),
        await bookedNow({ startsAt: new Date(stack.clock.now() + DAY_MS) }),
      ];
      const waiting = await stack.connect(learner);
      expect(await waiting.join(soon.roomid)).toMatchObject({ ok: true });
      const body = report({ block: true });
      const client = side === 'learner' ? learner : mentor;
      await Promise.all([send(client, body), send(client, body)]);
      expect(await waiting.received('room:closed')).toEqual({ reason: 'ended' });
      for (const { roomid } of [soon, later]) {
        const stored = await stack.database.sessions.findOne({ roomid }).lean().orFail();
        const free = { holdsTime: false, usesRound: false };
        expect(stored).toMatchObject({ status: 'cancelled', endReason: 'safety', ...free });
      }
      for (const client of [learner, mentor]) {
        const { meeting } = (await client.call(getCurrentUser, {})).body;
        const booked = meeting.filter(({ roomid }) => roomid !== room.roomid);
        expect(booked.map(({ status }) => status)).toEqual(['cancelled', 'cancelled']);
        expect(JSON.stringify(meeting)).not.toMatch(/safety|block|report/);
        const lobby = await client.call(getRoom, { params: later });
        expect([lobby.status, lobby.body.status]).toEqual([200, 'cancelled']);
      }
    },
  );

  test('keeps its sessions with others, and those that are over', async () => {
    const before = new Date(stack.clock.now() - DAY_MS);
    const missed = await bookedNow({ startsAt: before, status: 'missed', holdsTime: false });
    const other = await createUser(stack.database, { role: 'mentor' });
    const next = await bookedNow({ mentorId: other._id, startsAt: new Date(stack.clock.now() + DAY_MS) });
    await send(learner, report({ block: true }));
    const statusOf = async (of: { roomid: string }) =>
      (await stack.database.sessions.findOne(of).orFail()).status;
    expect([await statusOf(missed), await statusOf(next)]).toEqual(['missed', 'booked']);
    expect((await session()).status).toBe('booked');
  });

  test('may talk the session to its end in which it was said', async () => {
    const sockets = await meet();
    await send(mentor, report({ block: true }));
    expect(await sockets.learner.join(room.roomid)).toMatchObject({ ok: true });
    expect((await learner.call(getRoom, { params: room })).status).toBe(200);
  });

  test('is stored once, however often and from wherever it is said', async () => {
    await Promise.all([1, 2, 3].map(() => send(learner, report({ block: true }))));
    room = await bookedNow({ startsAt: new Date(stack.clock.now() + DAY_MS) });
    await send(learner, report({ block: true }));
    expect(await stack.database.blocks.countDocuments({ by: pair.learnerId })).toBe(1);
  });

  test('still sees what was: the room of an earlier session leads on to its feedback', async () => {
    const startsAt = new Date(stack.clock.now() - DAY_MS);
    const earlier = await bookedNow({ startsAt, status: 'done', holdsTime: false });
    await send(learner, report({ block: true }));
    expect((await mentor.call(getRoom, { params: earlier })).body.status).toBe('done');
  });

  test('blocks nobody else', async () => {
    await send(learner, report({ block: true }));
    const other = await createUser(stack.database, { role: 'mentor' });
    const startsAt = new Date(stack.clock.now() + 2 * DAY_MS);
    const next = await bookedNow({ mentorId: other._id, startsAt });
    expect((await learner.call(getRoom, { params: next })).status).toBe(200);
  });
});
