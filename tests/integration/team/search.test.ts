import type { Right } from '@preproom/models/contract/accounts/team/rights';
import { endpointPath } from '@preproom/models/contract/http/endpoint';
import { MAX_HITS, searchHq } from '@preproom/models/contract/team/search';
import { createUser } from '@preproom/models/db/testing/factories';
import { expect, test } from 'vitest';
import { hqTeam } from '../../support/accounts/team/team.ts';
import { indexesUsed } from '../../support/stack/indexesUsed.ts';

const team = hqTeam();

const find = async (search: string) => {
  const { status, body } = await team.admin.call(searchHq, { query: { search } });
  expect(status, search).toBe(200);
  return body.data;
};
const names = async (search: string) => (await find(search)).learners.hits.map(({ Name }) => Name);

test.each([
  ['Zoë D’Souza-Łukasz', ['zoe', 'dsouza', 'souza', 'lukasz zo', 'ZOË']],
  ['ज़ाकिर राधा\u200dकृष्णन', ['जाकिर', 'ज़ाकिर', 'राधाकृष्णन', 'राधा\u200cकृष्णन']],
])('%s is found by parts, without accents, joiners and nukta', async (Name, typed) => {
  await createUser(team.stack.database, { Name });
  for (const text of typed) expect(await names(text), text).toEqual([Name]);
});

test('a person is found by phone in any form, by address, and by the address of an earlier order', async () => {
  const { database } = team.stack;
  const { _id } = await createUser(database, {
    Name: 'Phone Person',
    Email: 'now@search.example',
    phone: '+919812312345',
  });
  await database.orders.create({
    orderId: 'order_SearchA1b2C3d4',
    provider: 'sandbox',
    userId: _id,
    username: 'Phone Person',
    email: 'before@search.example',
    course_id: _id,
    course: 'Data Science',
    paise: 100,
    listPaise: 100,
    status: 'success',
    payments: [{ id: 'pay_SearchX9y8', state: 'captured', paise: 100 }],
    createdAt: new Date(),
  });
  const forms = ['9812312345', '+91 98123 12345', '09812312345', '0091-98123-12345', '९८१२३१२३४५', '98123'];
  for (const text of [...forms, 'now@search.example', 'BEFORE@search.example', _id.toString()])
    expect(await names(text), text).toEqual(['Phone Person']);
  const numbers = ['order_SearchA1b2C3d4', 'SearchA1b2C3d4', 'pay_SearchX9y8', 'phone pers', 'before@search'];
  for (const text of numbers)
    expect((await find(text)).orders.hits, text).toMatchObject([
      { orderId: 'order_SearchA1b2C3d4', status: 'success' },
    ]);
});

test('of each kind only the first few are named, without contact data', async () => {
  for (let i = 0; i < MAX_HITS + 2; i++)
    await createUser(team.stack.database, { Name: `Manymany ${i}`, Email: `manymany${i}@search.example` });
  const { learners } = await find('manymany');
  expect(learners.hits).toHaveLength(MAX_HITS);
  expect(learners.hasMore).toBe(true);
  expect(JSON.stringify(learners)).not.toContain('@');
});

test.each<[Right, string[]]>([
  ['people', ['learners', 'mentors']],
  ['money', ['affiliates']],
  ['content', []],
  ['everything', ['learners', 'mentors', 'affiliates', 'members']],
])('with the right to %s are found %j', async (right, kinds) => {
  const { stack } = team;
  const Name = `Righttest ${right}`;
  for (const role of ['user', 'mentor', 'affiliate', 'admin'] as const)
    await createUser(stack.database, {
      Name,
      role,
      completed: true,
      ...(role === 'admin' && { rights: [right] }),
    });
  const member = await stack.database.users.findOne({ Name, role: 'admin' }).orFail();
  const client = await stack.enter(member);
  const { data } = (await client.call(searchHq, { query: { search: Name } })).body;
  const found = Object.entries(data).flatMap(([kind, { hits }]) => (hits.length > 0 ? [kind] : []));
  expect(found.sort()).toEqual(kinds.sort());
});

test.each(['%', '.*', '(((', '\\', '$zqx', '[zqx-', '{"$gt":""}', '😀', '----', 'x'])(
  'the text %s is looked for as it is, and nothing has it',
  async (text) => {
    const found = await find(text);
    expect(Object.values(found).every(({ hits }) => hits.length === 0)).toBe(true);
  },
);

test('a text of 500 characters is refused', async () => {
  const path = `${endpointPath(searchHq)}?${new URLSearchParams({ search: 'a'.repeat(500) })}`;
  expect((await team.admin.send('GET', path)).status).toBe(400);
});

test.each([
  'users',
  'orders',
  'receipts',
  'sessions',
  'coupons',
  'jobs',
  'blogDrafts',
  'mentorProfiles',
] as const)('no search scans the %s', async (model) => {
  for (const search of [
    'asha',
    'asha@x.example',
    '98123 12345',
    'pay_A1',
    'abcdefgh1234',
    'PR/26-27/000123',
  ]) {
    const used = await indexesUsed(team.stack.database, model, () => find(search));
    expect(used, search).not.toContain(null);
  }
});
