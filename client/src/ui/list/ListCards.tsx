import type { ListViewProps } from './ListTable.tsx';
import { OpenRow } from './OpenRow.tsx';
import { SelectRow } from './SelectRow.tsx';

/** The rows as cards, for narrow screens. */
export function ListCards<Row extends { _id: string }>(view: ListViewProps<Row>) {
  const { list, rows, state, change } = view;
  const [name, ...others] = list.columns;
  const shown = others.filter(({ id }) => !state.hidden.includes(id));
  return (
    <ul aria-label={list.title} className="flex flex-col gap-3">
      {rows.map((row) => (
        <li key={row._id} className="flex flex-col gap-2 rounded-card border border-line bg-raised p-4">
          <SelectRow view={view} row={row}>
            <OpenRow list={list} row={row} change={change}>
              {name.cell(row)}
            </OpenRow>
          </SelectRow>
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-14">
            {shown.map(({ id, label, cell }) => (
              <div key={id} className="contents">
                <dt className="text-muted">{label}</dt>
                <dd className="wrap-anywhere">{cell(row)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
