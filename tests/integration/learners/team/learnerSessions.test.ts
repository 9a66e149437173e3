import { daysAfter, indianDay } from '@preproom/models/contract/http/indianDays';
import {
  cancelStudentSession,
  getStudentTimes,
  moveStudentSession,
} from '@preproom/models/contract/learners/team/studentActs';
import { createUser } from '@preproom/models/db/testing/factories';
import { describe, expect, test } from 'vitest';
import { hqTeam } from '../../../support/accounts/team/team.ts';
import { hqLearner } from '../../../support/learners/teamLearner.ts';
import { book, createBookableMentor, createPackLearner, inDays } from '../../../support/sessions/booking.ts';

const team = hqTeam();
const about = hqLearner(team);
const { memberWith, audited } = about;
const REASON = 'The mentor fell ill.';

const today = () => indianDay(team.stack.clock.now());

describe('a booked session', () => {
  async function booked() {
    const mentor = await createBookableMentor(team.stack.database);
    const now = team.stack.clock.now();
    const startsAt = inDays(now, 3);
    const { roomid } = (await book(about.client, mentor._id, about.packId, { startsAt })).body.data;
    const room = { ...about.params, roomid };
    const move = (to: string, { from = startsAt, by = team.admin } = {}) =>
      by.call(moveStudentSession, { params: room, body: { from, startsAt: to, reason: REASON } });
    const cancel = ({ from = startsAt, by = team.admin } = {}) =>
      by.call(cancelStudentSession, { params: room, body: { from, reason: REASON } });
    const stored = () => team.stack.database.sessions.findOne({ roomid }).lean().orFail();
    return { mentor, startsAt, roomid, room, move, cancel, stored, later: inDays(now, 4) };
  }

  test('is moved to a free time of the mentor, costs the learner no move, and both are told', async () => {
    const { mentor, startsAt, roomid, room, move, stored, later } = await booked();
    const { times } = (await team.admin.call(getStudentTimes, { params: room })).body;
    expect(times).toContain(later);
    expect(times).not.toContain(startsAt);

    expect((await move(later, { by: await memberWith('people') })).status).toBe(200);

    expect(await stored()).toMatchObject({ startsAt: new Date(later), moves: 0, sequence: 1 });
    for (const { Email, _id } of [about.learner, mentor]) {
      const [mail] = await team.stack.database.mails.find({ to: Email, subject: /^Rescheduled/ }).lean();
      expect(mail?.text).toContain('PrepRoom rescheduled your');
      expect(mail?.text).toContain(REASON);
      const kinds = (await team.stack.database.notifications.find({ userId: _id }).lean()).map((n) => n.kind);
      expect(kinds).toContain('session_moved_by_team');
    }
    expect(await audited('session:move')).toMatchObject([
      {
        before: { roomid, startsAt: new Date(startsAt) },
        after: { startsAt: new Date(later), reason: REASON },
      },
    ]);
  });

  test('is cancelled, its round comes back, and both are told', async () => {
    const { mentor, startsAt, roomid, cancel, stored } = await booked();
    expect((await cancel()).status).toBe(200);
    expect(await stored()).toMatchObject({
      status: 'cancelled',
      usesRound: false,
      cancellation: { by: 'team', reason: REASON },
    });
    for (const { Email } of [about.learner, mentor]) {
      const [mail] = await team.stack.database.mails.find({ to: Email, subject: /^Cancelled/ }).lean();
      expect(mail?.text).toContain(REASON);
    }
    expect(await audited('session:cancel')).toMatchObject([
      { before: { roomid, startsAt: new Date(startsAt) }, after: { status: 'cancelled', reason: REASON } },
    ]);
  });

  test('that two change at once is changed once', async () => {
    const { move, cancel, later } = await booked();
    const answers = await Promise.all([move(later), cancel(), cancel(), move(later)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const entries = [...(await audited('session:move')), ...(await audited('session:cancel'))];
    expect(entries).toHaveLength(1);
  });

  test('is not moved to a time that is taken, outside the pack, or no other', async () => {
    const { mentor, startsAt, move, stored, later } = await booked();
    const other = await createPackLearner(team.stack.database, team.stack.clock.now());
    const otherClient = await team.stack.enter(other.learner);
    await book(otherClient, mentor._id, other.packId, { startsAt: later });
    const taken = (await move(later)).body;
    expect(taken.code).toBe('slot_taken');
    expect(taken.fields?.['nearest.0']).toBeDefined();
    expect((await move(startsAt)).status).toBe(400);
    await team.stack.database.packs.updateOne(
      { _id: about.packId },
      { $set: { lastDay: daysAfter(today(), 4) } },
    );
    expect((await move(inDays(team.stack.clock.now(), 6))).body.code).toBe('outside_pack');
    expect((await stored()).startsAt).toEqual(new Date(startsAt));
  });

  test('stays when it was changed since, is of another learner, or the member may not', async () => {
    const { room, startsAt, move, cancel, stored, later } = await booked();
    const stranger = await createUser(team.stack.database);
    const ofStranger = { ...room, studentId: String(stranger._id) };
    const body = { from: startsAt, reason: REASON };
    const answers = [
      await move(later, { from: later }),
      await cancel({ from: later }),
      await team.admin.call(cancelStudentSession, { params: ofStranger, body }),
      await cancel({ by: await memberWith('money') }),
      await move(later, { by: about.client }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([409, 409, 404, 403, 403]);
    expect(await stored()).toMatchObject({ status: 'booked', startsAt: new Date(startsAt) });
  });
});
