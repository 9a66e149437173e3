import type { Right } from '@preproom/models/contract/accounts/team/rights';
import {
  addToTeam,
  changeRights,
  getTeam,
  removeFromTeam,
} from '@preproom/models/contract/accounts/team/team';
import { requestDeletion } from '@preproom/models/contract/privacy/privacy';
import { completeTeamChange } from '@preproom/models/db/team/changeTeam';
import { createProfile, createSession, createUser } from '@preproom/models/db/testing/factories';
import type { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailTo } from '../../../support/notifications/mails.ts';
import type { ApiClient } from '../../../support/stack/apiClient.ts';
import { type Stack, startStack } from '../../../support/stack/startStack.ts';

type Member = { _id: Types.ObjectId; id: string; client: ApiClient };
let stack: Stack;
let asha: Member;
let ravi: Member;

beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());
beforeEach(async () => {
  await stack.database.users.deleteMany({ role: 'admin' });
  asha = await member('Asha', ['everything']);
  ravi = await member('Ravi', ['everything']);
});

async function member(Name: string, rights: Right[]): Promise<Member> {
  const user = await createUser(stack.database, { Name, role: 'admin', rights });
  return { _id: user._id, id: user._id.toString(), client: await stack.enter(user) };
}

const change = (by: Member, of: Member, from: Right[], rights: Right[]) =>
  by.client.call(changeRights, { params: { userId: of.id }, body: { from, rights } });
const toldTo = async (of: Member) => mailTo(stack.database, (await stored(of)).Email);
const remove = (by: Member, of: Member) => by.client.call(removeFromTeam, { params: { userId: of.id } });
const add = (email: string, rights: Right[] = ['content']) =>
  asha.client.call(addToTeam, { body: { email, rights } });
const stored = (of: { _id: Types.ObjectId }) => stack.database.users.findById(of._id).orFail().lean();
const audited = (of: { _id: Types.ObjectId }) =>
  stack.database.auditLog
    .find({ targetId: of._id }, { _id: 0, action: 1, before: 1, after: 1 })
    .sort({ _id: 1 })
    .lean();
const everythings = () => stack.database.users.countDocuments({ role: 'admin', rights: 'everything' });

describe('the team', () => {
  test('is listed by name, with rights and when each was last seen', async () => {
    const away = await createUser(stack.database, { Name: 'Zoya', role: 'admin', rights: ['money'] });
    const { data } = (await asha.client.call(getTeam, {})).body;
    expect(data.map(({ Name, rights }) => [Name, rights])).toEqual([
      ['Asha', ['everything']],
      ['Ravi', ['everything']],
      ['Zoya', ['money']],
    ]);
    expect(data[0]?.lastSeenAt).not.toBeNull();
    expect(data.find(({ _id }) => _id === away._id.toString())?.lastSeenAt).toBeNull();
  });

  test('has its rights changed at once, in their order, and audited from and to', async () => {
    const { body } = await change(asha, ravi, ['everything'], ['people', 'content', 'people']);
    expect(body.data.find(({ _id }) => _id === ravi.id)?.rights).toEqual(['content', 'people']);
    expect((await ravi.client.call(getTeam, {})).body.code).toBe('not_allowed');
    expect((await toldTo(ravi)).text).toContain('Content, People');
    expect(await audited(ravi)).toEqual([
      {
        action: 'rights:change',
        before: { rights: ['everything'] },
        after: { rights: ['content', 'people'] },
      },
    ]);
  });

  test('tells the second of two who change the same rights, and changes nothing for them', async () => {
    const zoya = await member('Zoya', ['money']);
    expect((await change(asha, zoya, ['money'], ['people'])).status).toBe(200);
    expect((await change(ravi, zoya, ['money'], ['content'])).body.code).toBe('conflict');
    const both = await Promise.all([
      change(asha, zoya, ['people'], ['content']),
      change(ravi, zoya, ['people'], ['money']),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await audited(zoya)).toHaveLength(2);
  });

  test('keeps the rights of whoever would give up their own', async () => {
    expect((await change(asha, asha, ['everything'], ['people'])).body.code).toBe('own_rights');
    expect((await remove(asha, asha)).body.code).toBe('own_rights');
    expect((await asha.client.call(requestDeletion, { body: { proof: null } })).body.code).toBe('in_team');
    expect(await stored(asha)).toMatchObject({ role: 'admin', rights: ['everything'], deletion: null });
    expect(await audited(asha)).toEqual([]);
  });

  test('takes the rights from a member who leaves: an ordinary learner, logged out everywhere', async () => {
    expect((await remove(asha, ravi)).status).toBe(200);
    expect(await stored(ravi)).toMatchObject({ role: 'user', completed: false });
    expect((await stored(ravi)).rights).toBeUndefined();
    expect((await ravi.client.call(getTeam, {})).body.code).toBe('signed_out');
    expect((await toldTo(ravi)).subject).toContain('no longer');
    expect((await remove(asha, ravi)).body.code).toBe('not_found');
    expect(await audited(ravi)).toEqual([
      { action: 'team:remove', before: { rights: ['everything'] }, after: { rights: null } },
    ]);
  });

  test('takes in a learner account, which logs in anew, and gives it back as it was', async () => {
    const learner = await createUser(stack.database, { completed: true });
    await createProfile(stack.database, learner);
    const client = await stack.enter(learner);
    expect((await add(` ${learner.Email.toUpperCase()}`, ['content'])).status).toBe(200);
    expect(await stored(learner)).toMatchObject({ role: 'admin', rights: ['content'] });
    expect((await client.call(getTeam, {})).body.code).toBe('signed_out');
    expect((await mailTo(stack.database, learner.Email)).subject).toContain('joined');
    await remove(asha, { _id: learner._id, id: learner._id.toString(), client });
    expect(await stored(learner)).toMatchObject({ role: 'user', completed: true });
    expect((await audited(learner)).map(({ action }) => action)).toEqual(['team:add', 'team:remove']);
  });

  test('takes in nobody who is unknown, of another role, leaving, or learning here', async () => {
    const { database } = stack;
    const learner = await createUser(database);
    await createSession(database, { learnerId: learner._id });
    const mentor = await createUser(database, { role: 'mentor' });
    const at = new Date();
    const leaving = await createUser(database, { deletion: { askedAt: at, dueAt: at, startedAt: null } });
    expect((await add('nobody@people.example')).body).toMatchObject({ code: 'not_found' });
    for (const { Email } of [learner, mentor, leaving, await stored(ravi)])
      expect((await add(Email)).body).toMatchObject({
        code: 'not_for_team',
        fields: { email: expect.anything() },
      });
    expect(await database.users.countDocuments({ role: 'admin' })).toBe(2);
  });

  test('is not changed without a proof', async () => {
    await stack.database.logins.updateMany({ userId: asha._id }, { $set: { provedAt: null } });
    const answers = [
      await change(asha, ravi, ['everything'], ['people']),
      await remove(asha, ravi),
      await add('nobody@people.example'),
    ];
    expect(answers.map(({ body }) => body.code)).toEqual(Array(3).fill('proof_needed'));
    expect(await everythings()).toBe(2);
  });
});

describe('the last one who may do everything', () => {
  test('is left when two remove each other at the same moment, every time', async () => {
    for (let round = 0; round < 40; round += 1) {
      const [one, other] = [await member('One', ['everything']), await member('Other', ['everything'])];
      await stack.database.users.deleteMany({ role: 'admin', _id: { $nin: [one._id, other._id] } });
      const answers = await Promise.all([
        remove(one, other),
        round % 2 === 0 ? remove(other, one) : change(other, one, ['everything'], ['people']),
      ]);
      expect(
        answers.filter(({ status }) => status === 200),
        `round ${round}`,
      ).toHaveLength(1);
      expect(await everythings(), `round ${round}`).toBe(1);
    }
  });

  test('is left when each of five removes the next at the same moment', async () => {
    for (let round = 0; round < 10; round += 1) {
      await stack.database.users.deleteMany({ role: 'admin' });
      const five = await Promise.all([...'12345'].map((name) => member(name, ['everything'])));
      await Promise.all(five.map((one, at) => remove(one, five[(at + 1) % 5] as Member)));
      expect(await everythings(), `round ${round}`).toBeGreaterThan(0);
    }
  });
});

test('a change that its process did not carry out is carried out by the next, once', async () => {
  const { database } = stack;
  await change(asha, ravi, ['everything'], ['people']);
  const { revision } = await database.teamChanges.findById('team').orFail().lean();
  // As if the process had died between the decision and what follows from it.
  await database.users.updateOne(
    { _id: ravi._id },
    { $set: { rights: ['everything'], teamRevision: revision - 1 } },
  );
  await completeTeamChange(database);
  expect((await stored(ravi)).rights).toEqual(['people']);
  await change(asha, ravi, ['people'], ['money']);
  await completeTeamChange(database);
  expect((await stored(ravi)).rights).toEqual(['money']);
  expect(await audited(ravi)).toHaveLength(2);
});
