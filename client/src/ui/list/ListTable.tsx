import type { MouseEvent } from 'react';
import { cx } from '../../lib/cx.ts';
import type { ListState } from '../../lib/list/listState.ts';
import { CellValue, openFirstField } from './EditableCell.tsx';
import { OpenRow } from './OpenRow.tsx';
import { SelectRow } from './SelectRow.tsx';
import { SortHeader } from './SortHeader.tsx';
import type { TeamList } from './teamList.ts';

export interface ListViewProps<Row extends { _id: string }> {
  list: TeamList<Row>;
  rows: Row[];
  state: ListState;
  change: (change: Partial<ListState>) => void;
  /** Fetches the list again, and answers this row as it is now. */
  reload: (id: string) => Promise<Row | undefined>;
  /** Ids of selected rows; rows of other pages do not count. */
  selected: readonly string[];
  onSelect: (ids: string[]) => void;
}

/** The rows as a table. The server sorts and pages. */
export function ListTable<Row extends { _id: string }>(view: ListViewProps<Row>) {
  const { list, rows, state, change, reload } = view;
  const columns = list.columns.filter(({ id }) => !state.hidden.includes(id));
  const sort = state.sort || list.defaultSort;
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-raised">
      <table className="w-full text-14">
        <caption className="sr-only">{list.title}</caption>
        <thead className="border-b border-line text-start text-muted">
          <tr>
            {columns.map((column) => (
              <SortHeader
                key={column.id}
                column={column}
                sort={sort}
                onSort={(next) => change({ sort: next })}
              />
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row) => (
            <tr
              key={row._id}
              onKeyDown={openFirstField}
              onClick={(event) => list.detail && !isControl(event) && change({ open: row._id })}
              className={cx(
                list.detail && 'cursor-pointer',
                row._id === state.open ? 'bg-peacock/10' : 'hover:bg-ink/3',
              )}
            >
              {columns.map((column, i) => {
                const look = cx(
                  'min-w-24 px-4 py-2 align-middle wrap-anywhere',
                  column.isNumber && 'text-end whitespace-nowrap tabular-nums',
                );
                return i === 0 ? (
                  <th key={column.id} scope="row" className={cx(look, 'text-start font-medium')}>
                    <SelectRow view={view} row={row}>
                      <OpenRow list={list} row={row} change={change}>
                        {column.cell(row)}
                      </OpenRow>
                    </SelectRow>
                  </th>
                ) : (
                  <td key={column.id} className={look}>
                    <CellValue column={column} row={row} reload={reload} />
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

/** A link, button or field of the row, or text that was just selected: the click was not meant for the row. */
function isControl({ target }: MouseEvent): boolean {
  const isSelecting = window.getSelection()?.type === 'Range';
  return isSelecting || (target as Element).closest('a, button, input, select, textarea, label') !== null;
}
