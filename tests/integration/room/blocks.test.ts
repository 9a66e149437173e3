import { getCurrentUser } from '@preproom/models/contract/currentUser';
import { DAY_MS } from '@preproom/models/contract/http/durations';
import { getRoom } from '@preproom/models/contract/room/rooms';
import { createUser } from '@preproom/models/db/testing/factories';
import { describe, expect, test } from 'vitest';
import { newReport, reportingPair } from '../../support/room/reportingPair.ts';

const people = reportingPair();
const { bookedNow, send, session, meet } = people;

describe('a blocked pair', () => {
  test.each(['learner', 'mentor'] as const)(
    'cannot meet again when the %s said so, and both hear the same',
    async (side) => {
      await send(
        side === 'learner' ? people.learner : people.mentor,
        newReport({ block: true, endInterview: true }),
      );
      const next = await bookedNow({ startsAt: new Date(people.stack.clock.now() + 5 * 60_000) });
      for (const client of [people.learner, people.mentor]) {
        const lobby = await client.call(getRoom, { params: next });
        expect([lobby.status, lobby.body.code]).toEqual([409, 'meeting_off']);
        expect(lobby.body.message).toBe(
          'This interview was cancelled or has ended. See your sessions for what’s next.',
        );
        const answer = await (await people.stack.connect(client)).join(next.roomid);
        expect(answer).toMatchObject({ ok: false, error: { code: 'meeting_off' } });
      }
      const { status, learnerCameAt, mentorCameAt } = await people.stack.database.sessions
        .findOne(next)
        .orFail();
      expect([status, learnerCameAt, mentorCameAt]).toEqual(['booked', null, null]);
    },
  );

  test.each(['learner', 'mentor'] as const)(
    'has its booked sessions cancelled when the %s said so: times and rounds are free, nobody is blamed',
    async (side) => {
      await people.stack.database.sessions.updateOne(people.room, { status: 'done', holdsTime: false });
      const [soon, later] = [
        await bookedNow(),
        await bookedNow({ startsAt: new Date(people.stack.clock.now() + DAY_MS) }),
      ];
      const waiting = await people.stack.connect(people.learner);
      expect(await waiting.join(soon.roomid)).toMatchObject({ ok: true });
      const body = newReport({ block: true });
      const client = side === 'learner' ? people.learner : people.mentor;
      await Promise.all([send(client, body), send(client, body)]);
      expect(await waiting.received('room:closed')).toEqual({ reason: 'ended' });
      for (const { roomid } of [soon, later]) {
        const stored = await people.stack.database.sessions.findOne({ roomid }).lean().orFail();
        const free = { holdsTime: false, usesRound: false };
        expect(stored).toMatchObject({ status: 'cancelled', endReason: 'safety', ...free });
      }
      for (const client of [people.learner, people.mentor]) {
        const { meeting } = (await client.call(getCurrentUser, {})).body;
        const booked = meeting.filter(({ roomid }) => roomid !== people.room.roomid);
        expect(booked.map(({ status }) => status)).toEqual(['cancelled', 'cancelled']);
        expect(JSON.stringify(meeting)).not.toMatch(/safety|block|report/);
        const lobby = await client.call(getRoom, { params: later });
        expect([lobby.status, lobby.body.status]).toEqual([200, 'cancelled']);
      }
    },
  );

  test('keeps its sessions with others, and those that are over', async () => {
    const before = new Date(people.stack.clock.now() - DAY_MS);
    const missed = await bookedNow({ startsAt: before, status: 'missed', holdsTime: false });
    const other = await createUser(people.stack.database, { role: 'mentor' });
    const next = await bookedNow({
      mentorId: other._id,
      startsAt: new Date(people.stack.clock.now() + DAY_MS),
    });
    await send(people.learner, newReport({ block: true }));
    const statusOf = async (of: { roomid: string }) =>
      (await people.stack.database.sessions.findOne(of).orFail()).status;
    expect([await statusOf(missed), await statusOf(next)]).toEqual(['missed', 'booked']);
    expect((await session()).status).toBe('booked');
  });

  test('may talk the session to its end in which it was said', async () => {
    const sockets = await meet();
    await send(people.mentor, newReport({ block: true }));
    expect(await sockets.learner.join(people.room.roomid)).toMatchObject({ ok: true });
    expect((await people.learner.call(getRoom, { params: people.room })).status).toBe(200);
  });

  test('is stored once, however often and from wherever it is said', async () => {
    await Promise.all([1, 2, 3].map(() => send(people.learner, newReport({ block: true }))));
    people.room = await bookedNow({ startsAt: new Date(people.stack.clock.now() + DAY_MS) });
    await send(people.learner, newReport({ block: true }));
    expect(await people.stack.database.blocks.countDocuments({ by: people.pair.learnerId })).toBe(1);
  });

  test('still sees what was: the people.room of an earlier session leads on to its feedback', async () => {
    const startsAt = new Date(people.stack.clock.now() - DAY_MS);
    const earlier = await bookedNow({ startsAt, status: 'done', holdsTime: false });
    await send(people.learner, newReport({ block: true }));
    expect((await people.mentor.call(getRoom, { params: earlier })).body.status).toBe('done');
  });

  test('blocks nobody else', async () => {
    await send(people.learner, newReport({ block: true }));
    const other = await createUser(people.stack.database, { role: 'mentor' });
    const startsAt = new Date(people.stack.clock.now() + 2 * DAY_MS);
    const next = await bookedNow({ mentorId: other._id, startsAt });
    expect((await people.learner.call(getRoom, { params: next })).status).toBe(200);
  });
});
