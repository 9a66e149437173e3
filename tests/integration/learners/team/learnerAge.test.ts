import { getStudentProfile } from '@preproom/models/contract/learners/studentProfile';
import {
  correctBirthDate,
  restoreStudent,
  suspendStudent,
} from '@preproom/models/contract/learners/team/studentActs';
import { createSession } from '@preproom/models/db/testing/factories';
import { describe, expect, test } from 'vitest';
import { hqTeam } from '../../../support/accounts/team/team.ts';
import { hqLearner } from '../../../support/learners/teamLearner.ts';
import { storeSegments } from '../../../support/room/speech.ts';

const ADULT = '2003-04-12';
const MINOR = '2011-04-12';
const team = hqTeam();
const about = hqLearner(team);
const { memberWith, audited, bookSoon, sessionOf } = about;
const suspend = (by = team.admin) =>
  by.call(suspendStudent, { params: about.params, body: { reason: 'Shared the account.' } });
const restore = (by = team.admin) => by.call(restoreStudent, { params: about.params });
const correct = (dateOfBirth: string, from = ADULT, by = team.admin) =>
  by.call(correctBirthDate, {
    params: about.params,
    body: { from, dateOfBirth, reason: 'The passport says so.' },
  });

describe('a corrected date of birth', () => {
  test('that makes a minor ends what was measured, and sessions until a guardian agrees', async () => {
    await about.learner.updateOne({ phone: '+919876543210' });
    const { roomid } = await bookSoon();
    const past = await createSession(team.stack.database, {
      ...{ learnerId: about.learner._id, status: 'done', readingConsent: true, expressionShared: true },
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
    const speech = await team.stack.database.speech.findOne({ user: about.learner._id }).lean().orFail();
    expect(speech).toMatchObject({ consent: false, n: 0 });
    const withdrawn = await team.stack.database.consents
      .find({ userId: about.learner._id, granted: false })
      .lean();
    expect(withdrawn.map(({ kind }) => kind).sort()).toEqual(['expression_reading', 'talk_time']);
    expect((await about.client.call(getStudentProfile, {})).body).toMatchObject({
      dateOfBirth: MINOR,
      needsGuardian: true,
      completed: false,
    });
    const mail = await team.stack.database.mails
      .findOne({ to: about.learner.Email, subject: /date of birth/ })
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
    expect((await about.client.call(getStudentProfile, {})).body).toMatchObject({
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
