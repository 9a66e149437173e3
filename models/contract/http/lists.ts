import { endpoint } from './endpoint.ts';
import { Id } from './ids.ts';
import { SearchText } from './paging.ts';
import { z } from './zod.ts';

/** Rows on one page of a list of the team. */
export const LIST_PAGE_ROWS = 50;
/** Shorter search texts are ignored: they match most rows. */
export const MIN_SEARCH_LENGTH = 2;
/** An export ends after this many rows. */
export const MAX_EXPORTED_ROWS = 100_000;

/** A place in a sorted list: the sort value of the row at the edge of a page, and its id. Opaque to the client. */
const Cursor = z.string().max(400);

/** What a list of the team is asked for. The first sort is the default; `-` means descending. */
export interface ListTerms<
  Row extends z.ZodType,
  Sorts extends readonly [string, ...string[]],
  Filters extends z.ZodRawShape,
> {
  /** Path of the list; the export is the same with `/export`. */
  path: `/${string}`;
  /** What is listed, as "Payments". */
  what: string;
  row: Row;
  sorts: Sorts;
  /** Optional query parameters with one value each. */
  filters: Filters;
}

/** The two calls of a list: one page of it, and all of it as CSV. */
export function listEndpoints<
  Row extends z.ZodType,
  const Sorts extends readonly [string, ...string[]],
  Filters extends z.ZodRawShape,
>({ path, what, row, sorts, filters }: ListTerms<Row, Sorts, Filters>) {
  const asked = {
    search: SearchText,
    sort: z.enum(sorts).default(sorts[0] as Sorts[number]),
    ...filters,
  };
  const page = endpoint({
    method: 'GET',
    path,
    summary: `${what}: one page of ${LIST_PAGE_ROWS}; search, sort and filters in the query`,
    query: z.object({
      ...asked,
      after: Cursor.optional().describe('the page that follows this place'),
      before: Cursor.optional().describe('the page that ends at this place'),
    }),
    response: z.object({
      data: z.array(row),
      previous: Cursor.nullable().describe('`before` of the page in front of this one'),
      next: Cursor.nullable().describe('`after` of the page behind this one'),
    }),
  });
  const exported = endpoint({
    method: 'GET',
    path: `${path}/export`,
    summary: `${what} as CSV, at most ${MAX_EXPORTED_ROWS} rows; the export is noted in the audit log`,
    query: z.object(asked),
    response: z.file(),
    download: 'text/csv; charset=utf-8',
  });
  return { page, exported };
}

/** Every row of a list has an id. */
export const ListRow = z.object({ _id: Id });
