import { useSearchParams } from 'react-router-dom';
import { changeListState, type ListState, readListState, writeListState } from './listState.ts';

/** The list's state in the page's address, and what changes it. Each page of a list is a step of the browser's history. */
export function useListState(filterNames: readonly string[]) {
  const [search, setSearch] = useSearchParams();
  const state = readListState(search, filterNames);
  return {
    state,
    change(change: Partial<ListState>): void {
      const isStep = 'after' in change || 'before' in change || 'open' in change;
      setSearch(writeListState(changeListState(state, change)), {
        replace: !isStep,
        preventScrollReset: true,
      });
    },
    /** The address of the list after a change. */
    hrefAfter: (change: Partial<ListState>): string => `?${writeListState(changeListState(state, change))}`,
  };
}
