import { getCurrentUser } from '@preproom/models/contract/currentUser';
import { endpointPath } from '@preproom/models/contract/http/endpoint';
import { exportHqStudents } from '@preproom/models/contract/learners/team/students';
import { exportHqPayments } from '@preproom/models/contract/payments/team/payments';
import { createUser } from '@preproom/models/db/testing/factories';
import { afterEach, expect, test, vi } from 'vitest';
import { hqTeam } from '../../support/accounts/team/team.ts';
import type { ApiClient } from '../../support/stack/apiClient.ts';

const team = hqTeam();
afterEach(() => vi.restoreAllMocks());

/** The list of payments is not read until it is released; `count` says how often it was asked for. */
function holdPayments() {
  const gate = Promise.withResolvers<void>();
  const { orders } = team.stack.database;
  const { find } = orders;
  let count = 0;
  vi.spyOn(orders, 'find').mockImplementation(((...asked: Parameters<typeof find>) => {
    const query = find.apply(orders, asked);
    // Jobs look for orders as well.
    if (!asked[0] || !('$and' in asked[0])) return query;
    count += 1;
    const { exec } = query;
    query.exec = () => gate.promise.then(() => exec.call(query));
    return query;
  }) as typeof find);
  return { count: () => count, release: gate.resolve };
}

const exported = async (client: ApiClient, endpoint: typeof exportHqPayments | typeof exportHqStudents) => {
  const answer = await client.send('GET', endpointPath(endpoint));
  return answer.status;
};

test('one export of a person is made at a time, of whichever list; nobody else waits for them', async () => {
  const { database } = team.stack;
  const other = await team.stack.enter(await createUser(database, { role: 'admin', completed: true }));
  const { count, release } = holdPayments();
  const own = [exportHqPayments, exportHqPayments, exportHqPayments, exportHqStudents].map((endpoint) =>
    exported(team.admin, endpoint),
  );
  // All have been asked for, and only the first one is read.
  await expect.poll(() => database.auditLog.countDocuments({ action: 'list:export' })).toBe(4);
  await expect.poll(count).toBe(1);
  const others = exported(other, exportHqPayments);
  await expect.poll(count).toBe(2);

  // Nor do the person's other calls.
  expect((await team.admin.call(getCurrentUser, {})).status).toBe(200);

  release();
  expect(await Promise.all([...own, others])).toEqual([200, 200, 200, 200, 200]);
  expect(count()).toBe(4);
});

test('an export that was given up lets the next one begin', async () => {
  const { count, release } = holdPayments();
  const leaving = new AbortController();
  const url = team.stack.url + endpointPath(exportHqPayments);
  const given = fetch(url, { headers: { cookie: team.admin.cookie }, signal: leaving.signal }).catch(
    () => null,
  );
  await expect.poll(count).toBe(1);
  const next = exported(team.admin, exportHqPayments);
  leaving.abort();
  await given;
  release();
  expect(await next).toBe(200);
});

test('nor does one that was given up while it waited keep the next one waiting', async () => {
  const { count, release } = holdPayments();
  const first = exported(team.admin, exportHqPayments);
  await expect.poll(count).toBe(1);
  const leaving = new AbortController();
  const url = team.stack.url + endpointPath(exportHqPayments);
  const before = await team.stack.database.auditLog.countDocuments({ action: 'list:export' });
  const given = fetch(url, { headers: { cookie: team.admin.cookie }, signal: leaving.signal }).catch(
    () => null,
  );
  await expect
    .poll(() => team.stack.database.auditLog.countDocuments({ action: 'list:export' }))
    .toBe(before + 1);
  leaving.abort();
  await given;
  const next = exported(team.admin, exportHqStudents);
  await expect
    .poll(() => team.stack.database.auditLog.countDocuments({ action: 'list:export' }))
    .toBe(before + 2);
  release();
  expect(await Promise.all([first, next])).toEqual([200, 200]);
});
