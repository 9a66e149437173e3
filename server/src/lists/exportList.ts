import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { MAX_EXPORTED_ROWS } from '@preproom/models/contract/http/lists';
import type { Database } from '@preproom/models/db/database';
import { stringify } from 'csv-stringify';
import type { Place } from './listCursor.ts';
import type { ListDefinition, Stored } from './listDefinition.ts';
import { type ListRequest, orderOf, placeOf, readRows } from './readList.ts';

/** Rows that are read and written before everything else that waits goes first: some milliseconds. */
const BATCH = 200;

/**
 * A list as CSV in UTF-8 with a byte order mark, by which Excel knows the encoding. Read in batches while it is sent. Texts that
 * spreadsheets would take for formulas begin with an apostrophe.
 */
export function exportList<
  Document,
  Row extends object,
  Query extends ListRequest,
  Field extends keyof Document & string,
>(
  database: Database,
  definition: ListDefinition<Document, Row, Query, Field>,
  columns: readonly (keyof Row & string)[],
  query: Query,
): Readable {
  const rows = Readable.from(readBatches(database, definition, query), { objectMode: true });
  const csv = stringify({ header: true, bom: true, columns: [...columns], escape_formulas: true });
  rows.on('error', (error) => csv.destroy(error));
  csv.on('close', () => rows.destroy());
  return rows.pipe(csv);
}

async function* readBatches<Document, Row, Query extends ListRequest, Field extends keyof Document & string>(
  database: Database,
  definition: ListDefinition<Document, Row, Query, Field>,
  query: Query,
): AsyncGenerator<Row> {
  const order = orderOf(definition.sortPaths, query.sort);
  let place: Place | null = null;
  for (let left = MAX_EXPORTED_ROWS; left > 0; left -= BATCH) {
    const limit = Math.min(BATCH, left);
    const documents: Stored<Pick<Document, Field>>[] = await readRows(database, definition, query, {
      order,
      place,
      limit,
    });
    yield* await definition.present(documents);
    await setImmediate();
    const last = documents.at(-1);
    if (!last || documents.length < limit) return;
    place = placeOf(last, order);
  }
}
