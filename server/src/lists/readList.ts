import { LIST_PAGE_ROWS } from '@preproom/models/contract/http/lists';
import type { Database } from '@preproom/models/db/database';
import type { QueryFilter } from 'mongoose';
import { type Place, readCursor, writeCursor } from './listCursor.ts';
import type { ListDefinition, Stored } from './listDefinition.ts';
import { type SearchStep, searchConditions } from './searchConditions.ts';

/** What every list is asked for, besides its own filters. */
export interface ListRequest {
  search?: string | undefined;
  sort: string;
}
export interface ListPageRequest extends ListRequest {
  after?: string | undefined;
  before?: string | undefined;
}

type Direction = 1 | -1;
interface Order {
  path: string;
  direction: Direction;
}

/** One page of a list, with the cursors of its neighbours. Throws `bad_request` for an invalid cursor. */
export async function readListPage<
  Document,
  Row,
  Query extends ListPageRequest,
  Field extends keyof Document & string,
>(
  database: Database,
  definition: ListDefinition<Document, Row, Query, Field>,
  query: Query,
): Promise<{ data: Row[]; previous: string | null; next: string | null }> {
  const order = orderOf(definition.sortPaths, query.sort);
  const isBack = query.before !== undefined && query.after === undefined;
  const cursor = query.after ?? query.before;
  const place = cursor === undefined ? null : readCursor(cursor);
  const direction = isBack ? reversed(order) : order;
  const found = await readRows(database, definition, query, {
    order: direction,
    place,
    limit: LIST_PAGE_ROWS + 1,
  });
  const hasMore = found.length > LIST_PAGE_ROWS;
  const documents = found.slice(0, LIST_PAGE_ROWS);
  if (isBack) documents.reverse();
  const cursorOf = (document: (typeof documents)[number] | undefined) =>
    document ? writeCursor(placeOf(document, order)) : null;
  return {
    data: await definition.present(documents),
    previous: (isBack ? hasMore : place !== null) ? cursorOf(documents[0]) : null,
    next: isBack || hasMore ? cursorOf(documents.at(-1)) : null,
  };
}

/** Documents behind a place, in order. The searched fields are asked at once, each by its index, and their answers merged. */
export async function readRows<
  Document,
  Row,
  Query extends ListRequest,
  Field extends keyof Document & string,
>(
  database: Database,
  definition: ListDefinition<Document, Row, Query, Field>,
  query: Query,
  { order, place, limit }: { order: Order; place: Place | null; limit: number },
): Promise<Stored<Pick<Document, Field>>[]> {
  const model = definition.model(database);
  const steps: SearchStep[] = (await searchConditions(database, query.search ?? '', definition.search)) ?? [
    { condition: {} },
  ];
  const base = [await definition.filter(query), ...(place ? behind(place, order) : [])];
  const sort = { [order.path]: order.direction, _id: order.direction };
  const shown = Object.fromEntries([...definition.fields, order.path].map((path) => [path, 1]));
  const answers = await Promise.all(
    steps.map(({ condition, index }) => {
      const found = model.find({ $and: [...base, condition] } as QueryFilter<Document>, shown);
      const page = (index ? found.hint(index) : found).sort(sort).limit(limit);
      return page.lean<Stored<Pick<Document, Field>>[]>();
    }),
  );
  return answers.length === 1 ? (answers[0] ?? []) : merge(answers, order).slice(0, limit);
}

/** The order that a sort name means; `-` in front of it reverses. */
export function orderOf(sortPaths: Record<string, string>, sort: string): Order {
  const name = sort.replace(/^-/, '');
  const path = sortPaths[name];
  if (path === undefined) throw new Error(`No field for the sort ${name}`);
  return { path, direction: sort.startsWith('-') ? -1 : 1 };
}

function reversed({ path, direction }: Order): Order {
  return { path, direction: direction === 1 ? -1 : 1 };
}

// The first condition is what an index can use, the second excludes what stands at the same value in front of the place.
function behind({ value, id }: Place, { path, direction }: Order): object[] {
  const [beyond, from] = direction === 1 ? ['$gt', '$gte'] : ['$lt', '$lte'];
  return [
    { [path]: { [from]: value } },
    { $or: [{ [path]: { [beyond]: value } }, { [path]: value, _id: { [beyond]: id } }] },
  ];
}

export function placeOf<Document>(document: Stored<Document>, { path }: Order): Place {
  return { value: valueAt(document, path), id: document._id };
}

function valueAt(document: unknown, path: string): Place['value'] {
  return path
    .split('.')
    .reduce<unknown>((value, part) => (value as Record<string, unknown>)[part], document) as Place['value'];
}

function merge<Document>(answers: Stored<Document>[][], order: Order): Stored<Document>[] {
  const byId = new Map(answers.flat().map((document) => [document._id.toString(), document]));
  return [...byId.values()].sort((a, b) => order.direction * compare(placeOf(a, order), placeOf(b, order)));
}

// As the database compares: strings by their code points, as far as they are in the basic plane.
function compare(a: Place, b: Place): number {
  if (a.value < b.value) return -1;
  if (a.value > b.value) return 1;
  return a.id.toHexString() < b.id.toHexString() ? -1 : 1;
}
