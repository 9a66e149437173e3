import { useSearchParams } from 'react-router-dom';

/** The address that was wanted before the log-in, and the query that hands it on to another way in. */
export function useWanted(): { next: string | null; query: string } {
  const [search] = useSearchParams();
  const next = search.get('next');
  return { next, query: next ? `?next=${encodeURIComponent(next)}` : '' };
}
