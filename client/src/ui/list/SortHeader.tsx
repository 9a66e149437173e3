import { ArrowDown, ArrowUp } from 'lucide-react';
import { cx } from '../../lib/cx.ts';
import type { ListColumn } from './teamList.ts';

export interface SortHeaderProps<Row> {
  column: ListColumn<Row>;
  /** The list's present sort. */
  sort: string;
  onSort: (sort: string) => void;
}

/** A column's header; a button where the list can be sorted by the column. */
export function SortHeader<Row>({ column, sort, onSort }: SortHeaderProps<Row>) {
  const { label, sort: name, isNumber } = column;
  const look = cx('px-4 py-2 font-medium', isNumber ? 'text-end' : 'text-start');
  if (!name)
    return (
      <th scope="col" className={look}>
        {label}
      </th>
    );
  const isSorted = sort.replace('-', '') === name;
  const isDescending = sort.startsWith('-');
  const Arrow = isDescending ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : 'none'}
      className={look}
    >
      <button
        type="button"
        onClick={() => onSort(isSorted && !isDescending ? `-${name}` : isSorted ? name : `-${name}`)}
        className="inline-flex min-h-11 cursor-pointer items-center gap-1 rounded-control font-medium hover:text-ink"
      >
        {label}
        <Arrow aria-hidden className={cx('size-4', !isSorted && 'opacity-0')} />
      </button>
    </th>
  );
}
