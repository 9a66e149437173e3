import type { Endpoint } from '@preproom/models/contract/http/endpoint';
import type { Undoable } from '@preproom/models/contract/team/undo';
import type { ReactNode } from 'react';
import type { SelectOption } from '../forms/Select.tsx';

/** How a column's value is changed in its place. */
export interface ListEdit<Row> {
  /** Text of the field, or id of the chosen option. Names the value that a change replaces. */
  valueOf: (row: Row) => string;
  /** What the row is called. */
  nameOf: (row: Row) => string;
  /** Makes it a choice. */
  options?: readonly SelectOption[];
  /** What may be typed: "Whole rupees, from ₹1". */
  rule?: string;
  /** What is wrong with this value; null if it may be sent. The server checks it again. */
  fault?: (typed: string, row: Row) => string | null;
  /** For a `conflict` although this value is still the one that was seen: a name that is taken. */
  conflict?: string;
  /** Without it, every row's value can be changed. */
  isOpenTo?: (row: Row) => boolean;
  /** Sends it. Throws `conflict` if the value is no longer the one that was seen. */
  save: (row: Row, change: { seen: string; to: string }) => Promise<Undoable>;
}

export interface ListColumn<Row> {
  /** In the address, when the column is hidden. */
  id: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** The sort name without `-`, where the list can be sorted by this column. */
  sort?: string;
  isNumber?: boolean;
  /** Only for those who may change it. */
  edit?: ListEdit<Row>;
}

export interface ListFilter {
  /** The query parameter. */
  name: string;
  label: string;
  options: readonly SelectOption[];
}

/** A list of the team as its page shows it. */
export interface TeamList<Row extends { _id: string }> {
  title: string;
  /** What the search box looks in: "Name, e-mail or phone". */
  searchLabel: string;
  page: Endpoint;
  /** The same rows as a file. */
  exported?: Endpoint;
  /** The first one names the row, is always shown, and opens what `detail` renders. */
  columns: readonly [ListColumn<Row>, ...ListColumn<Row>[]];
  filters: readonly ListFilter[];
  /** The default sort of the call, `-` in front for descending. */
  defaultSort: string;
  /** What an unfiltered list without rows says. */
  empty: ReactNode;
  /** What creates a row. */
  action?: ReactNode;
  /** A row's own page, for lists whose rows do not open beside them. */
  pathOf?: (row: Row) => string;
  /** What can be done with the rows that are selected, none included. Rows can be selected only where this is given. */
  selected?: (rows: readonly Row[], clear: () => void) => ReactNode;
  /** A row in full. `row` is missing when the address names one that is not on this page. */
  detail?: (id: string, row: Row | undefined) => ReactNode;
}

export interface ListAnswer<Row> {
  data: Row[];
  previous: string | null;
  next: string | null;
}
