import { columnVisibilityFeature, createColumnHelper, tableFeatures, useTable } from '@tanstack/react-table';
import { useMemo } from 'react';
import { cx } from '../../lib/cx.ts';
import type { ListState } from '../../lib/list/listState.ts';
import { OpenRow } from './OpenRow.tsx';
import { SelectRow } from './SelectRow.tsx';
import { SortHeader } from './SortHeader.tsx';
import type { ListColumn, TeamList } from './teamList.ts';

const features = tableFeatures({ columnVisibilityFeature });

export interface ListViewProps<Row extends { _id: string }> {
  list: TeamList<Row>;
  rows: Row[];
  state: ListState;
  change: (change: Partial<ListState>) => void;
  /** Ids of selected rows; rows of other pages do not count. */
  selected: readonly string[];
  onSelect: (ids: string[]) => void;
}

/** The rows as a table. The server sorts and pages; the table knows which columns are shown. */
export function ListTable<Row extends { _id: string }>(view: ListViewProps<Row>) {
  const { list, rows, state, change } = view;
  const columns = useMemo(() => columnsOf(list.columns), [list.columns]);
  const columnVisibility = useMemo(
    () => Object.fromEntries(state.hidden.map((id) => [id, false])),
    [state.hidden],
  );
  const table = useTable({
    features,
    columns,
    data: rows,
    getRowId: (row: Row) => row._id,
    state: { columnVisibility },
  });
  const byId = new Map(list.columns.map((column) => [column.id, column]));
  const sort = state.sort || list.defaultSort;
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-raised">
      <table className="w-full text-14">
        <caption className="sr-only">{list.title}</caption>
        <thead className="border-b border-line text-start text-muted">
          <tr>
            {table.getVisibleLeafColumns().map(({ id }) => (
              <SortHeader
                key={id}
                column={byId.get(id)}
                sort={sort}
                onSort={(next) => change({ sort: next })}
              />
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id} className={cx(row.id === state.open ? 'bg-peacock/10' : 'hover:bg-ink/3')}>
              {row.getVisibleCells().map(({ id, column }, i) => {
                const { cell, isNumber } = byId.get(column.id) ?? list.columns[0];
                const look = cx('px-4 py-2 align-middle wrap-anywhere', isNumber && 'text-end tabular-nums');
                return i === 0 ? (
                  <th key={id} scope="row" className={cx(look, 'text-start font-medium')}>
                    <SelectRow view={view} row={row.original}>
                      <OpenRow list={list} row={row.original} change={change}>
                        {cell(row.original)}
                      </OpenRow>
                    </SelectRow>
                  </th>
                ) : (
                  <td key={id} className={look}>
                    {cell(row.original)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function columnsOf<Row extends { _id: string }>(columns: readonly ListColumn<Row>[]) {
  const helper = createColumnHelper<typeof features, Row>();
  return columns.map(({ id, label }) => helper.display({ id, header: label }));
}
