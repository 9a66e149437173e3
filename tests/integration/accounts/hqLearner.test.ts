import { hash } from '@node-rs/argon2';
import { getStudentProfile } from '@preproom/models/contract/people/studentProfile';
import { getCurrentUser, logIn } from '@preproom/models/contract/people/users';
import type { Right } from '@preproom/models/contract/team/rights';
import { correctBirthDate, restoreStudent, suspendStudent } from '@preproom/models/contract/team/studentActs';
import { getHqStudent } from '@preproom/models/contract/team/studentFile';
import { getHqStudents } from '@preproom/models/contract/team/students';
import { addToTeam } from '@preproom/models/contract/team/team';
import { createProfile, createSession, createUser } from '@preproom/models/db/testing/factories';
import { completeLearnerChanges } from '@preproom/server/features/hq/learners/learnerChanges';
import { Types } from 'mongoose';
import { beforeEach, describe, expect, test } from 'vitest';
import { book, createBookableMentor, createPackLearner, inDays } from '../../support/business/booking.ts';
import { buy } from '../../support/business/buying.ts';
import { hqTeam } from '../../support/people/hqTeam.ts';
import { mailTo } from '../../support/people/mails.ts';
import { storeSegments } from '../../support/room/speech.ts';
import type { ApiClient } from '../../support/stack/apiClient.ts';

const ADULT = '2003-04-12';
const MINOR = '2011-04-12';
const PASSWORD = 'monsoon-chai-42';
const team = hqTeam();

type Learner = Awaited<ReturnType<typeof createPackLearner>>['learner'];
let learner: Learner;
let packId: string;
let params: { studentId: string };

beforeEach(async () => {
  ({ learner, packId } = await createPackLearner(team.stack.database, team.stack.clock.now()));
  await createProfile(team.stack.database, learner);
  params = { studentId: learner._id.toString() };
});

const memberWith = async (...rights: Right[]) =>
  team.stack.enter(await createUser(team.stack.database, { role: 'admin', completed: true, rights }));
const fileSeenBy = (client: ApiClient) => client.call(getHqStudent, { params });
const audited = () =>
  team.stack.database.auditLog
    .find({ targetId: learner._id, action: { $ne: 'learner:read' } })
    .sort({ at: 1, _id: 1 })
    .lean();
const suspend = (by = team.admin) =>
  by.call(suspendStudent, { params, body: { reason: 'Shared the account.' } });
const restore = (by = team.admin) => by.call(restoreStudent, { params });
const correct = (dateOfBirth: string, from = ADULT, by = team.admin) =>
  by.call(correctBirthDate, { params, body: { from, dateOfBirth, reason: 'The passport says so.' } });
/** A booked session in three days. */
async function bookSoon() {
  const mentor = await createBookableMentor(team.stack.database);
  const client = await team.stack.enter(learner);
  const startsAt = inDays(team.stack.clock.now(), 3);
  const { roomid } = (await book(client, mentor._id, packId, { startsAt })).body.data;
  return { client, mentor, startsAt, roomid };
}
const sessionOf = (roomid: string) => team.stack.database.sessions.findOne({ roomid }).lean().orFail();

describe('the file', () => {
  test('shows profile, packs and sessions, and notes who looked', async () => {
    const { roomid, mentor } = await bookSoon();
    const { data } = (await fileSeenBy(team.admin)).body;
    expect(data).toMatchObject({
      Email: learner.Email,
      dateOfBirth: ADULT,
      suspension: null,
      packCount: 1,
      payments: [],
      reports: { about: 0, by: 0 },
    });
    expect(data.packs[0]?.rounds).toContainEqual({ name: 'HR Round 1', state: 'booked' });
    expect(data.upcoming).toMatchObject([{ roomid, status: 'booked', mentor: { Name: mentor.Name } }]);
    const [look] = await team.stack.database.auditLog.find({ targetId: learner._id }).lean();
    expect(look).toMatchObject({ action: 'learner:read', actorId: team.adminId });
  });

  test('has payments for whoever may see money alone', async () => {
    await buy(await team.stack.enter(learner));
    expect((await fileSeenBy(await memberWith('people'))).body.data.payments).toBeNull();
    const both = await fileSeenBy(await memberWith('people', 'money'));
    expect(both.body.data.payments).toMatchObject([{ course: 'B.Tech', status: 'success' }]);
  });

  test('is of learners alone', async () => {
    const mentor = await createUser(team.stack.database, { role: 'mentor' });
    for (const studentId of [mentor._id.toString(), team.adminId.toString(), String(new Types.ObjectId())])
      expect((await team.admin.call(getHqStudent, { params: { studentId } })).status).toBe(404);
  });
});

describe('a suspended learner', () => {
  test('is logged out everywhere, told, let in by nobody, and loses what is booked until restored', async () => {
    await learner.updateOne({ passwordHash: await hash(PASSWORD) });
    const { client, roomid } = await bookSoon();
    const socket = await team.stack.connect(client);

    expect((await suspend()).status).toBe(200);

    await socket.received('login:ended');
    expect((await client.call(getCurrentUser, {})).status).toBe(401);
    const { status, usesRound, cancellation } = await sessionOf(roomid);
    expect({ status, usesRound, by: cancellation?.by }).toEqual({
      status: 'cancelled',
      usesRound: false,
      by: 'team',
    });
    const enter = async (password: string) =>
      (await team.stack.visitor().call(logIn, { body: { email: learner.Email, password } })).body.code;
    expect([await enter('wrong-password-1'), await enter(PASSWORD)]).toEqual([
      'wrong_credentials',
      'suspended',
    ]);
    expect(await team.stack.database.logins.countDocuments({ userId: learner._id })).toBe(0);
    const mail = await team.stack.database.mails.findOne({ to: learner.Email, subject: /suspended/ }).lean();
    expect(mail?.text).toContain('Shared the account.');
    const { data } = (await team.admin.call(getHqStudents, { query: { search: params.studentId } })).body;
    expect(data).toMatchObject([{ isSuspended: true }]);

    expect((await restore()).status).toBe(200);

    expect((await team.stack.visitor().logIn(learner.Email, PASSWORD)).token).not.toBe('');
    expect((await mailTo(team.stack.database, learner.Email)).subject).toContain('active again');
    expect(await audited()).toMatchObject([
      {
        action: 'learner:suspend',
        actorId: team.adminId,
        before: { isSuspended: false },
        after: { isSuspended: true, reason: 'Shared the account.' },
      },
      { action: 'learner:restore', before: { isSuspended: true }, after: { isSuspended: false } },
    ]);
  });

  test('a login that came while they were suspended opens nothing', async () => {
    const client = await team.stack.enter(learner);
    const suspension = { at: new Date(), reason: 'No.' };
    await team.stack.database.users.updateOne({ _id: learner._id }, { $set: { suspension } });
    expect((await client.call(getCurrentUser, {})).status).toBe(401);
  });

  test('of two members who suspend at once one counts, as with restoring', async () => {
    for (const act of [suspend, restore]) {
      const answers = await Promise.all([act(), act(await memberWith('people'))]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    }
    expect(await audited()).toHaveLength(2);
  });

  test('cannot join the team', async () => {
    const other = await createUser(team.stack.database, { suspension: { at: new Date(), reason: 'No.' } });
    const body = { email: other.Email, rights: ['content' as const] };
    expect((await team.admin.call(addToTeam, { body })).body.code).toBe('not_for_team');
  });

  test('what a crash has cut off is done by the job, once', async () => {
    const { client, roomid } = await bookSoon();
    const change = {
      ...{ _id: new Types.ObjectId(), action: 'learner:suspend', actorId: team.adminId, at: new Date() },
      ...{ reason: 'No.', before: { isSuspended: false }, after: { isSuspended: true } },
    };
    const suspension = { at: change.at, reason: 'No.' };
    await team.stack.database.users.updateOne(
      { _id: learner._id },
      { $set: { suspension, learnerChanges: [change] } },
    );
    const { endLogin, closeRoom, pushChange } = team.stack.signalling;
    const deps = { ...team.stack, endLogin, closeRoom, pushChange };
    await Promise.all([completeLearnerChanges(deps, learner._id), completeLearnerChanges(deps, learner._id)]);
    expect(await audited()).toMatchObject([{ _id: change._id }]);
    expect((await client.call(getCurrentUser, {})).status).toBe(401);
    expect((await sessionOf(roomid)).status).toBe('cancelled');
    const { learnerChanges } = await team.stack.database.users.findById(learner._id).lean().orFail();
    expect(learnerChanges).toEqual([]);
  });
});

describe('a corrected date of birth', () => {
  test('that makes a minor ends what was measured, and sessions until a guardian agrees', async () => {
    await learner.updateOne({ phone: '+919876543210' });
    const { client, roomid } = await bookSoon();
    const past = await createSession(team.stack.database, {
      ...{ learnerId: learner._id, status: 'done', readingConsent: true, expressionShared: true },
      expression: { sum: [1, 1, 1, 1, 1], n: 1, algo: 'er-1', spanSeconds: 2 },
    });
    await storeSegments(team.stack.database, past, 'learner', [[0, 5_000]] as never);

    expect((await correct(MINOR)).status).toBe(200);

    const { status, usesRound } = await sessionOf(roomid);
    expect({ status, usesRound }).toEqual({ status: 'cancelled', usesRound: false });
    const { readingConsent, expression, expressionShared } = await sessionOf(past.roomid);
    expect({ readingConsent, expression, expressionShared }).toEqual({
      readingConsent: false,
      expression: null,
      expressionShared: false,
    });
    const speech = await team.stack.database.speech.findOne({ user: learner._id }).lean().orFail();
    expect(speech).toMatchObject({ consent: false, n: 0 });
    const withdrawn = await team.stack.database.consents.find({ userId: learner._id, granted: false }).lean();
    expect(withdrawn.map(({ kind }) => kind).sort()).toEqual(['expression_reading', 'talk_time']);
    expect((await client.call(getStudentProfile, {})).body).toMatchObject({
      dateOfBirth: MINOR,
      needsGuardian: true,
      completed: false,
    });
    const mail = await team.stack.database.mails
      .findOne({ to: learner.Email, subject: /date of birth/ })
      .lean();
    expect(mail?.text).toContain('a parent or guardian must agree');
    expect(await audited()).toMatchObject([
      {
        action: 'learner:correct',
        before: { dateOfBirth: ADULT },
        after: { dateOfBirth: MINOR, reason: 'The passport says so.' },
      },
    ]);

    // An adult after all: nobody has to agree any more.
    expect((await correct(ADULT, MINOR)).status).toBe(200);
    expect((await client.call(getStudentProfile, {})).body).toMatchObject({
      needsGuardian: false,
      completed: true,
    });
  });

  test.each([
    ['2020-01-01', 'too_young'],
    ['2199-01-01', 'in_future'],
    ['1900-01-01', 'too_old'],
    [ADULT, 'no_change'],
  ])('%s is refused: %s', async (dateOfBirth, fault) => {
    const { status, body } = await correct(dateOfBirth);
    expect([status, body.fields]).toEqual([400, { dateOfBirth: fault }]);
    expect(await audited()).toEqual([]);
  });

  test('depends on the date that was seen', async () => {
    expect((await correct('2001-01-01', '2000-01-01')).status).toBe(409);
    const answers = await Promise.all([correct('2001-01-01'), correct('2002-02-02')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await audited()).toHaveLength(1);
  });
});

test('whoever has not proved the login lately, or has another right, changes nothing', async () => {
  const unproved = await memberWith('people');
  await team.stack.database.logins.updateMany({ provedAt: { $ne: null } }, { $set: { provedAt: null } });
  const other = await memberWith('money', 'content');
  const answers = [
    await suspend(unproved),
    await correct(MINOR, ADULT, unproved),
    await restore(unproved),
    await suspend(other),
    await correct(MINOR, ADULT, other),
    await restore(other),
  ];
  expect(answers.map(({ body }) => body.code)).toEqual([
    ...['proof_needed', 'proof_needed', 'proof_needed'],
    ...['not_allowed', 'not_allowed', 'not_allowed'],
  ]);
  expect(await audited()).toEqual([]);
  team.admin = await team.stack.enter({ _id: team.adminId });
});
