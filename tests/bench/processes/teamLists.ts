import { LIST_PAGE_ROWS } from '@preproom/models/contract/http/lists';
import { type Collections, openDatabase } from '@preproom/models/db/database';
import { writeCursor } from '@preproom/server/lists/listCursor';
import { type ListPageRequest, orderOf, placeOf, readListPage } from '@preproom/server/lists/readList';
import type { Model, mongo } from 'mongoose';
import type { BenchedList } from '../lists/benchedList.ts';
import { operationLists, writtenLists } from '../lists/otherLists.ts';
import { peopleLists } from '../lists/peopleLists.ts';
import { serve } from '../rpc.ts';
import { median } from '../statistics.ts';

const AT_ONCE = 1_000;

const database = await openDatabase(process.env.MONGODB_URI ?? '');
const lists = { ...operationLists(database), ...writtenLists(database), ...peopleLists(database) };

// biome-ignore lint/suspicious/noExplicitAny: every collection has its own documents.
type AnyModel = Model<any>;

/** A read that a page makes: a query, or an aggregation with its stages. */
type Read = (collection: mongo.Collection) => Promise<mongo.Document[]>;
interface SentRead {
  collection: mongo.Collection;
  isOwn: boolean;
  read: Read;
}

const methods = {
  names: () => Object.keys(lists),
  /** Stores so many documents, and says what the list is asked for. */
  async fill({ name, rows }: { name: string; rows: number }): Promise<Record<string, ListPageRequest>> {
    const { definition, document, beside, asked } = listOf(name);
    await insert(definition.model(database), rows, document);
    for (const other of Object.keys(beside?.(0) ?? {}) as (keyof Collections)[])
      await insert(database[other] as unknown as AnyModel, rows, (n) => beside?.(n)[other] ?? {});
    const [sort = ''] = Object.keys(definition.sortPaths);
    return { 'first page': { sort }, 'page in the middle': await middle(name, sort, rows), ...asked };
  },
  /** Median times in ms, taken in turns: a page by the list's definition, its reads sent with the driver alone, and of those the ones on the list's own collection. */
  async measure({ name, query, times }: { name: string; query: ListPageRequest; times: number }) {
    const { definition } = listOf(name);
    const reads = await readsOf(name, query);
    const own = reads.filter(({ isOwn }) => isOwn);
    const taken = { ours: [] as number[], bare: [] as number[], own: [] as number[] };
    for (let i = 0; i < times; i++) {
      taken.ours.push(await timed(() => readListPage(database, definition, query)));
      taken.bare.push(await timed(() => sendAll(reads)));
      taken.own.push(await timed(() => sendAll(own)));
    }
    return {
      ours: median(taken.ours),
      bare: median(taken.bare),
      own: own.length < reads.length ? median(taken.own) : null,
    };
  },
};
export type TeamListsProcess = typeof methods;

serve(methods);

/** Stores so many documents with the model's defaults, past its hooks. */
async function insert(model: AnyModel, rows: number, document: (n: number) => object): Promise<void> {
  await model.init();
  const { _id, ...defaults } = new model().toObject();
  for (let from = 0; from < rows; from += AT_ONCE)
    await model.collection.insertMany(
      Array.from({ length: AT_ONCE }, (_, at) => ({ ...defaults, ...document(from + at) })),
    );
}

function listOf(name: string): BenchedList {
  const list = lists[name];
  if (!list) throw new Error(`No list ${name}`);
  return list;
}

async function middle(name: string, sort: string, rows: number): Promise<ListPageRequest> {
  const { definition } = listOf(name);
  const order = orderOf(definition.sortPaths, sort);
  const [document] = await definition
    .model(database)
    .find()
    .sort({ [order.path]: order.direction, _id: order.direction })
    .skip(Math.floor(rows / 2))
    .limit(1)
    .lean();
  return { sort, after: writeCursor(placeOf(document, order)) };
}

/**
 * What a page reads: of the list's own collection by one query, in a search one for each field, of whole documents, as anybody would
 * write it; of each other collection what the page asks for.
 */
async function readsOf(name: string, query: ListPageRequest): Promise<SentRead[]> {
  const { definition } = listOf(name);
  const ownName = definition.model(database).collection.collectionName;
  const reads: SentRead[] = [];
  database.connection.set('debug', (on: string, method: string, what: object, options: object = {}) => {
    const isOwn = on === ownName;
    const read = READS[method]?.(what, isOwn ? { ...options, projection: {} } : options);
    if (!read) throw new Error(`${name} reads ${on} by ${method}`);
    reads.push({
      collection: database.connection.collection(on) as unknown as mongo.Collection,
      isOwn,
      read,
    });
  });
  const { data } = await readListPage(database, definition, query);
  database.connection.set('debug', false);
  if (data.length === 0 || data.length > LIST_PAGE_ROWS) throw new Error(`${data.length} rows of ${name}`);
  return reads;
}

const READS: Record<string, (what: object, options: object) => Read> = {
  find: (filter, options) => (collection) => collection.find(filter, options).toArray(),
  aggregate: (stages, options) => (collection) =>
    collection.aggregate(stages as mongo.Document[], options).toArray(),
};

/** Sends them as a page has to: at once, but what the list's own rows depend on before, and what their ids are needed for after them. */
async function sendAll(reads: readonly SentRead[]): Promise<void> {
  const [first, last] = [reads.findIndex(isOwn), reads.findLastIndex(isOwn) + 1];
  for (const together of [reads.slice(0, first), reads.slice(first, last), reads.slice(last)])
    await Promise.all(together.map(({ collection, read }) => read(collection)));
}

const isOwn = (read: SentRead) => read.isOwn;

async function timed(act: () => Promise<unknown>): Promise<number> {
  const startMs = performance.now();
  await act();
  return performance.now() - startMs;
}
