import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Checkbox } from '../forms/Checkbox.tsx';
import type { TeamList } from './teamList.ts';

export interface SelectRowProps<Row extends { _id: string }> {
  view: {
    list: Pick<TeamList<Row>, 'selected'>;
    selected: readonly string[];
    onSelect: (ids: string[]) => void;
  };
  row: Row;
  children: ReactNode;
}

/** A row's name behind a checkbox, in lists whose rows can be selected. */
export function SelectRow<Row extends { _id: string }>({ view, row, children }: SelectRowProps<Row>) {
  const { t } = useLingui();
  const { list, selected, onSelect } = view;
  if (!list.selected) return children;
  return (
    <span className="flex items-center gap-3">
      <Checkbox
        aria-label={t`Select`}
        aria-describedby={`row-${row._id}`}
        checked={selected.includes(row._id)}
        onChange={({ target }) =>
          onSelect(target.checked ? [...selected, row._id] : selected.filter((id) => id !== row._id))
        }
        className="py-3"
      />
      <span id={`row-${row._id}`} className="min-w-0">
        {children}
      </span>
    </span>
  );
}
