import { hash } from '@node-rs/argon2';
import { addToTeam } from '@preproom/models/contract/accounts/team/team';
import { logIn } from '@preproom/models/contract/accounts/users';
import { getCurrentUser } from '@preproom/models/contract/currentUser';
import { restoreStudent, suspendStudent } from '@preproom/models/contract/learners/team/studentActs';
import { getHqStudent } from '@preproom/models/contract/learners/team/studentFile';
import { getHqStudents } from '@preproom/models/contract/learners/team/students';
import { createUser } from '@preproom/models/db/testing/factories';
import { completeLearnerChanges } from '@preproom/server/features/learners/team/learnerChanges';
import { Types } from 'mongoose';
import { describe, expect, test } from 'vitest';
import { hqTeam } from '../../../support/accounts/team/team.ts';
import { hqLearner } from '../../../support/learners/teamLearner.ts';
import { mailTo } from '../../../support/notifications/mails.ts';
import { buy } from '../../../support/payments/buying.ts';
import type { ApiClient } from '../../../support/stack/apiClient.ts';
import { indexesUsed } from '../../../support/stack/indexesUsed.ts';

const PASSWORD = 'monsoon-chai-42';
const team = hqTeam();
const about = hqLearner(team);
const { memberWith, audited, bookSoon, sessionOf } = about;
const fileSeenBy = (client: ApiClient) => client.call(getHqStudent, { params: about.params });
const suspend = (by = team.admin) =>
  by.call(suspendStudent, { params: about.params, body: { reason: 'Shared the account.' } });
const restore = (by = team.admin) => by.call(restoreStudent, { params: about.params });

describe('the file', () => {
  test('shows profile, packs and sessions, and notes who looked', async () => {
    const { roomid, mentor } = await bookSoon();
    const { data } = (await fileSeenBy(team.admin)).body;
    expect(data).toMatchObject({
      Email: about.learner.Email,
      dateOfBirth: '2003-04-12',
      suspension: null,
      packCount: 1,
      payments: [],
      reports: { about: 0, by: 0 },
    });
    expect(data.packs[0]?.rounds).toContainEqual({ name: 'HR Round 1', state: 'booked' });
    expect(data.upcoming).toMatchObject([{ roomid, status: 'booked', mentor: { Name: mentor.Name } }]);
    const [look] = await team.stack.database.auditLog.find({ targetId: about.learner._id }).lean();
    expect(look).toMatchObject({ action: 'learner:read', actorId: team.adminId });
  });

  test('has payments for whoever may see money alone', async () => {
    await buy(await team.stack.enter(about.learner));
    expect((await fileSeenBy(await memberWith('people'))).body.data.payments).toBeNull();
    const both = await fileSeenBy(await memberWith('people', 'money'));
    expect(both.body.data.payments).toMatchObject([{ course: 'B.Tech', status: 'success' }]);
  });

  test('is found by indexes', async () => {
    for (const model of ['orders', 'sessions'] as const) {
      const used = await indexesUsed(team.stack.database, model, () => fileSeenBy(team.admin));
      expect(used.length).toBeGreaterThan(0);
      expect(used).not.toContain(null);
    }
  });

  test('is of learners alone', async () => {
    const mentor = await createUser(team.stack.database, { role: 'mentor' });
    for (const studentId of [mentor._id.toString(), team.adminId.toString(), String(new Types.ObjectId())])
      expect((await team.admin.call(getHqStudent, { params: { studentId } })).status).toBe(404);
  });
});

describe('a suspended learner', () => {
  test('is logged out everywhere, told, let in by nobody, and loses what is booked until restored', async () => {
    await about.learner.updateOne({ passwordHash: await hash(PASSWORD) });
    const { roomid } = await bookSoon();
    const socket = await team.stack.connect(about.client);

    expect((await suspend()).status).toBe(200);

    await socket.received('login:ended');
    expect((await about.client.call(getCurrentUser, {})).status).toBe(401);
    const { status, usesRound, cancellation } = await sessionOf(roomid);
    expect({ status, usesRound, by: cancellation?.by }).toEqual({
      status: 'cancelled',
      usesRound: false,
      by: 'team',
    });
    const enter = async (password: string) =>
      (await team.stack.visitor().call(logIn, { body: { email: about.learner.Email, password } })).body.code;
    expect([await enter('wrong-password-1'), await enter(PASSWORD)]).toEqual([
      'wrong_credentials',
      'suspended',
    ]);
    expect(await team.stack.database.logins.countDocuments({ userId: about.learner._id })).toBe(0);
    const mail = await team.stack.database.mails
      .findOne({ to: about.learner.Email, subject: /suspended/ })
      .lean();
    expect(mail?.text).toContain('Shared the account.');
    const { data } = (await team.admin.call(getHqStudents, { query: { search: about.params.studentId } }))
      .body;
    expect(data).toMatchObject([{ isSuspended: true }]);

    expect((await restore()).status).toBe(200);

    expect((await team.stack.visitor().logIn(about.learner.Email, PASSWORD)).token).not.toBe('');
    expect((await mailTo(team.stack.database, about.learner.Email)).subject).toContain('active again');
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
    const suspension = { at: new Date(), reason: 'No.' };
    await team.stack.database.users.updateOne({ _id: about.learner._id }, { $set: { suspension } });
    expect((await about.client.call(getCurrentUser, {})).status).toBe(401);
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
    const { roomid } = await bookSoon();
    const change = {
      ...{ _id: new Types.ObjectId(), action: 'learner:suspend', actorId: team.adminId, at: new Date() },
      ...{ reason: 'No.', before: { isSuspended: false }, after: { isSuspended: true } },
    };
    const suspension = { at: change.at, reason: 'No.' };
    await team.stack.database.users.updateOne(
      { _id: about.learner._id },
      { $set: { suspension, learnerChanges: [change] } },
    );
    const { endLogin, closeRoom, pushChange } = team.stack.signalling;
    const deps = { ...team.stack, endLogin, closeRoom, pushChange };
    await Promise.all([
      completeLearnerChanges(deps, about.learner._id),
      completeLearnerChanges(deps, about.learner._id),
    ]);
    expect(await audited()).toMatchObject([{ _id: change._id }]);
    expect((await about.client.call(getCurrentUser, {})).status).toBe(401);
    expect((await sessionOf(roomid)).status).toBe('cancelled');
    const { learnerChanges } = await team.stack.database.users.findById(about.learner._id).lean().orFail();
    expect(learnerChanges).toEqual([]);
  });
});
