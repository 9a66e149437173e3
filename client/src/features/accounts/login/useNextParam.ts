import { useSearchParams } from 'react-router-dom';

/** The path to return to after the log-in, from the URL, and the query string that passes it on. */
export function useNextParam(): { next: string | null; query: string } {
  const [search] = useSearchParams();
  const next = search.get('next');
  return { next, query: next ? `?next=${encodeURIComponent(next)}` : '' };
}
