import { MAX_PAGE } from '@preproom/models/contract/http/paging';

/** The `page` parameter of a URL; 1 if it is not a page number. */
export function pageNumber(search: URLSearchParams): number {
  const given = search.get('page') ?? '';
  const page = /^\d{1,3}$/.test(given) ? Number(given) : 1;
  return Math.min(Math.max(page, 1), MAX_PAGE);
}
