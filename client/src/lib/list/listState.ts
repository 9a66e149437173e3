/** What a list of the team shows: all of it is in the page's address. */
export interface ListState {
  search: string;
  /** A sort name of the list's call; empty for its default. */
  sort: string;
  /** The chosen value of each filter that has one. */
  filters: Readonly<Record<string, string>>;
  /** Ids of hidden columns. */
  hidden: readonly string[];
  after: string;
  before: string;
  /** Id of the row that is open beside the list. */
  open: string;
}

export function readListState(search: URLSearchParams, filterNames: readonly string[]): ListState {
  const given = (name: string) => search.get(name) ?? '';
  const chosen = filterNames.map((name) => [name, given(name)] as const).filter(([, value]) => value !== '');
  return {
    search: given('search'),
    sort: given('sort'),
    filters: Object.fromEntries(chosen),
    hidden: given('hide').split(',').filter(Boolean),
    after: given('after'),
    before: given('before'),
    open: given('open'),
  };
}

/** The query of the address that shows this state. */
export function writeListState({ filters, hidden, ...state }: ListState): URLSearchParams {
  const fields = { ...filters, ...state, hide: hidden.join(',') };
  return new URLSearchParams(Object.entries(fields).filter(([, value]) => value !== ''));
}

/** The state after a change. Another search, sort or filter begins at the first page and closes the open row. */
export function changeListState(state: ListState, change: Partial<ListState>): ListState {
  const isOtherList = 'search' in change || 'sort' in change || 'filters' in change;
  return { ...state, ...(isOtherList && { after: '', before: '', open: '' }), ...change };
}

/** The query of the list's call. */
export function listQuery({ search, sort, filters, after, before }: ListState): Record<string, string> {
  const fields = { ...filters, search, sort, after, before };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}
