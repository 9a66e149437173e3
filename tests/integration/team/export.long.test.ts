import { MINUTE_MS } from '@preproom/models/contract/http/durations';
import { endpointPath } from '@preproom/models/contract/http/endpoint';
import { MAX_EXPORTED_ROWS } from '@preproom/models/contract/http/lists';
import { exportHqPayments } from '@preproom/models/contract/payments/team/payments';
import { Types } from 'mongoose';
import { expect, test } from 'vitest';
import { hqTeam } from '../../support/accounts/team/team.ts';

const team = hqTeam();
const AT_ONCE = 5_000;

test('an export of more rows than it may have ends there, in order, each row once, and is sent while it is read', {
  timeout: 240_000,
}, async () => {
  const { orders, connection } = team.stack.database;
  const defaults = new orders().toObject();
  const documentOf = (n: number) => ({
    ...defaults,
    _id: new Types.ObjectId(),
    orderId: `order_${n}`,
    provider: 'sandbox',
    userId: new Types.ObjectId(),
    username: '=1+1, "Asha"\nRao',
    course: 'Foundation',
    paise: 100,
    status: 'success',
    createdAt: new Date(Date.UTC(2026, 0, 1) + n * MINUTE_MS),
  });
  for (let from = 0; from < MAX_EXPORTED_ROWS + AT_ONCE; from += AT_ONCE)
    await orders.collection.insertMany(Array.from({ length: AT_ONCE }, (_, at) => documentOf(from + at)));

  let batches = 0;
  connection.set('debug', (collection: string, method: string) => {
    if (collection === 'orders' && method === 'find') batches++;
  });
  const answer = await fetch(`${team.stack.url}${endpointPath(exportHqPayments)}?sort=createdAt`, {
    headers: { cookie: team.admin.cookie },
  });
  expect(answer.status).toBe(200);
  const decoder = new TextDecoder();
  let [rest, rows, batchesBefore] = ['', 0, 0];
  for await (const chunk of answer.body ?? []) {
    const parts = (rest + decoder.decode(chunk as Uint8Array, { stream: true })).split('order_');
    // The number itself may be cut in two by the end of the chunk.
    rest = `order_${parts.pop()}`;
    for (const part of parts.slice(1)) expect(Number(part.split(',')[0])).toBe(rows++);
    batchesBefore ||= batches;
  }
  expect(Number(rest.slice('order_'.length).split(',')[0])).toBe(rows++);
  expect(rows).toBe(MAX_EXPORTED_ROWS);
  connection.set('debug', false);
  expect(batchesBefore).toBeLessThan(batches / 2);
});
