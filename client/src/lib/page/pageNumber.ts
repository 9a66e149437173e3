import { MAX_PAGE } from '@preproom/models/contract/http/paging';

/** `page` of an address: whatever is no page number is the first page. */
export function pageNumber(search: URLSearchParams): number {
  const given = search.get('page') ?? '';
  const page = /^\d{1,3}$/.test(given) ? Number(given) : 1;
  return Math.min(Math.max(page, 1), MAX_PAGE);
}
