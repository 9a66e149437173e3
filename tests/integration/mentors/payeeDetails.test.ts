import { removePayee, savePan, savePayee } from '@preproom/models/contract/mentors/payee';
import { getHqFormerMentors } from '@preproom/models/contract/mentors/team/earnings';
import { erasePerson } from '@preproom/models/db/privacy/erasePerson';
import { createUser } from '@preproom/models/db/testing/factories';
import { keepOwedDetails } from '@preproom/server/features/mentors/earnings/keptDetails';
import type { Types } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PAN, payouts } from '../../support/mentors/lastMonth.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

let stack: Stack;
const { team, earningsOf, earnedLastMonth, pay, exported, fileOf } = payouts(() => stack);
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

test('a PAN and payment details whose key is lost stop nothing: that row says so, and the mentor is asked again', async () => {
  const [{ mentor: lost }, { mentor, through }] = [await earnedLastMonth(), await earnedLastMonth()];
  for (const one of [lost, mentor]) {
    const own = await stack.enter(one);
    await own.call(savePan, { body: { pan: PAN } });
    await own.call(savePayee, { body: { by: 'bank', account: '123456789012', ifsc: 'hdfc0001234' } });
  }
  const { mentorPans, mentorPayees } = stack.database;
  const lostKey = { $set: { sealed: Buffer.alloc(60).toString('base64url') } };
  await mentorPans.updateOne({ mentorId: lost._id }, lostKey);
  await mentorPayees.updateOne({ mentorId: lost._id }, lostKey);
  const csv = await exported(through);
  expect(csv).toContain(`${lost._id},Meera Iyer,cannot be read,`);
  expect(csv).toContain(`${mentor._id},Meera Iyer,${PAN},`);
  expect(await fileOf(lost)).toMatchObject({ payee: 'unreadable', hasPan: false });
  expect(await fileOf(mentor)).toMatchObject({
    payee: { by: 'bank', account: '123456789012', ifsc: 'HDFC0001234' },
    hasPan: true,
  });
  const client = await stack.enter(lost);
  expect(await earningsOf(client)).toMatchObject({
    pan: { masked: '••••••234F', isUnreadable: true },
    payee: { by: 'bank', masked: '••••9012', isUnreadable: true },
  });
  await client.call(savePan, { body: { pan: PAN } });
  expect((await earningsOf(client)).pan?.isUnreadable).toBe(false);
});

test('whoever changes where a mentor is paid, the mentor is e-mailed; the details are stored encrypted', async () => {
  const mentor = await createUser(stack.database, { role: 'mentor' });
  const client = await stack.enter(mentor);
  for (const body of [
    { by: 'upi', upiId: 'meera' },
    { by: 'bank', account: '12345678', ifsc: 'HDFC0001234' },
    { by: 'bank', account: '123456789', ifsc: 'HDFC1001234' },
  ] as const)
    expect((await client.call(savePayee, { body })).status).toBe(400);
  await client.call(savePayee, { body: { by: 'upi', upiId: 'meera.iyer@okbank' } });
  stack.clock.advance(1_000);
  await client.call(savePayee, { body: { by: 'bank', account: '123456789012', ifsc: 'HDFC0001234' } });
  const mails = await stack.database.mails.find({ to: mentor.Email, template: 'payeeChanged' }).lean();
  expect(mails.map(({ text }) => /••••\S{4}/.exec(text ?? '')?.[0]).sort()).toEqual(['••••9012', '••••iyer']);
  expect(mails.some(({ text, html }) => `${text}${html}`.includes('123456789012'))).toBe(false);
  const stored = await stack.database.mentorPayees.findOne({ mentorId: mentor._id }).lean();
  expect(JSON.stringify(stored)).not.toContain('123456789012');
});

test('what a mentor earned can be paid after they deleted the account; their details are kept until then', async () => {
  const { database } = stack;
  const [{ mentor: paid }, { mentor, through }] = [await earnedLastMonth(), await earnedLastMonth()];
  await pay(paid, { through });
  for (const one of [paid, mentor]) {
    const own = await stack.enter(one);
    await own.call(savePan, { body: { pan: PAN } });
    await own.call(savePayee, { body: { by: 'upi', upiId: 'meera.iyer@okbank' } });
    await keepOwedDetails(database, one._id, new Date(stack.clock.now()));
    await erasePerson(database, one._id, {});
  }
  const kept = async ({ _id: mentorId }: { _id: Types.ObjectId }) => [
    await database.mentorPans.countDocuments({ mentorId }),
    await database.mentorPayees.countDocuments({ mentorId }),
  ];
  expect([await kept(paid), await kept(mentor)]).toEqual([
    [0, 0],
    [1, 1],
  ]);
  const former = (await (await team()).call(getHqFormerMentors, {})).body.data;
  expect(former.filter(({ _id }) => [String(paid._id), String(mentor._id)].includes(_id))).toMatchObject([
    { _id: String(mentor._id), Name: null, duePaise: 50_000 },
  ]);
  expect((await fileOf(mentor)).payee).toEqual({ by: 'upi', upiId: 'meera.iyer@okbank' });
  expect((await pay(mentor, { through })).status).toBe(200);
  expect(await kept(mentor)).toEqual([0, 0]);
});

test('a PAN is stored encrypted, and refused in another form', async () => {
  const mentor = await createUser(stack.database, { role: 'mentor' });
  const client = await stack.enter(mentor);
  for (const pan of ['', 'ABCDE1234F', 'ABCPE12345', 'ABCPE1234FF'])
    expect((await client.call(savePan, { body: { pan } })).status).toBe(400);
  await client.call(savePan, { body: { pan: PAN } });
  const stored = await stack.database.mentorPans.findOne({ mentorId: mentor._id }).lean();
  expect(JSON.stringify(stored)).not.toContain(PAN);
  expect(Buffer.from(stored?.sealed ?? '', 'base64url').toString('latin1')).not.toContain(PAN);
});

test('details are taken as people paste them, in groups', async () => {
  const client = await stack.enter(await createUser(stack.database, { role: 'mentor' }));
  const pan = await client.call(savePan, {
    body: { pan: `${PAN.slice(0, 5)} ${PAN.slice(5, 9)}-${PAN.slice(9)}` },
  });
  expect(pan.body.data.pan.masked).toBe(`••••••${PAN.slice(-4)}`);
  const body = { by: 'bank', account: '1234 5678 9012', ifsc: 'hdfc 0001234' } as const;
  expect((await client.call(savePayee, { body })).body.data.payee).toMatchObject({ masked: '••••9012' });
});

test('a mentor can remove where they are paid, and is e-mailed once', async () => {
  const mentor = await createUser(stack.database, { role: 'mentor' });
  const client = await stack.enter(mentor);
  await client.call(savePayee, { body: { by: 'upi', upiId: 'meera.iyer@okbank' } });
  stack.clock.advance(1_000);
  for (const _ of [1, 2])
    expect((await client.call(removePayee, {})).body).toEqual({ data: { payee: null } });
  expect((await earningsOf(client)).payee).toBeNull();
  const mails = await stack.database.mails.find({ to: mentor.Email, template: 'payeeChanged' }).lean();
  expect(mails.filter(({ text }) => text?.includes('They were removed.'))).toHaveLength(1);
});
