import { MAX_REPORT_NOTE_LENGTH } from '@preproom/models/contract/room/safety';
import { createUser } from '@preproom/models/db/testing/factories';
import { describe, expect, test } from 'vitest';
import { newReport, reportingPair } from '../../support/room/reportingPair.ts';

const people = reportingPair();
const { bookedNow, send, session, meet } = people;
const storedReports = () => people.stack.database.reports.find(people.room).lean();

describe('a report', () => {
  test('is kept for the team, with who, whom, what and where the session stood', async () => {
    await meet();
    const sent = newReport({ note: '  He asked for my number. ', reason: 'money_or_contact' });
    expect(await send(people.learner, sent)).toMatchObject({ status: 200, body: { isOver: false } });
    const [stored, ...others] = await storedReports();
    expect(others).toEqual([]);
    expect(stored).toMatchObject({ by: people.pair.learnerId, against: people.pair.mentorId, state: 'open' });
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
    const body = newReport();
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(people.mentor, body)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const [stored, ...others] = await storedReports();
    expect([stored?.statements.length, others.length]).toEqual([1, 0]);
  });

  test('is joined by what is said later, also at the same moment, and opened again by it', async () => {
    await Promise.all(['one', 'two', 'three'].map((note) => send(people.learner, newReport({ note }))));
    await people.stack.database.reports.updateOne(people.room, { state: 'closed' });
    await send(people.learner, newReport({ note: 'four' }));
    const [stored, ...others] = await storedReports();
    expect(stored?.statements.map(({ note }) => note).sort()).toEqual(['four', 'one', 'three', 'two']);
    expect([stored?.state, others.length]).toEqual(['open', 0]);
  });

  test('has an end: a hundred statements of one session, of which each may be sent again', async () => {
    const first = newReport();
    await send(people.learner, first);
    const [stored] = await storedReports();
    const [statement] = stored?.statements ?? [];
    const more = Array.from({ length: 98 }, () => ({ ...statement, requestId: crypto.randomUUID() }));
    await people.stack.database.reports.updateOne(people.room, { $push: { statements: { $each: more } } });
    expect((await send(people.learner, newReport())).status).toBe(200);
    expect((await send(people.learner, newReport())).status).toBe(429);
    expect((await send(people.learner, first)).status).toBe(200);
    expect((await storedReports())[0]?.statements).toHaveLength(100);
  });

  test('of each side stands by itself', async () => {
    await send(people.learner, newReport());
    await send(people.mentor, newReport());
    const directions = (await storedReports()).map(({ by, against }) => [by, against]);
    expect(directions).toEqual([
      [people.pair.learnerId, people.pair.mentorId],
      [people.pair.mentorId, people.pair.learnerId],
    ]);
  });

  test('can be made when all is over, and ends nothing then', async () => {
    people.room = await bookedNow({ status: 'done', holdsTime: false });
    expect((await send(people.learner, newReport({ endInterview: true }))).body).toEqual({ isOver: true });
    expect(await storedReports()).toHaveLength(1);
    expect(await session()).toMatchObject({ status: 'done', endReason: null });
    expect(await people.stack.database.roomEvents.countDocuments({ ...people.room, kind: 'ended' })).toBe(0);
  });

  test.each([
    ['an unknown reason', { reason: 'dislike' }],
    ['a note that is too long', { note: 'x'.repeat(MAX_REPORT_NOTE_LENGTH + 1) }],
    ['no id', { id: undefined }],
    ['somebody else to report', { against: '0'.repeat(24) }],
  ])('with %s is refused, and nothing of it is kept', async (_, wrong) => {
    const { status, body } = await people.learner.send<object>(
      'POST',
      `/api/v1.3/rooms/${people.room.roomid}/report`,
      {
        ...newReport({ endInterview: true, block: true }),
        ...wrong,
      },
    );
    expect([status, body.code]).toEqual([400, 'bad_request']);
    expect(await storedReports()).toEqual([]);
    expect(await people.stack.database.blocks.exists(people.room)).toBeNull();
    expect((await session()).status).toBe('booked');
  });

  test('of a stranger is answered as if there were no such room', async () => {
    const stranger = await people.stack.enter(await createUser(people.stack.database));
    const foreign = await send(stranger, newReport());
    people.room = { roomid: 'zzzzzzzzzzzz' };
    const unknown = await send(stranger, newReport());
    expect(foreign.status).toBe(404);
    expect(foreign.body).toEqual(unknown.body);
  });

  test('comes up against a limit', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 21; i++) statuses.push((await send(people.learner, newReport())).status);
    expect(statuses).toEqual([...Array(20).fill(200), 429]);
    expect((await send(people.mentor, newReport())).status).toBe(200);
  });
});

describe('ending with a report', () => {
  test('closes a live people.room for both, who are told only that it has ended', async () => {
    const sockets = await meet();
    const { body } = await send(people.learner, newReport({ endInterview: true }));
    expect(body).toEqual({ isOver: true });
    for (const socket of Object.values(sockets)) {
      expect(await socket.received('room:closed')).toEqual({ reason: 'ended' });
      expect(await socket.join(people.room.roomid)).toMatchObject({
        ok: false,
        error: { code: 'room_not_open' },
      });
      expect(JSON.stringify(socket.events)).not.toMatch(/report|safety|harass/i);
    }
    expect(await session()).toMatchObject({ status: 'done', endReason: 'safety', usesRound: true });
    const ended = await people.stack.database.roomEvents.find({ ...people.room, kind: 'ended' }).lean();
    expect(ended.map(({ by }) => by)).toEqual([people.pair.learnerId]);
  });

  test('twice, and from both sides at once, is ending once', async () => {
    await meet();
    const body = newReport({ endInterview: true });
    const answers = await Promise.all([
      send(people.learner, body),
      send(people.learner, body),
      send(people.mentor, newReport(body)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await session()).toMatchObject({ status: 'done', endReason: 'safety' });
    expect(await people.stack.database.roomEvents.countDocuments({ ...people.room, kind: 'ended' })).toBe(1);
  });

  test('cancels what has not begun, also after its start: times and round are free, nobody is blamed', async () => {
    people.room = await bookedNow({
      startsAt: new Date(people.stack.clock.now() - 20 * 60_000),
      holdsTime: false,
    });
    const waiting = await people.stack.connect(people.learner);
    expect(await waiting.join(people.room.roomid)).toMatchObject({ ok: true });
    expect((await send(people.learner, newReport({ endInterview: true }))).body).toEqual({ isOver: true });
    expect(await waiting.received('room:closed')).toEqual({ reason: 'ended' });
    expect(await session()).toMatchObject({
      ...{ status: 'cancelled', endReason: 'safety' },
      ...{ holdsTime: false, usesRound: false },
    });
    const late = await people.stack.connect(people.mentor);
    expect(await late.join(people.room.roomid)).toMatchObject({
      ok: false,
      error: { code: 'room_not_open' },
    });
  });
});
