import { daysAfter, indianDay } from '@preproom/models/contract/http/indianDays';
import { getCurrentUser } from '@preproom/models/contract/people/users';
import type { Round } from '@preproom/models/contract/room/sessions';
import type { Right } from '@preproom/models/contract/team/rights';
import {
  cancelStudentSession,
  extendPack,
  getStudentTimes,
  grantPack,
  moveStudentSession,
} from '@preproom/models/contract/team/studentActs';
import { createUser } from '@preproom/models/db/testing/factories';
import { compareLedger } from '@preproom/server/features/payments/ledger/compareLedger';
import { Types } from 'mongoose';
import { beforeEach, describe, expect, test } from 'vitest';
import { book, createBookableMentor, createPackLearner, inDays } from '../../support/business/booking.ts';
import { buy } from '../../support/business/buying.ts';
import { hqTeam } from '../../support/people/hqTeam.ts';
import type { ApiClient } from '../../support/stack/apiClient.ts';

const team = hqTeam();
const REASON = 'The mentor fell ill.';

type Learner = Awaited<ReturnType<typeof createPackLearner>>['learner'];
let learner: Learner;
let packId: string;
let params: { studentId: string };
let client: ApiClient;

beforeEach(async () => {
  ({ learner, packId } = await createPackLearner(team.stack.database, team.stack.clock.now()));
  params = { studentId: learner._id.toString() };
  client = await team.stack.enter(learner);
});

const today = () => indianDay(team.stack.clock.now());
const memberWith = async (...rights: Right[]) =>
  team.stack.enter(await createUser(team.stack.database, { role: 'admin', completed: true, rights }));
const audited = (action: string) =>
  team.stack.database.auditLog.find({ targetId: learner._id, action: action as never }).lean();
const packsOf = () => team.stack.database.packs.find({ userId: learner._id }).sort({ sequence: 1 }).lean();
const subjectsTo = async (to: string) =>
  (await team.stack.database.mails.find({ to }).sort({ at: 1 }).lean()).map(({ subject }) => subject);

describe('giving a pack', () => {
  const programId = async (name = 'B.Tech') =>
    String((await team.stack.database.products.findOne({ product_name: name }).orFail())._id);
  const give = async (change: Partial<Parameters<typeof body>[0]> = {}, by = team.admin) =>
    by.call(grantPack, { params, body: body({ programId: await programId(), ...change }) });
  const body = (given: { programId: string; rounds?: Round[]; packCount?: number }) => ({
    rounds: ['Tech Round 1', 'HR Round 1'] as Round[],
    packCount: 1,
    reason: REASON,
    ...given,
  });

  test('queues it behind the others, tells the learner, and leaves the ledger alone', async () => {
    expect((await give({}, await memberWith('money'))).status).toBe(200);
    const [first, second] = await packsOf();
    expect(second).toMatchObject({
      startDay: daysAfter(first?.lastDay ?? '', 1),
      sequence: 2,
      course: 'B.Tech',
      rounds: ['HR Round 1', 'Tech Round 1'],
      learnerChanges: [],
    });
    expect(await audited('pack:grant')).toMatchObject([
      { before: { packs: 1 }, after: { packId: second?._id, reason: REASON } },
    ]);
    expect(await subjectsTo(learner.Email)).toEqual(['PrepRoom gave you a pack: B.Tech']);
    const ofGranted = ({ orderId }: { orderId: string }) => orderId === second?.orderId;
    expect((await compareLedger(team.stack.database)).differences.filter(ofGranted)).toEqual([]);
    // A pack that is bought later begins behind it.
    await buy(client);
    expect((await packsOf())[2]).toMatchObject({
      startDay: daysAfter(second?.lastDay ?? '', 1),
      sequence: 3,
    });
  });

  test('at once makes it bookable for somebody without a pack', async () => {
    await team.stack.database.packs.deleteMany({ userId: learner._id });
    expect((await give({ packCount: 0 })).status).toBe(200);
    const { ActivePack } = (await client.call(getCurrentUser, {})).body;
    const mentor = await createBookableMentor(team.stack.database);
    const startsAt = inDays(team.stack.clock.now(), 2);
    expect((await book(client, mentor._id, ActivePack?._id ?? '', { startsAt })).status).toBe(200);
  });

  test('twice at once gives one', async () => {
    const answers = await Promise.all([give(), give(), give({}, await memberWith('money'))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await packsOf()).toHaveLength(2);
    expect(await audited('pack:grant')).toHaveLength(1);
  });

  test('of no program, no round, another round, or by another right is refused', async () => {
    const answers = [
      await give({ programId: String(new Types.ObjectId()) }),
      await give({ rounds: [] }),
      await give({ rounds: ['HR Round 1', 'HR Round 1'] }),
      await give({ programId: await programId('Digital Marketing'), rounds: ['HR Round 2'] }),
      await give({}, await memberWith('people')),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 403]);
    expect(await packsOf()).toHaveLength(1);
  });
});

describe('extending a pack', () => {
  const extend = async (lastDay: string, from?: string, by = team.admin) => {
    const pack = await team.stack.database.packs.findById(packId).lean().orFail();
    const body = { from: from ?? pack.lastDay, lastDay, reason: REASON };
    return by.call(extendPack, { params: { ...params, packId }, body });
  };

  test('lets waiting packs begin later, each as long as before', async () => {
    await buy(client);
    const [before, waiting] = await packsOf();
    const to = daysAfter(before?.lastDay ?? '', 30);
    expect((await extend(to, undefined, await memberWith('people'))).status).toBe(200);
    const [first, second] = await packsOf();
    expect(first?.lastDay).toBe(to);
    expect([second?.startDay, second?.lastDay]).toEqual([
      daysAfter(to, 1),
      daysAfter(waiting?.lastDay ?? '', 30),
    ]);
    expect(await audited('pack:extend')).toMatchObject([
      { before: { lastDay: before?.lastDay }, after: { lastDay: to, reason: REASON } },
    ]);
    expect(await subjectsTo(learner.Email)).toContain('More time for your pack: B.Tech');
  });

  test('never makes it shorter, nor longer than a year', async () => {
    const [pack] = await packsOf();
    const { lastDay = '', startDay = '' } = pack ?? {};
    const faults = [];
    for (const day of [lastDay, daysAfter(lastDay, -1), daysAfter(startDay, 366)])
      faults.push((await extend(day)).body.fields?.lastDay);
    expect(faults).toEqual(['is not later', 'is not later', 'is too late']);
    expect((await extend(daysAfter(startDay, 365))).status).toBe(200);
  });

  test('brings back one that is over, unless another is open', async () => {
    const startDay = daysAfter(today(), -90);
    const over = { startDay, lastDay: daysAfter(startDay, 59) };
    await team.stack.database.packs.updateOne({ _id: packId }, { $set: over });
    expect((await extend(daysAfter(today(), -1))).body.fields).toEqual({ lastDay: 'is in the past' });
    await buy(client);
    expect((await extend(daysAfter(today(), 5))).body.fields).toEqual({ lastDay: 'overlaps another pack' });
    await team.stack.database.packs.deleteOne({ userId: learner._id, sequence: 2 });
    expect((await extend(daysAfter(today(), 5))).status).toBe(200);
    expect((await client.call(getCurrentUser, {})).body.ActivePack?._id).toBe(packId);
  });

  test('depends on the day that was seen, and on the pack being theirs and open', async () => {
    const [pack] = await packsOf();
    const to = (days: number) => daysAfter(pack?.lastDay ?? '', days);
    expect((await extend(to(9), to(1))).status).toBe(409);
    const answers = await Promise.all([extend(to(3), pack?.lastDay), extend(to(4), pack?.lastDay)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const stranger = await createUser(team.stack.database);
    const ofStranger = { studentId: String(stranger._id), packId };
    const body = { from: to(3), lastDay: to(9), reason: REASON };
    expect((await team.admin.call(extendPack, { params: ofStranger, body })).status).toBe(404);
    await team.stack.database.packs.updateOne({ _id: packId }, { $set: { closedAt: new Date() } });
    expect((await extend(to(9))).status).toBe(409);
    expect(await audited('pack:extend')).toHaveLength(1);
  });
});

describe('a booked session', () => {
  async function booked() {
    const mentor = await createBookableMentor(team.stack.database);
    const now = team.stack.clock.now();
    const startsAt = inDays(now, 3);
    const { roomid } = (await book(client, mentor._id, packId, { startsAt })).body.data;
    const room = { ...params, roomid };
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
    for (const { Email, _id } of [learner, mentor]) {
      const [mail] = await team.stack.database.mails.find({ to: Email, subject: /^Moved/ }).lean();
      expect(mail?.text).toContain('PrepRoom moved your');
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
    for (const { Email } of [learner, mentor]) {
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
    await team.stack.database.packs.updateOne({ _id: packId }, { $set: { lastDay: daysAfter(today(), 4) } });
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
      await move(later, { by: client }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([409, 409, 404, 403, 403]);
    expect(await stored()).toMatchObject({ status: 'booked', startsAt: new Date(startsAt) });
  });
});
