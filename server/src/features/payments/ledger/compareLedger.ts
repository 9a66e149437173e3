import {
  type Balances,
  balancesOf,
  type LedgerEntry,
  storedBalances,
} from '@preproom/models/contract/payments/ledger';
import { statusOf } from '@preproom/models/contract/payments/orderState';
import { type CommissionEntry, commissionEntries } from '@preproom/models/contract/referrals/commission';
import type { Database } from '@preproom/models/db/database';
import { isGranted, type PackDocument } from '@preproom/models/db/payments/pack.model';
import type { AppDeps } from '../../../deps.ts';
import type { Order } from '../order.ts';

/** An order whose stored state is not what the ledger says. */
export interface LedgerDifference {
  orderId: string;
  /** What differs: a balance or the status; `order` if entries or a pack belong to no order. */
  what: keyof Balances | 'commission' | 'status' | 'order';
  stored: number | string;
  /** What the ledger says. */
  entered: number | string;
}

export interface LedgerReport {
  orders: number;
  /** Orders with something left to do; they are compared when it is done. */
  open: number;
  /** The sums over all entries of the ledger. */
  balances: Balances;
  /** What orders have earned affiliates, less what refunds took back. */
  commissionPaise: number;
  differences: LedgerDifference[];
}

const AT_ONCE = 500;
/** An order may change while it is read. A difference is one that is still there when everything is read again. */
const READS = 3;

/** Recomputes every balance from the ledger and compares it with orders and packs. Reads in portions; changes nothing. */
export async function compareLedger(database: Database): Promise<LedgerReport> {
  const report: LedgerReport = {
    orders: 0,
    open: 0,
    balances: { heldPaise: 0, excessPaise: 0, rounds: 0 },
    commissionPaise: 0,
    differences: [],
  };
  for (const name of ['orders', 'packs', 'ledgerEntries'] as const) {
    for await (const orderIds of orderIdsOf(database, name)) {
      const read = await readOrders(database, orderIds);
      for (const { order, entries, commission } of read) {
        if (name === 'orders') report.commissionPaise += sumOf(commission);
        if (name === 'orders') report.orders++;
        if (name === 'orders' && order && !order.isSettled) report.open++;
        if (name === 'ledgerEntries') addTo(report.balances, balancesOf(entries));
      }
      // Orders come with their packs and entries; later only what belongs to no order is of interest.
      const suspects = read.filter((one) => (name === 'orders' || !one.order) && differences(one).length > 0);
      for (const { orderId } of suspects) report.differences.push(...(await confirm(database, orderId)));
    }
  }
  // An entry without an order is found once, through its pack or its entries.
  report.differences = [...new Map(report.differences.map((one) => [one.orderId + one.what, one])).values()];
  return report;
}

/** Compares, and reports what differs to the log and the metrics. */
export async function reportDifferences({ database, log, metrics }: AppDeps): Promise<void> {
  const { orders, open, differences: found } = await compareLedger(database);
  const orderIds = [...new Set(found.map(({ orderId }) => orderId))];
  metrics.ledgerDifferences.inc(orderIds.length);
  if (found.length > 0)
    log.error({ differences: found.slice(0, 100), count: orderIds.length }, 'orders differ from the ledger');
  else log.info({ orders, open }, 'the ledger agrees with all orders');
}

type Named = 'orders' | 'packs' | 'ledgerEntries';

/** Each order id of a collection once, in portions. */
async function* orderIdsOf(database: Database, name: Named): AsyncGenerator<string[]> {
  const model = database[name] as Database['orders'];
  const cursor = model.find({}, { orderId: 1 }).sort({ orderId: 1 }).lean().cursor();
  let orderIds: string[] = [];
  for await (const { orderId } of cursor) {
    // Packs that the team has given moved no money; the audit log has them.
    if (orderIds.at(-1) === orderId || isGranted({ orderId })) continue;
    if (orderIds.length === AT_ONCE) {
      yield orderIds;
      orderIds = [];
    }
    orderIds.push(orderId);
  }
  if (orderIds.length > 0) yield orderIds;
}

interface ReadOrder {
  orderId: string;
  order: Order | undefined;
  pack: PackDocument | undefined;
  entries: LedgerEntry[];
  /** What was entered for an affiliate. */
  commission: CommissionEntry[];
  /** The learner has deleted the account, and the pack with it. */
  isErased: boolean;
}

async function readOrders(database: Database, orderIds: string[]): Promise<ReadOrder[]> {
  const filter = { orderId: { $in: orderIds } };
  const [orders, packs, entries, commission] = await Promise.all([
    database.orders.find(filter).lean<Order[]>(),
    database.packs.find(filter).lean<PackDocument[]>(),
    database.ledgerEntries.find(filter).lean<LedgerEntry[]>(),
    database.commissionEntries.find(filter).lean<CommissionEntry[]>(),
  ]);
  const [orderBy, packBy] = [byOrderId(orders), byOrderId(packs)];
  const entriesBy = Map.groupBy(entries, ({ orderId }) => orderId);
  const commissionBy = Map.groupBy(commission, ({ orderId }) => orderId ?? '');
  const withoutPack = orders.filter(({ orderId, paidBy }) => paidBy !== null && !packBy.has(orderId));
  const userIds = withoutPack.map(({ userId }) => userId);
  const users =
    userIds.length > 0 ? await database.users.find({ _id: { $in: userIds } }, { _id: 1 }).lean() : [];
  const known = new Set(users.map(({ _id }) => _id.toString()));
  const erased = new Set(
    withoutPack.filter(({ userId }) => !known.has(userId.toString())).map(({ orderId }) => orderId),
  );
  return orderIds.map((orderId) => ({
    orderId,
    order: orderBy.get(orderId),
    pack: packBy.get(orderId),
    entries: entriesBy.get(orderId) ?? [],
    commission: commissionBy.get(orderId) ?? [],
    isErased: erased.has(orderId),
  }));
}

function byOrderId<T extends { orderId: string }>(documents: T[]): Map<string, T> {
  return new Map(documents.map((document) => [document.orderId, document]));
}

function differences({ orderId, order, pack, entries, commission, isErased }: ReadOrder): LedgerDifference[] {
  if (!order) return [{ orderId, what: 'order', stored: 'none', entered: entries.length }];
  if (!order.isSettled) return [];
  const stored = storedBalances(order, pack ?? null);
  const entered = balancesOf(entries);
  const names = (Object.keys(stored) as (keyof Balances)[]).filter((name) => name !== 'rounds' || !isErased);
  const differing: LedgerDifference[] = names
    .filter((name) => stored[name] !== entered[name])
    .map((what) => ({ orderId, what, stored: stored[what], entered: entered[what] }));
  const [due, given] = [sumOf(commissionEntries(order)), sumOf(commission)];
  if (due !== given) differing.push({ orderId, what: 'commission', stored: due, entered: given });
  const status = statusOf(order);
  if (status === order.status) return differing;
  return [...differing, { orderId, what: 'status', stored: order.status, entered: status }];
}

/** What differs in each of several readings. */
async function confirm(database: Database, orderId: string): Promise<LedgerDifference[]> {
  let found: LedgerDifference[] = [];
  for (let read = 0; read < READS; read++) {
    found = (await readOrders(database, [orderId])).flatMap(differences);
    if (found.length === 0) return [];
  }
  return found;
}

function sumOf(entries: readonly { paise: number }[]): number {
  return entries.reduce((sum, { paise }) => sum + paise, 0);
}

function addTo(sum: Balances, more: Balances): void {
  for (const name of Object.keys(sum) as (keyof Balances)[]) sum[name] += more[name];
}
