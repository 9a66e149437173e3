import { DAY_MS, HOUR_MS, MINUTE_MS } from '@preproom/models/contract/http/durations';
import type { Session } from '@preproom/models/db/sessions/session.model';
import { completeSessionChanges } from '@preproom/server/features/sessions/completeChanges';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MailServer } from '../../support/peers/smtpServer.ts';
import {
  bookFor,
  changeSession,
  completionDeps,
  createPair,
  type Pair,
} from '../../support/sessions/sessionChanges.ts';
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

describe('reminders', () => {
  const remindersTo = (person: { Email: string }) =>
    subjectsTo(person).filter((subject) => /^(Reminder|Starting soon):/.test(subject ?? ''));

  test('come a day and a quarter of an hour before, to both', async () => {
    const session = await bookFor(stack.database, pair, inHours(30));
    await complete(session);
    const untilStart = session.startsAt.getTime() - stack.clock.now();
    await pass(untilStart - DAY_MS - MINUTE_MS);
    expect(remindersTo(pair.learner)).toEqual([]);
    await pass(MINUTE_MS);
    expect(remindersTo(pair.learner)).toEqual([expect.stringMatching(/^Reminder: HR Round 1, .+ IST$/)]);
    await pass(DAY_MS - 15 * MINUTE_MS);
    for (const person of [pair.learner, pair.mentor])
      expect(remindersTo(person)).toEqual([
        expect.stringMatching(/^Reminder/),
        expect.stringMatching(/^Starting soon/),
      ]);
    expect(mailsTo(pair.learner).at(-1)?.text).toContain(`/room/${session.roomid}`);
    expect((await notificationsOf(pair.learner)).filter((kind) => kind === 'session_reminder')).toHaveLength(
      2,
    );
  });

  test('follow a session that moves, and end with one that is cancelled', async () => {
    const { database } = stack;
    const session = await bookFor(database, pair, inHours(30));
    await complete(session);
    const later = new Date(session.startsAt.getTime() + 48 * HOUR_MS);
    await complete(await changeSession(database, session.roomid, 'moved', 'learner', { startsAt: later }));
    // The old time's reminders come due, and the first of the new time.
    await pass(session.startsAt.getTime() - stack.clock.now());
    expect(remindersTo(pair.learner)).toEqual([]);
    await pass(DAY_MS);
    expect(remindersTo(pair.learner)).toHaveLength(1);
    await complete(
      await changeSession(database, session.roomid, 'cancelled', 'learner', { status: 'cancelled' }),
    );
    await pass(DAY_MS);
    expect(remindersTo(pair.learner)).toHaveLength(1);
  });

  test('whose moment is past at the booking are not sent', async () => {
    const startsAt = new Date(stack.clock.now() + 10 * MINUTE_MS);
    await complete(await bookFor(stack.database, pair, startsAt));
    await pass(9 * MINUTE_MS);
    expect(remindersTo(pair.learner)).toEqual([]);
  });

  test('that a process was too late for are dropped at the start', async () => {
    const session = await bookFor(stack.database, pair, inHours(30));
    await complete(session);
    await pass(session.startsAt.getTime() - stack.clock.now());
    expect(remindersTo(pair.learner)).toEqual([]);
  });
});
