import type { Right } from '@preproom/models/contract/accounts/team/rights';
import { setProgramPrice } from '@preproom/models/contract/programs/team/programs';
import { UNDO_MINUTES, undoChange } from '@preproom/models/contract/team/undo';
import { createUser } from '@preproom/models/db/testing/factories';
import { createJobs } from '@preproom/server/backgroundJobs/jobs';
import { changeProgram } from '@preproom/server/features/programs/catalogue';
import { seedProducts } from '@preproom/server/features/programs/product.handlers';
import { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

let stack: Stack;
let asha: Awaited<ReturnType<typeof member>>;
const UNKNOWN = new Types.ObjectId().toString();

beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());
beforeEach(async () => {
  await stack.database.products.deleteMany({});
  await stack.database.auditLog.collection.deleteMany({});
  await seedProducts(stack.database, 'PrepRoom', true);
  asha = await member(['money']);
});

async function member(rights: Right[]) {
  const { _id } = await createUser(stack.database, { role: 'admin', rights });
  return { _id, client: await stack.enter({ _id }) };
}
const mba = () => stack.database.products.findOne({ product_name: 'MBA' }).orFail().lean();
async function setPrice(seen: string, to: string, by = asha) {
  const params = { course_id: (await mba())._id.toString() };
  return by.client.call(setProgramPrice, { params, body: { price: 'discount_pricing', seen, to } });
}
const undo = async (entryId: string, by = asha) => {
  const { status, body } = await by.client.call(undoChange, { body: { entryId } });
  return status === 200 ? 'undone' : body.code;
};
const changed = async (to: string): Promise<string> => {
  const { body } = await setPrice((await mba()).discount_pricing, to);
  return body.undo?.entryId ?? '';
};
const byCommand = (to: object) => {
  const { database, clock } = stack;
  const deps = { database, clock, jobs: createJobs({ database, clock }) };
  return changeProgram(deps, { product_name: 'MBA' }, { actorId: null, to });
};
const audited = () =>
  stack.database.auditLog.find({}, { _id: 0, action: 1, before: 1, after: 1 }).sort({ _id: 1 }).lean();

test('whoever changed something takes it back, once, and both are in the audit log', async () => {
  const { body } = await setPrice('11999', '9999');
  expect(body.undo).toEqual({ entryId: expect.any(String), until: expect.any(String) });
  expect((await mba()).discount_pricing).toBe('9999');
  const entryId = body.undo?.entryId ?? '';
  expect(await undo(entryId)).toBe('undone');
  expect((await mba()).discount_pricing).toBe('11999');
  expect(await audited()).toEqual([
    { action: 'program:price', before: { discount_pricing: '11999' }, after: { discount_pricing: '9999' } },
    { action: 'change:undo', before: { discount_pricing: '9999' }, after: { discount_pricing: '11999' } },
  ]);
  // Also when the same value is there once more.
  await changed('9999');
  expect(await undo(entryId)).toBe('conflict');
  expect((await mba()).discount_pricing).toBe('9999');
});

test('two clicks at the same moment take it back once', async () => {
  const entryId = await changed('9999');
  expect((await Promise.all([undo(entryId), undo(entryId)])).sort()).toEqual(['conflict', 'undone']);
  expect((await audited()).map(({ action }) => action)).toEqual(['program:price', 'change:undo']);
});

test('what has been changed since, or would leave a wrong program, stays', async () => {
  const first = await changed('9999');
  const second = await changed('8999');
  expect(await undo(first)).toBe('conflict');
  expect((await mba()).discount_pricing).toBe('8999');
  // The list price is now below the price that would come back.
  await byCommand({ product_pricing: '9500' });
  expect(await undo(second)).toBe('conflict');
  expect((await mba()).discount_pricing).toBe('8999');
});

test('nobody takes back what a teammate, a command or nobody has changed', async () => {
  const ravi = await member(['everything']);
  expect(await undo(await changed('9999'), ravi)).toBe('not_found');
  await byCommand({ discount_pricing: '8000' });
  const entry = await stack.database.auditLog.findOne({ actorId: null }).orFail().lean();
  expect(await undo(entry._id.toString(), ravi)).toBe('not_found');
  expect(await undo(UNKNOWN, ravi)).toBe('not_found');
  expect((await mba()).discount_pricing).toBe('8000');
});

test('it needs the right and the proof that the change needed', async () => {
  const entryId = await changed('9999');
  await stack.database.logins.updateMany({ userId: asha._id }, { $set: { provedAt: null } });
  expect(await undo(entryId)).toBe('proof_needed');
  await stack.database.users.updateOne({ _id: asha._id }, { $set: { rights: ['content'] } });
  expect(await undo(entryId)).toBe('not_allowed');
  expect((await mba()).discount_pricing).toBe('9999');
});

test('after ten minutes it is too late', async () => {
  const entryId = await changed('9999');
  const at = (await stack.database.auditLog.findById(entryId).orFail().lean()).at.getTime();
  stack.clock.advanceTo(at + UNDO_MINUTES * 60_000 + 1);
  await stack.database.logins.updateMany(
    { userId: asha._id },
    { $set: { provedAt: new Date(stack.clock.now()) } },
  );
  expect(await undo(entryId)).toBe('too_late');
  expect((await mba()).discount_pricing).toBe('9999');
});

test('a change names the value that was seen: the second of two is told', async () => {
  const [first, second] = await Promise.all([setPrice('11999', '9999'), setPrice('11999', '8999')]);
  expect([first.body.code, second.body.code].filter(Boolean)).toEqual(['conflict']);
  expect((await setPrice('11999', '7999')).body.code).toBe('conflict');
  const { discount_pricing } = await mba();
  expect(await audited()).toHaveLength(1);
  // Nothing to change is nothing to undo.
  expect((await setPrice(discount_pricing, discount_pricing)).body).toEqual({ undo: null });
  expect(await audited()).toHaveLength(1);
});

test.each(['0', '-1', '0.00', '7999.50', '1e3', '20000', ''])(
  'a price of %j is refused with its field',
  async (to) => {
    const { status, body } = await setPrice('11999', to);
    expect([status, body.code]).toEqual([400, 'bad_request']);
    expect((await mba()).discount_pricing).toBe('11999');
    expect(await audited()).toEqual([]);
  },
);
