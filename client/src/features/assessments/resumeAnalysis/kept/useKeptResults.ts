import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useStore } from '../../../../lib/store.ts';
import { keptQuery } from './keptQuery.ts';
import { type KeptResult, newestFirst } from './keptResult.ts';
import { keepResult, removeResults, updateResult } from './resultStorage.ts';

export interface KeptResults {
  /** Newest first. Undefined while they are loaded. */
  results: readonly KeptResult[] | undefined;
  /** Keeps a new one with its file. */
  keep: (result: KeptResult, file: File) => void;
  update: (id: string, change: Partial<KeptResult>) => void;
  remove: (ids: readonly string[]) => void;
}

/** The results of the shown account on this device. What changes is shown at once and stored afterwards. */
export function useKeptResults(): KeptResults {
  const queries = useQueryClient();
  const userId = useStore(({ user }) => user?._id ?? '');
  const query = keptQuery(userId);
  const { queryKey } = query;
  const { data: results } = useQuery(query);
  const change = (to: (before: readonly KeptResult[]) => KeptResult[]) => {
    // A load in flight may predate the change.
    void queries.cancelQueries({ queryKey });
    queries.setQueryData(queryKey, (before) => to(before ?? []));
  };
  const update = (id: string, part: Partial<KeptResult>) => {
    const before = queries.getQueryData(queryKey)?.find((one) => one.id === id);
    if (!before) return;
    const changed = { ...before, ...part };
    change((all) => all.map((one) => (one.id === id ? changed : one)));
    void updateResult(changed);
  };
  return {
    results,
    update,
    keep(result, file) {
      change((all) => newestFirst([...all, result]));
      void keepResult(result, file).then((isLasting) => isLasting || update(result.id, { isLasting }));
    },
    remove(ids) {
      change((all) => all.filter(({ id }) => !ids.includes(id)));
      void removeResults(userId, ids);
    },
  };
}
