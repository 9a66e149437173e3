import type { ReactNode } from 'react';
import type { ListState } from '../../lib/list/listState.ts';

export interface OpenRowProps {
  id: string;
  canOpen: boolean;
  change: (change: Partial<ListState>) => void;
  children: ReactNode;
}

/** A row's name; pressed, it opens the row beside the list. `j` and `k` move the focus from one to the next. */
export function OpenRow({ id, canOpen, change, children }: OpenRowProps) {
  if (!canOpen) return <span data-row>{children}</span>;
  return (
    <button
      type="button"
      data-row
      onClick={() => change({ open: id })}
      className="min-h-11 cursor-pointer rounded-control text-start font-medium text-peacock underline-offset-4 hover:underline"
    >
      {children}
    </button>
  );
}
