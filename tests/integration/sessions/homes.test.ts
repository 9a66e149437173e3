import { getCurrentUser } from '@preproom/models/contract/currentUser';
import { getPreparation } from '@preproom/models/contract/mentors/preparation';
import { getMentorHome, getSessions } from '@preproom/models/contract/sessions/bookings';
import type { Round } from '@preproom/models/contract/sessions/sessions';
import type { SessionDocument } from '@preproom/models/db/sessions/session.model';
import { createFile, createProfile, createSession, createUser } from '@preproom/models/db/testing/factories';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMentor } from '../../support/mentors/mentors.ts';
import { buy, newLearner } from '../../support/payments/buying.ts';
import { askRefund } from '../../support/payments/refunding.ts';
import { aSubmission } from '../../support/reports/feedback.ts';
import { indexesUsed } from '../../support/stack/indexesUsed.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

const at = (offsetMs: number) => new Date(stack.clock.now() + offsetMs);

async function pair() {
  const { database } = stack;
  const [learner, mentor] = [await createUser(database, { completed: true }), await createMentor(database)];
  const session = (change: Partial<SessionDocument>) =>
    createSession(database, { learnerId: learner._id, mentorId: mentor._id, ...change });
  const submit = ({ roomid }: { roomid: string }, submittedAt: Date) =>
    database.feedback.create({
      ...aSubmission(),
      roomid,
      learnerId: learner._id,
      mentorId: mentor._id,
      state: 'submitted',
      savedAt: submittedAt,
      submittedAt,
    });
  const clients = { learner: await stack.enter(learner), mentor: await stack.enter(mentor) };
  return { learner, mentor, session, submit, clients };
}

describe('sessions that are over', () => {
  test('come in pages of 20, latest first, to each side with the other person', async () => {
    const { session, clients } = await pair();
    const past = await Promise.all(
      Array.from({ length: 21 }, (_, i) => session({ status: 'done', startsAt: at(-(i + 1) * DAY) })),
    );
    const cancelled = await session({ status: 'cancelled', startsAt: at(DAY) });
    await session({ status: 'booked', startsAt: at(2 * DAY) });
    const page = async (page: string) => (await clients.learner.call(getSessions, { query: { page } })).body;
    const [first, second] = [await page('1'), await page('2')];
    expect([first.total, first.pages]).toEqual([22, 2]);
    const rooms = [...first.data, ...second.data].map(({ roomid }) => roomid);
    expect(rooms).toEqual([cancelled, ...past].map(({ roomid }) => roomid));
    expect(first.data[0]?.with.Name).toBe('Meera Iyer');
    const mentors = (await clients.mentor.call(getSessions, { query: {} })).body;
    expect([mentors.total, mentors.data[0]?.with.Name]).toEqual([22, 'Asha Rao']);
  });

  test('tell the learner alone whether they have rated the mentor', async () => {
    const { learner, mentor, session, clients } = await pair();
    const { roomid } = await session({ status: 'done', startsAt: at(-DAY) });
    const people = { learnerId: learner._id, mentorId: mentor._id };
    await stack.database.mentorRatings.create({ roomid, ...people, stars: 5, remark: '', ratedAt: at(0) });
    const own = (await clients.learner.call(getSessions, { query: {} })).body.data[0];
    expect(own?.hasRated).toBe(true);
    expect((await clients.mentor.call(getSessions, { query: {} })).body.data[0]?.hasRated).toBe(false);
  });

  test('are found by an index', async () => {
    const { clients } = await pair();
    const used = await indexesUsed(stack.database, 'sessions', () =>
      clients.learner.call(getSessions, { query: {} }),
    );
    expect(used).toContain('learnerId startsAt');
    expect(used).not.toContain(null);
  });
});

describe('the rounds of the active pack', () => {
  test('are free, booked or used, with the room of their session, and only free ones are refunded', async () => {
    const { database } = stack;
    const client = await newLearner(stack);
    const orderId = await buy(client);
    const pack = await database.packs.findOne({ orderId }).orFail();
    const of = { learnerId: pack.userId, packId: pack._id };
    const done = await createSession(database, {
      ...of,
      round: 'Introducation',
      status: 'done',
      startsAt: at(-DAY),
    });
    const booked = await createSession(database, { ...of, round: 'HR Round 1', startsAt: at(DAY) });
    await createSession(database, {
      ...of,
      round: 'Tech Round 1',
      status: 'cancelled',
      startsAt: at(2 * DAY),
    });
    const { ActivePack } = (await client.call(getCurrentUser, {})).body;
    expect(ActivePack?.rounds.slice(0, 3)).toEqual([
      { name: 'Introducation', state: 'used', roomid: done.roomid },
      { name: 'HR Round 1', state: 'booked', roomid: booked.roomid },
      { name: 'Tech Round 1', state: 'free' },
    ]);
    const unused: Round[] = ['Tech Round 1', 'HR Round 2', 'Tech Round 2', 'Tech Round 3'];
    await expect(askRefund(stack, orderId, { rounds: ['Introducation'] })).rejects.toThrow(unused.join(', '));
    const { wish } = await askRefund(stack, orderId, { rounds: unused });
    expect(wish.rounds).toEqual(unused);
  });
});

describe('the free introduction', () => {
  test('is free, then booked, then used; null for a mentor', async () => {
    const { session, clients } = await pair();
    const introduction = async () => (await clients.learner.call(getCurrentUser, {})).body.introduction;
    expect(await introduction()).toEqual({ state: 'free' });
    const { _id, roomid } = await session({ isFree: true, round: 'Introducation', startsAt: at(DAY) });
    expect(await introduction()).toEqual({ state: 'booked', roomid });
    await stack.database.sessions.updateOne({ _id }, { status: 'done' });
    expect(await introduction()).toEqual({ state: 'used', roomid });
    await stack.database.sessions.updateOne({ _id }, { status: 'missed', usesRound: false });
    expect(await introduction()).toEqual({ state: 'free' });
    expect((await clients.mentor.call(getCurrentUser, {})).body.introduction).toBeNull();
  });
});

describe("the mentor's home", () => {
  test('names sessions without submitted feedback, the longest due first, but no learner who is gone', async () => {
    const { mentor, session, submit, clients } = await pair();
    const older = await session({ status: 'done', startsAt: at(-2 * DAY) });
    const newer = await session({ status: 'done', startsAt: at(-DAY) });
    await submit(await session({ status: 'done', startsAt: at(-3 * DAY) }), at(-2 * DAY));
    await session({ status: 'noshow_learner', startsAt: at(-4 * DAY) });
    await createSession(stack.database, { mentorId: mentor._id, status: 'done', startsAt: at(-5 * DAY) });
    const { data } = (await clients.mentor.call(getMentorHome, {})).body;
    expect(data.feedbackDue.map(({ roomid }) => roomid)).toEqual([older.roomid, newer.roomid]);
  });

  test("counts seven days from today in the mentor's time zone, without cancelled sessions", async () => {
    const { mentor, session, clients } = await pair();
    const { database, clock } = stack;
    await database.availabilities.create({
      ...{
        mentorId: mentor._id,
        timeZone: 'America/New_York',
        weekly: [],
        exceptions: [],
        leave: [],
        slots: [],
      },
      ...{
        noticeHours: 12,
        bufferMinutes: 15,
        notBefore: null,
        maxPerDay: null,
        offersIntroduction: false,
        revision: 1,
      },
    });
    const inNewYork = (ms: number) =>
      new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(clock.now() + ms);
    await session({ startsAt: at(0) });
    await session({ startsAt: at(2 * DAY) });
    await session({ status: 'cancelled', startsAt: at(2 * DAY + HOUR) });
    await session({ startsAt: at(8 * DAY) });
    const { data } = (await clients.mentor.call(getMentorHome, {})).body;
    expect(data.offersTimes).toBe(true);
    expect(data.week.timeZone).toBe('America/New_York');
    expect(data.week.days.map(({ sessions }) => sessions)).toEqual([1, 0, 1, 0, 0, 0, 0]);
    expect(data.week.days[0]?.date).toBe(inNewYork(0));
    expect(data.week.days[6]?.date).toBe(inNewYork(6 * DAY));
  });

  test('has the rating, the next free time, and says when no times are offered', async () => {
    const { mentor, clients } = await pair();
    const nextFreeAt = at(DAY);
    await stack.database.mentorProfiles.updateOne(
      { userId: mentor._id },
      { ratingSum: 9, ratingCount: 2, nextFreeAt },
    );
    const { data } = (await clients.mentor.call(getMentorHome, {})).body;
    expect(data).toMatchObject({
      rating: { average: 4.5, count: 2 },
      nextFreeAt: nextFreeAt.toISOString(),
      offersTimes: false,
      week: { timeZone: 'Asia/Kolkata' },
    });
  });

  test('is found by indexes', async () => {
    const { clients } = await pair();
    const used = await indexesUsed(stack.database, 'sessions', () => clients.mentor.call(getMentorHome, {}));
    expect(used).toContain('mentorId startsAt');
    expect(used).not.toContain(null);
  });
});

describe('the preparation of a session', () => {
  test('has goal, education, resume and the latest feedback from another session', async () => {
    const { learner, session, submit, clients } = await pair();
    await createProfile(stack.database, learner);
    const resume = await createFile(stack.database, { ownerId: learner._id, itemId: learner._id });
    const { roomid } = await session({ startsAt: at(DAY) });
    const earlier = await session({ status: 'done', startsAt: at(-DAY), round: 'Introducation' });
    await submit(earlier, at(-DAY + HOUR));
    await submit(await session({ status: 'done', startsAt: at(-3 * DAY) }), at(-2 * DAY));
    const { data } = (await clients.mentor.call(getPreparation, { params: { roomid } })).body;
    expect(data.meeting.roomid).toBe(roomid);
    expect(data.learner).toEqual({ _id: String(learner._id), Name: 'Asha Rao', photo: null });
    expect(data.about.targetRole).toBe('Design engineer');
    expect(data.about.education?.year).toBe(2027);
    expect(data.about.resume?._id).toBe(String(resume._id));
    expect(data.lastFeedback).toMatchObject({ roomid: earlier.roomid, round: 'Introducation' });
  });

  test.each(['cancelled', 'missed', 'noshow_mentor'] as const)('is closed once it is %s', async (status) => {
    const { session, clients } = await pair();
    const { roomid } = await session({ status, startsAt: at(-DAY) });
    const refusal = await clients.mentor.call(getPreparation, { params: { roomid } });
    expect([refusal.status, refusal.body.code]).toEqual([409, 'too_late']);
  });
});
