import { recordAudit, recordAuditOfPerson } from '@preproom/models/db/operations/audit';
import { erasePerson } from '@preproom/models/db/privacy/erasePerson';
import { createUser } from '@preproom/models/db/testing/factories';
import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { indexesUsed } from '../../support/stack/indexesUsed.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

const entry = (targetId: Types.ObjectId) => ({
  at: new Date(),
  actorId: null,
  action: 'mentor:decline' as const,
  targetId,
  before: { status: 'pending' },
  after: { status: 'declined', reason: 'Asha Rao is unknown' },
});

test('entries are added, once for each id, and the model refuses to change or remove any', async () => {
  const { auditLog } = stack.database;
  const [_id, targetId] = [new Types.ObjectId(), new Types.ObjectId()];
  await recordAudit(stack.database, entry(targetId), _id);
  await recordAudit(stack.database, { ...entry(targetId), after: { status: 'verified' } }, _id);
  const stored = () => auditLog.find({ targetId }).lean();
  const before = await stored();
  expect(before).toMatchObject([{ _id, after: { status: 'declined' } }]);

  const change = { $set: { after: null } };
  const document = await auditLog.findById(_id).orFail();
  const attempts = [
    () => auditLog.updateOne({ _id }, change),
    () => auditLog.updateMany({ targetId }, change),
    () => auditLog.findOneAndUpdate({ _id }, change),
    () => auditLog.findByIdAndUpdate(_id, change),
    () => auditLog.replaceOne({ _id }, entry(targetId)),
    () => auditLog.findOneAndReplace({ _id }, entry(targetId)),
    () => auditLog.deleteOne({ _id }),
    () => auditLog.deleteMany({ targetId }),
    () => auditLog.findOneAndDelete({ _id }),
    () => auditLog.bulkWrite([{ deleteOne: { filter: { _id } } }]),
    () => document.set('after', null).save(),
    () => document.deleteOne(),
  ];
  for (const attempt of attempts)
    await expect((async () => attempt())(), String(attempt)).rejects.toThrow(
      'The audit log is only added to',
    );
  expect(await stored()).toEqual(before);
});

test('what an entry says about a person goes with them, and that it happened stays', async () => {
  const { database } = stack;
  const person = await createUser(database, { Name: 'Asha Rao' });
  await recordAudit(database, entry(person._id));
  await erasePerson(database, person._id, {});
  expect(await database.auditLog.find({ targetId: person._id }).lean()).toMatchObject([
    { action: 'mentor:decline', before: null, after: null },
  ]);
});

test.each(['being removed', 'gone'])(
  'an entry about a person who is %s says only that something was done',
  async (state) => {
    const { database } = stack;
    const person = await createUser(database, { Name: 'Asha Rao' });
    const _id = new Types.ObjectId();
    const now = new Date();
    if (state === 'gone') await erasePerson(database, person._id, {});
    else
      await database.users.updateOne(
        { _id: person._id },
        { deletion: { askedAt: now, dueAt: now, startedAt: now } },
      );
    await recordAuditOfPerson(database, entry(person._id), _id);
    expect(await database.auditLog.findById(_id).lean()).toMatchObject({
      action: 'mentor:decline',
      before: null,
      after: null,
    });
  },
);

test('an entry about a person who stays says all of it', async () => {
  const { database } = stack;
  const person = await createUser(database, { Name: 'Asha Rao' });
  const _id = new Types.ObjectId();
  const whole = entry(person._id);
  await recordAuditOfPerson(database, whole, _id);
  expect(await database.auditLog.findById(_id).lean()).toMatchObject(whole);
});

test('the newest first are answered in the order of an index: all, by actor, by target and by action', async () => {
  const { auditLog } = stack.database;
  const newest = { at: -1, _id: -1 } as const;
  const used = await indexesUsed(stack.database, 'auditLog', async () => {
    await auditLog.find().sort(newest).lean();
    await auditLog.find({ actorId: new Types.ObjectId() }).sort(newest).lean();
    await auditLog.find({ targetId: new Types.ObjectId() }).sort(newest).lean();
    await auditLog.find({ action: 'mentor:verify' }).sort(newest).lean();
  });
  expect(used).toEqual(['at _id', 'actorId at _id', 'targetId at _id', 'action at _id']);
});
