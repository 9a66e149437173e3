import { setTimeout as delay } from 'node:timers/promises';
import { createPayment, reportPayment } from '@preproom/models/contract/payments/payments';
import { paySandbox } from '@preproom/models/contract/payments/sandbox';
import { getProducts } from '@preproom/models/contract/programs/products';
import { createUser } from '@preproom/models/db/testing/factories';
import { compareLedger } from '@preproom/server/features/payments/ledger/compareLedger';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Cluster, type Node } from '../../support/room/cluster.ts';

const ROUNDS = 6;
const LEARNERS = 8;

let cluster: Cluster;
let node: Node;
beforeAll(async () => {
  cluster = await Cluster.start();
  node = await cluster.startServer();
}, 120_000);
afterAll(() => cluster.stop());

/** Somebody who has paid, and tells the server so while it dies. */
async function payWhileItDies(): Promise<string> {
  const client = await cluster.enter(node, await createUser(cluster.database));
  const { product } = (await client.call(getProducts, {})).body;
  const [program] = product;
  if (!program) throw new Error('No program');
  const { _id: course_id, discount_pricing } = program;
  const order = { amount: Number(discount_pricing), email: 'asha@people.example', course_id };
  const order_id = (await client.call(createPayment, { body: order })).body.id;
  const body = { order_id, method: 'upi', outcome: 'success' } as const;
  const { payment_id, signature } = (await client.call(paySandbox, { body })).body;
  const report = { order_id, payment_id, status: 'success', signature: signature ?? '' };
  void client.call(reportPayment, { body: report }).catch(() => {});
  return order_id;
}

test('a server that is killed between payment and pack: each payment has its one pack and its receipt in the end', async () => {
  const { database } = cluster;
  const orderIds: string[] = [];
  const unfinished: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    orderIds.push(...(await Promise.all(Array.from({ length: LEARNERS }, payWhileItDies))));
    // Each time a little later, from before the look-up to after the last pack.
    await delay(round * 8);
    await node.program.kill();
    unfinished.push((await database.packs.countDocuments()) - orderIds.length);
    node = await cluster.startServer();
  }
  // The leases of the jobs that died run out, and the quarter of an hour until the look-up passes.
  await database.jobRuns.updateMany({ state: 'waiting' }, { runAt: new Date() });
  await database.orders.updateMany({ paidBy: null }, { lookUpAt: new Date() });
  await expect
    .poll(() => database.orders.countDocuments({ isSettled: true, status: 'success' }), { timeout: 90_000 })
    .toBe(orderIds.length);

  const packs = await database.packs.find().lean();
  expect(packs.map(({ orderId }) => orderId).toSorted()).toEqual(orderIds.toSorted());
  const receipts = await database.receipts.find().sort({ number: 1 }).lean();
  expect(receipts.map(({ orderId }) => orderId).toSorted()).toEqual(orderIds.toSorted());
  expect(receipts.map(({ number }) => number)).toEqual(orderIds.map((_, index) => index + 1));
  expect((await compareLedger(database)).differences).toEqual([]);
  // Otherwise nothing was cut short.
  expect(unfinished.some((missing) => missing < 0)).toBe(true);
}, 240_000);
