import { getCurrentUser } from '@preproom/models/contract/currentUser';
import { daysAfter, indianDay } from '@preproom/models/contract/http/indianDays';
import { extendPack, grantPack } from '@preproom/models/contract/learners/team/studentActs';
import type { Round } from '@preproom/models/contract/sessions/sessions';
import { createUser } from '@preproom/models/db/testing/factories';
import { compareLedger } from '@preproom/server/features/payments/ledger/compareLedger';
import { Types } from 'mongoose';
import { describe, expect, test } from 'vitest';
import { hqTeam } from '../../../support/accounts/team/team.ts';
import { hqLearner } from '../../../support/learners/teamLearner.ts';
import { buy } from '../../../support/payments/buying.ts';
import { book, createBookableMentor, inDays } from '../../../support/sessions/booking.ts';

const team = hqTeam();
const about = hqLearner(team);
const { memberWith, audited } = about;
const REASON = 'The mentor fell ill.';

const today = () => indianDay(team.stack.clock.now());
const packsOf = () =>
  team.stack.database.packs.find({ userId: about.learner._id }).sort({ sequence: 1 }).lean();
const subjectsTo = async (to: string) =>
  (await team.stack.database.mails.find({ to }).sort({ at: 1 }).lean()).map(({ subject }) => subject);

describe('giving a pack', () => {
  const programId = async (name = 'B.Tech') =>
    String((await team.stack.database.products.findOne({ product_name: name }).orFail())._id);
  const give = async (change: Partial<Parameters<typeof body>[0]> = {}, by = team.admin) =>
    by.call(grantPack, { params: about.params, body: body({ programId: await programId(), ...change }) });
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
    expect(await subjectsTo(about.learner.Email)).toEqual(['PrepRoom gave you a pack: B.Tech']);
    const ofGranted = ({ orderId }: { orderId: string }) => orderId === second?.orderId;
    expect((await compareLedger(team.stack.database)).differences.filter(ofGranted)).toEqual([]);
    // A pack that is bought later begins behind it.
    await buy(about.client);
    expect((await packsOf())[2]).toMatchObject({
      startDay: daysAfter(second?.lastDay ?? '', 1),
      sequence: 3,
    });
  });

  test('at once makes it bookable for somebody without a pack', async () => {
    await team.stack.database.packs.deleteMany({ userId: about.learner._id });
    expect((await give({ packCount: 0 })).status).toBe(200);
    const { ActivePack } = (await about.client.call(getCurrentUser, {})).body;
    const mentor = await createBookableMentor(team.stack.database);
    const startsAt = inDays(team.stack.clock.now(), 2);
    expect((await book(about.client, mentor._id, ActivePack?._id ?? '', { startsAt })).status).toBe(200);
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
    const pack = await team.stack.database.packs.findById(about.packId).lean().orFail();
    const body = { from: from ?? pack.lastDay, lastDay, reason: REASON };
    return by.call(extendPack, { params: { ...about.params, packId: about.packId }, body });
  };

  test('lets waiting packs begin later, each as long as before', async () => {
    await buy(about.client);
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
    expect(await subjectsTo(about.learner.Email)).toContain('Your pack has been extended: B.Tech');
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
    await team.stack.database.packs.updateOne({ _id: about.packId }, { $set: over });
    expect((await extend(daysAfter(today(), -1))).body.fields).toEqual({ lastDay: 'is in the past' });
    await buy(about.client);
    expect((await extend(daysAfter(today(), 5))).body.fields).toEqual({ lastDay: 'overlaps another pack' });
    await team.stack.database.packs.deleteOne({ userId: about.learner._id, sequence: 2 });
    expect((await extend(daysAfter(today(), 5))).status).toBe(200);
    expect((await about.client.call(getCurrentUser, {})).body.ActivePack?._id).toBe(about.packId);
  });

  test('depends on the day that was seen, and on the pack being theirs and open', async () => {
    const [pack] = await packsOf();
    const to = (days: number) => daysAfter(pack?.lastDay ?? '', days);
    expect((await extend(to(9), to(1))).status).toBe(409);
    const answers = await Promise.all([extend(to(3), pack?.lastDay), extend(to(4), pack?.lastDay)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const stranger = await createUser(team.stack.database);
    const ofStranger = { studentId: String(stranger._id), packId: about.packId };
    const body = { from: to(3), lastDay: to(9), reason: REASON };
    expect((await team.admin.call(extendPack, { params: ofStranger, body })).status).toBe(404);
    await team.stack.database.packs.updateOne({ _id: about.packId }, { $set: { closedAt: new Date() } });
    expect((await extend(to(9))).status).toBe(409);
    expect(await audited('pack:extend')).toHaveLength(1);
  });
});
