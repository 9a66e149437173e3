import { statusOf } from '@preproom/models/contract/payments/orderState';
import { type Database, openDatabase } from '@preproom/models/db/database';
import { Types } from 'mongoose';
import { afterEach, expect, test } from 'vitest';
import { upgradedDatabase } from '../../support/stack/oldDatabase.ts';

const upgraded = upgradedDatabase();
const { storeOldData } = upgraded;
let database: Database | undefined;
afterEach(async () => database?.close());

test('old data of orders that wait for another attempt has the payments that were known before it', async () => {
  await storeOldData();
  const known = [
    { id: 'pay_1', state: 'failed', paise: 100 },
    { id: 'cancelled_1', state: 'failed', paise: 100 },
  ];
  const rest = { provider: 'sandbox', course: 'A', paise: 100, listPaise: 100, paidBy: null, revision: 2 };
  const old = (orderId: string, retriedAt: Date | null) => ({
    ...{ ...rest, orderId, retriedAt, payments: known, refunds: [], createdAt: new Date() },
    ...{ userId: new Types.ObjectId(), course_id: new Types.ObjectId() },
  });
  await upgraded.db.collection('orders').insertMany([old('waits', new Date()), old('failed', null)]);
  database = await openDatabase(upgraded.temporary.uri);
  const [waits, failed] = await Promise.all(
    ['waits', 'failed'].map((orderId) => database?.orders.findOne({ orderId }).lean()),
  );
  expect([waits, failed].map((order) => order && statusOf(order))).toEqual(['created', 'Failed']);
});
