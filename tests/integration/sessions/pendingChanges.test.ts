import { HOUR_MS } from '@preproom/models/contract/http/durations';
import { createSession } from '@preproom/models/db/testing/factories';
import { completeSessionChanges } from '@preproom/server/features/sessions/completeChanges';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MailServer } from '../../support/peers/smtpServer.ts';
import {
  changeAtOnce,
  completionDeps,
  createPair,
  type Pair,
  readInvite,
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

/** The session of this pair after these changes, of which nobody has been told yet. */
async function changed(changes: Parameters<typeof changeAtOnce>[2]) {
  const people = { learnerId: pair.learner._id, mentorId: pair.mentor._id };
  const { roomid } = await createSession(stack.database, { ...people, startsAt: inHours(50) });
  return changeAtOnce(stack.database, roomid, changes);
}

async function complete(changes: Parameters<typeof changed>[0]) {
  const session = await changed(changes);
  await completeSessionChanges(completionDeps(stack), session);
  await stack.jobs.settled();
  return stack.database.sessions.findById(session._id).lean().orFail();
}

test('a booking that was moved before it was told is one mail, with the last time and revision', async () => {
  const startsAt = inHours(90);
  const { pendingChanges } = await complete([
    { kind: 'booked', by: 'learner' },
    { kind: 'moved', by: 'learner', set: { startsAt } },
  ]);

  expect(pendingChanges).toEqual([]);
  for (const person of [pair.learner, pair.mentor]) {
    const [mail, ...more] = mailsTo(person);
    expect([mail?.subject, more]).toEqual([expect.stringMatching(/^Booked: HR Round 1/), []]);
    const event = { sequence: 1, startsAt: startsAt.toISOString() };
    expect(mail && readInvite(mail)).toMatchObject({ method: 'REQUEST', events: [event] });
  }
  const told = await stack.database.notifications.find({ userId: pair.mentor._id }).lean();
  expect(told.map(({ kind }) => kind)).toEqual(['session_booked']);
});

test('of a proposal and a counter-proposal, the last is mailed with its own times', async () => {
  const proposal = (by: 'mentor' | 'learner', day: number) => ({
    ...{ by, times: [new Date(Date.UTC(2027, 2, day, 13))], note: null, at: new Date() },
  });
  await complete([
    { kind: 'proposed', by: 'mentor', set: { proposal: proposal('mentor', 1) } },
    { kind: 'proposed', by: 'learner', set: { proposal: proposal('learner', 2) } },
  ]);

  // The learner, who has answered the first with times of their own, needs no mail about it.
  expect(mailsTo(pair.learner)).toEqual([]);
  expect(mailsTo(pair.mentor)).toHaveLength(1);
  expect(mailsTo(pair.mentor)[0]?.text).toContain('Tue, 2 Mar, 6:30 pm IST');
});

test('two moves are one mail, from the time that was known to the last', async () => {
  await complete([
    { kind: 'moved', by: 'learner', set: { startsAt: new Date('2027-03-02T13:00:00Z') } },
    { kind: 'moved', by: 'mentor', set: { startsAt: new Date('2027-03-03T13:00:00Z') } },
  ]);

  const [mail, ...more] = mailsTo(pair.learner);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Rescheduled: HR Round 1, now Wed, 3 Mar, 6:30 pm IST');
  expect(mail?.text).not.toContain('2 Mar');
  expect(mail && readInvite(mail).events).toMatchObject([{ sequence: 2 }]);
});

test('both sides’ open pages fetch their sessions and the free times they show', async () => {
  const session = await changed([{ kind: 'booked', by: 'learner' }]);
  const pushed: [string[], string[]][] = [];
  const pushChange = (userIds: string[], topics: string[]) => pushed.push([userIds, topics]);
  await completeSessionChanges({ ...completionDeps(stack), pushChange }, session);
  expect(pushed).toEqual([
    [
      [pair.learner._id.toString(), pair.mentor._id.toString()],
      ['user', 'availability'],
    ],
  ]);
});

test('what is written while an account is being removed names nobody, and the other person is still told', async () => {
  const { learner, mentor } = pair;
  const session = await changed([{ kind: 'cancelled', by: 'team' }]);
  const deps = completionDeps(stack);
  const beginRemoval = async () => {
    const at = new Date();
    const deletion = { askedAt: at, dueAt: at, startedAt: at };
    await stack.database.users.updateOne({ _id: learner._id }, { deletion });
  };
  // Begins after the people were read, before anything about them is written.
  const mail = {
    ...deps.mail,
    queue: async (queued: Parameters<typeof deps.mail.queue>[0]) => {
      await beginRemoval();
      await deps.mail.queue(queued);
    },
  };
  await completeSessionChanges({ ...deps, mail }, session);
  await completeSessionChanges(deps, session);
  await stack.jobs.settled();

  expect(mailsTo(learner)).toEqual([]);
  expect(mailsTo(mentor)).toMatchObject([{ subject: expect.stringMatching(/^Cancelled/) }]);
  expect(mailsTo(mentor)[0]?.text).not.toContain(learner.Name);
  const { mails, notifications } = stack.database;
  expect(await mails.countDocuments({ userId: learner._id })).toBe(0);
  expect(await notifications.countDocuments({ userId: learner._id })).toBe(0);
});
