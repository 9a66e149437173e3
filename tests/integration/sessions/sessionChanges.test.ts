import { HOUR_MS, MINUTE_MS } from '@preproom/models/contract/http/durations';
import type { Session } from '@preproom/models/db/sessions/session.model';
import { applySessionEvent } from '@preproom/models/db/sessions/sessionChanges';
import {
  completeLeftChanges,
  completeSessionChanges,
} from '@preproom/server/features/sessions/completeChanges';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MailServer } from '../../support/peers/smtpServer.ts';
import {
  bookFor,
  changeSession,
  completionDeps,
  createPair,
  type Pair,
  readInvite,
} from '../../support/sessions/sessionChanges.ts';
import { indexesUsed } from '../../support/stack/indexesUsed.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

let server: MailServer;
let stack: Stack;
let pair: Pair;
beforeAll(async () => {
  server = await MailServer.start();
  stack = await startStack({ SMTP_URL: server.url });
});
afterAll(async () => {
  await stack.stop();
  await server.goAway();
});
beforeEach(async () => {
  pair = await createPair(stack.database);
});

/** On the hour, so many hours from now. */
const inHours = (hours: number) =>
  new Date(Math.ceil(stack.clock.now() / HOUR_MS) * HOUR_MS + hours * HOUR_MS);
const mailsTo = ({ Email }: { Email: string }) => server.to(Email);
const subjectsTo = (person: { Email: string }) => mailsTo(person).map(({ subject }) => subject);
const stored = (roomid: string) => stack.database.sessions.findOne({ roomid }).lean<Session>().orFail();
const notificationsOf = async ({ _id }: Pair['learner']) =>
  (await stack.database.notifications.find({ userId: _id }).sort({ at: 1 }).lean()).map(({ kind }) => kind);

/** A minute passes, and what is due is done. */
async function pass(ms = MINUTE_MS): Promise<void> {
  stack.clock.advance(ms);
  await stack.jobs.settled();
}

async function complete(session: Session): Promise<void> {
  await completeSessionChanges(completionDeps(stack), session);
  await stack.jobs.settled();
}

describe('the invites of a session', () => {
  test('through request, two changes and cancel: one UID, a growing SEQUENCE, and nothing of the other person but the name', async () => {
    const { database } = stack;
    const times = [inHours(50), inHours(60), inHours(70)] as const;
    const session = await bookFor(database, pair, times[0]);
    const { roomid } = session;
    await complete(session);
    await complete(await changeSession(database, roomid, 'moved', 'learner', { startsAt: times[1] }));
    await complete(await changeSession(database, roomid, 'moved', 'mentor', { startsAt: times[2] }));
    const cancellation = { by: 'mentor', reason: 'I have a fever', at: new Date() } as const;
    await complete(
      await changeSession(database, roomid, 'cancelled', 'mentor', { status: 'cancelled', cancellation }),
    );

    for (const [person, other] of [
      [pair.learner, pair.mentor],
      [pair.mentor, pair.learner],
    ] as const) {
      const invites = mailsTo(person).map(readInvite);
      expect(invites.map(({ method }) => method)).toEqual(['REQUEST', 'REQUEST', 'REQUEST', 'CANCEL']);
      const events = invites.map(({ events: [event] }) => event);
      expect(new Set(events.map((event) => event?.uid))).toEqual(new Set([`${roomid}@localhost`]));
      expect(events.map((event) => event?.sequence)).toEqual([0, 1, 2, 3]);
      expect(events.map((event) => event?.status)).toEqual([
        'CONFIRMED',
        'CONFIRMED',
        'CONFIRMED',
        'CANCELLED',
      ]);
      const starts = [...times, times[2]].map((time) => time.toISOString());
      expect(events.map((event) => event?.startsAt)).toEqual(starts);
      expect(Date.parse(events[0]?.endsAt ?? '') - Date.parse(events[0]?.startsAt ?? '')).toBe(
        45 * MINUTE_MS,
      );
      expect(events[0]).toMatchObject({
        summary: `HR Round 1 with ${other.Name}`,
        location: `${stack.url}/room/${roomid}`,
        organizer: 'mailto:help@preproom.example',
        attendees: [`mailto:${person.Email}`],
      });
      for (const { types, texts } of invites) {
        expect(types).toEqual(['text/calendar', 'application/ics']);
        expect(new Set(texts).size).toBe(1);
      }
      for (const { source } of mailsTo(person)) expect(source).not.toContain(other.Email.split('@')[0]);
    }
    expect(mailsTo(pair.learner).at(-1)?.text).toContain('I have a fever');
    expect(await stored(roomid)).toMatchObject({ pendingChanges: [] });
  });

  test('in Hindi are read the same, with the text in Hindi', async () => {
    const people = await createPair(stack.database, { language: 'hi', Name: 'आशा; राव, "मुंबई"' });
    await complete(await bookFor(stack.database, people, inHours(50)));
    const [mail] = mailsTo(people.learner);
    expect(mail?.subject).toMatch(/^बुक हुआ: HR Round 1, .+ IST$/);
    expect(mail && readInvite(mail).events[0]?.summary).toBe('आशा; राव, "मुंबई" के साथ HR Round 1');
  });
});

describe('a change', () => {
  test('completed by two processes at once is mailed and notified once', async () => {
    const session = await bookFor(stack.database, pair, inHours(50));
    await Promise.all([1, 2, 3].map(() => completeSessionChanges(completionDeps(stack), session)));
    await pass();
    expect(mailsTo(pair.learner)).toHaveLength(1);
    expect(mailsTo(pair.mentor)).toHaveLength(1);
    expect(await notificationsOf(pair.mentor)).toEqual(['session_booked']);
    // Nobody is notified of their own act.
    expect(await notificationsOf(pair.learner)).toEqual([]);
  });

  test('that fails half way throws nothing, and the job completes the rest', async () => {
    const session = await bookFor(stack.database, pair, inHours(50));
    const deps = completionDeps(stack);
    let failures = 0;
    const notify = () => {
      failures += 1;
      return Promise.reject(new Error('The database is gone'));
    };
    await completeSessionChanges({ ...deps, notify }, session);
    // Whether it is still pending is not asked: the job, which comes every minute, may just have completed it.
    expect(failures).toBe(1);
    await pass();
    expect(mailsTo(pair.learner)).toHaveLength(1);
    expect(mailsTo(pair.mentor)).toHaveLength(1);
    expect((await stored(session.roomid)).pendingChanges).toEqual([]);
  });

  test('does not wait for a mail server that is down; its mails come later', async () => {
    await server.goAway();
    const session = await bookFor(stack.database, pair, inHours(50));
    await completeSessionChanges(completionDeps(stack), session);
    expect((await stored(session.roomid)).pendingChanges).toEqual([]);
    expect(await notificationsOf(pair.mentor)).toEqual(['session_booked']);
    await stack.jobs.settled();
    expect(mailsTo(pair.learner)).toEqual([]);
    await server.comeBack();
    await pass();
    expect(mailsTo(pair.learner)).toHaveLength(1);
    expect(mailsTo(pair.mentor)).toHaveLength(1);
  });

  test('left by a crash is found by an index', async () => {
    await bookFor(stack.database, pair, inHours(50));
    const used = await indexesUsed(stack.database, 'sessions', () =>
      completeLeftChanges(completionDeps(stack)),
    );
    expect(used[0]).toBe('pendingChanges.at');
  });

  test('to a person whose account is gone is told to the other without a name', async () => {
    const session = await bookFor(stack.database, pair, inHours(50));
    await stack.database.users.deleteOne({ _id: pair.mentor._id });
    await complete(session);
    expect(mailsTo(pair.mentor)).toEqual([]);
    expect(mailsTo(pair.learner)[0]?.text).toContain('with your mentor');
  });

  test('of proposed times goes to the one who answers, and the refusal to the one who asked', async () => {
    const { database } = stack;
    const { roomid } = await bookFor(database, pair, inHours(50));
    await pass();
    const times = [new Date('2027-03-01T13:00:00Z'), new Date('2027-03-02T13:30:00Z')];
    const proposal = { by: 'mentor', times, note: 'My train is late', at: new Date() } as const;
    await complete(await changeSession(database, roomid, 'proposed', 'mentor', { proposal }));
    const [, proposed] = mailsTo(pair.learner);
    for (const part of ['Mon, 1 Mar, 6:30 pm IST', 'Tue, 2 Mar, 7:00 pm IST', 'My train is late'])
      expect(proposed?.text).toContain(part);
    expect(proposed?.text).toContain(`${stack.url}/Dashboard/session/${roomid}`);
    await complete(await changeSession(database, roomid, 'declined', 'learner', { proposal: null }));
    expect(subjectsTo(pair.mentor).slice(1)).toEqual(['Asha Rao declined your new times for HR Round 1']);
    expect(mailsTo(pair.learner)).toHaveLength(2);
  });
});

describe('what the clock and the team do to a session', () => {
  test.each([
    ['nobody', {}, 'session_missed', 'session_missed', /^Missed: HR Round 1/],
    [
      'the learner alone',
      { learnerCameAt: new Date() },
      'mentor_absent',
      'mentor_absent',
      /^Sorry, Meera Iyer/,
    ],
    [
      'the mentor alone',
      { mentorCameAt: new Date() },
      'learner_absent',
      'learner_absent',
      /^You missed your/,
    ],
  ] as const)('is told to both: %s came', async (_, came, toLearner, toMentor, subject) => {
    const { roomid } = await bookFor(stack.database, pair, inHours(1));
    await stack.database.sessions.updateOne({ roomid }, { $set: came });
    const session = await stored(roomid);
    const afterwards = session.startsAt.getTime() + HOUR_MS;
    expect(await applySessionEvent(stack.database, session, 'time_passed', afterwards)).not.toBeNull();
    await pass();
    expect(subjectsTo(pair.learner).at(-1)).toMatch(subject);
    expect(mailsTo(pair.learner).at(-1)?.text).toContain('/Dashboard/selectmentor/HR-Round-1/any');
    expect((await notificationsOf(pair.learner)).at(-1)).toBe(toLearner);
    expect((await notificationsOf(pair.mentor)).at(-1)).toBe(toMentor);
  });

  test('cancelled by the team, it says so and takes itself out of calendars', async () => {
    const { roomid } = await bookFor(stack.database, pair, inHours(50));
    const session = await stored(roomid);
    await applySessionEvent(stack.database, session, 'cancelled', stack.clock.now());
    expect((await stored(roomid)).cancellation).toMatchObject({ by: 'team', reason: null });
    await pass();
    const mail = mailsTo(pair.mentor).at(-1);
    expect(mail?.text).toContain('PrepRoom cancelled your HR Round 1 with Asha Rao.');
    expect(mail && readInvite(mail)).toMatchObject({ method: 'CANCEL', events: [{ sequence: 1 }] });
  });

  test('does not end a session that was moved meanwhile', async () => {
    const session = await bookFor(stack.database, pair, inHours(1));
    await changeSession(stack.database, session.roomid, 'moved', 'learner', { startsAt: inHours(90) });
    const afterwards = session.startsAt.getTime() + HOUR_MS;
    expect(await applySessionEvent(stack.database, session, 'time_passed', afterwards)).toBeNull();
    expect((await stored(session.roomid)).status).toBe('booked');
  });
});
