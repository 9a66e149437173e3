import { Id } from './ids.ts';
import { SearchText } from './paging.ts';
import { Token } from './texts.ts';
import { z } from './zod.ts';

/** Rows on one page of a list of the team. */
export const LIST_PAGE_ROWS = 50;
/** Shorter search texts are ignored: they match most rows. */
export const MIN_SEARCH_LENGTH = 2;
/** An export ends after this many rows. */
export const MAX_EXPORTED_ROWS = 100_000;
/** The media type of an exported list. */
export const CSV_TYPE = 'text/csv; charset=utf-8';

/** A place in a sorted list: the sort value of the row at the edge of a page, and its id. Opaque to the client. */
const Cursor = Token.max(400);

/** Every row of a list has an id. */
export const ListRow = z.object({ _id: Id });

/** The query of an export: search, sort and filters. The first sort is the default, `-` means descending; each filter has one value. */
export function exportQuery<
  const Sorts extends readonly [string, ...string[]],
  Filters extends z.ZodRawShape,
>(sorts: Sorts, filters: Filters) {
  const sort = z.enum(sorts).default(sorts[0] as Sorts[number]);
  return z.object({ search: SearchText, sort, ...filters });
}

/** The query of one page of the same list. */
export function pageQuery<const Sorts extends readonly [string, ...string[]], Filters extends z.ZodRawShape>(
  sorts: Sorts,
  filters: Filters,
) {
  return exportQuery(sorts, filters).extend({
    after: Cursor.optional().describe('the page that follows this place'),
    before: Cursor.optional().describe('the page that ends at this place'),
  });
}

/** One page of these rows. */
export function listPage<Row extends z.ZodType>(row: Row) {
  return z.object({
    data: z.array(row),
    previous: Cursor.nullable().describe('`before` of the page in front of this one'),
    next: Cursor.nullable().describe('`after` of the page behind this one'),
  });
}
