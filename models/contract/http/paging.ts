import { Line } from './texts.ts';
import { z } from './zod.ts';

/** Pages beyond this are refused. Older items are found by searching. */
export const MAX_PAGE = 999;
/** Longest search text. */
export const MAX_SEARCH_LENGTH = 100;

/** `page` of a query, from 1. */
export const PageNumber = z
  .string()
  .regex(/^[1-9]\d{0,2}$/, `must be a number from 1 to ${MAX_PAGE}`)
  .transform(Number)
  .default(1);

/** A line to search or filter by. One that holds nothing visible counts as absent. */
export const filterText = (longest: number) =>
  Line.max(longest)
    .transform((text) => text || undefined)
    .optional();

/** Search text. All of its words must match. */
export const SearchText = filterText(MAX_SEARCH_LENGTH);

/** One page of a longer list. */
export function paged<Item extends z.ZodType>(item: Item) {
  return z.object({
    data: z.array(item),
    total: z.int().min(0).describe('how many there are on all pages together'),
    pages: z.int().min(0),
  });
}

/** How many pages a list of this length has. */
export function pageCount(total: number, pageSize: number): number {
  return Math.min(Math.ceil(total / pageSize), MAX_PAGE);
}
