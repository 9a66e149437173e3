import type { ReactNode } from 'react';
import type { ListState } from '../../lib/list/listState.ts';
import { Link } from '../Link.tsx';
import type { TeamList } from './teamList.ts';

export interface OpenRowProps<Row extends { _id: string }> {
  list: Pick<TeamList<Row>, 'detail' | 'pathOf'>;
  row: Row;
  change: (change: Partial<ListState>) => void;
  children: ReactNode;
}

/** A row's name. It opens the row beside the list or on its own page; `j` and `k` move the focus from one to the next. */
export function OpenRow<Row extends { _id: string }>({ list, row, change, children }: OpenRowProps<Row>) {
  if (list.pathOf)
    return (
      <Link data-row look="title" to={list.pathOf(row)} className="inline-flex min-h-11 items-center">
        {children}
      </Link>
    );
  if (!list.detail) return <span>{children}</span>;
  return (
    <button
      type="button"
      data-row
      onClick={() => change({ open: row._id })}
      className="min-h-11 cursor-pointer rounded-control text-start font-medium text-peacock underline-offset-4 hover:underline"
    >
      {children}
    </button>
  );
}
