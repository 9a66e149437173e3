import { LIST_PAGE_ROWS } from '@preproom/models/contract/http/lists';
import { type Collections, openDatabase } from '@preproom/models/db/database';
import { writeCursor } from '@preproom/server/lists/listCursor';
import { type AskedPage, orderOf, placeOf, readListPage } from '@preproom/server/lists/readList';
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

interface Find {
  filter: mongo.Filter<mongo.Document>;
  options: mongo.FindOptions;
}

const methods = {
  names: () => Object.keys(lists),
  /** Stores so many documents, and says what the list is asked for. */
  async fill({ name, rows }: { name: string; rows: number }): Promise<Record<string, AskedPage>> {
    const { definition, document, beside, asked } = listOf(name);
    await insert(definition.model(database), rows, document);
    for (const other of Object.keys(beside?.(0) ?? {}) as (keyof Collections)[])
      await insert(database[other] as unknown as AnyModel, rows, (n) => beside?.(n)[other] ?? {});
    const [sort = ''] = Object.keys(definition.sortPaths);
    return { 'first page': { sort }, 'page in the middle': await middle(name, sort, rows), ...asked };
  },
  /** The median time in ms of a page by the list's definition, and of its queries sent with the driver alone, in turns. */
  async measure({ name, query, times }: { name: string; query: AskedPage; times: number }) {
    const { definition } = listOf(name);
    const { collection } = definition.model(database);
    const finds = await findsOf(name, query);
    const [ours, bare]: [number[], number[]] = [[], []];
    for (let i = 0; i < times; i++) {
      ours.push(await timed(() => readListPage(database, definition, query)));
      bare.push(
        await timed(() =>
          Promise.all(finds.map(({ filter, options }) => collection.find(filter, options).toArray())),
        ),
      );
    }
    return { ours: median(ours), bare: median(bare) };
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

async function middle(name: string, sort: string, rows: number): Promise<AskedPage> {
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

/** The queries on the list's own collection: one, and in a search one for each field. Without projection, as anybody would write them. */
async function findsOf(name: string, query: AskedPage): Promise<Find[]> {
  const { definition } = listOf(name);
  const finds: Find[] = [];
  const { collection } = definition.model(database);
  database.connection.set('debug', (on: string, method: string, filter: object, options: object = {}) => {
    if (on === collection.collectionName && method === 'find')
      finds.push({ filter, options: { ...options, projection: {} } });
  });
  const { data } = await readListPage(database, definition, query);
  database.connection.set('debug', false);
  if (data.length === 0 || data.length > LIST_PAGE_ROWS) throw new Error(`${data.length} rows of ${name}`);
  return finds;
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const startMs = performance.now();
  await act();
  return performance.now() - startMs;
}
