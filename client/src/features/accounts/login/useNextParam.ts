import { useSearchParams } from 'react-router-dom';

/** The path to return to after the log-in, as the address names it, and the query that passes it on to another page. */
export function useNextParam(): { next: string | null; query: string } {
  const [search] = useSearchParams();
  const next = search.get('next');
  return { next, query: next ? `?next=${encodeURIComponent(next)}` : '' };
}
