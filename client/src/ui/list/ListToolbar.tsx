import { Trans, useLingui } from '@lingui/react/macro';
import { endpointPath } from '@preproom/models/contract/http/endpoint';
import { MAX_EXPORTED_ROWS } from '@preproom/models/contract/http/lists';
import { Download } from 'lucide-react';
import { type ListState, listQuery } from '../../lib/list/listState.ts';
import { buttonStyle } from '../buttonStyle.ts';
import { SearchField } from '../forms/SearchField.tsx';
import { Select } from '../forms/Select.tsx';
import { ColumnChoice } from './ColumnChoice.tsx';
import type { TeamList } from './teamList.ts';

export interface ListToolbarProps<Row extends { _id: string }> {
  list: TeamList<Row>;
  state: ListState;
  change: (change: Partial<ListState>) => void;
}

/** Search, filters, columns and the export of a list. */
export function ListToolbar<Row extends { _id: string }>({ list, state, change }: ListToolbarProps<Row>) {
  const { t, i18n } = useLingui();
  const rows = i18n.number(MAX_EXPORTED_ROWS);
  const { after, before, ...asked } = listQuery(state);
  const withFilter = (name: string, value: string) => {
    const { [name]: _, ...others } = state.filters;
    change({ filters: value === '' ? others : { ...others, [name]: value } });
  };
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SearchField
        key={state.search}
        label={list.searchLabel}
        name="search"
        action=""
        defaultValue={state.search}
        onSearch={(search) => change({ search })}
        className="min-w-0 grow basis-72"
      />
      {list.filters.map(({ name, label, options }) => (
        <Select
          key={name}
          label={label}
          value={state.filters[name] ?? ''}
          onChange={({ target }) => withFilter(name, target.value)}
          options={[{ id: '', label: t`All` }, ...options]}
          className="grow basis-40 sm:grow-0"
        />
      ))}
      <ColumnChoice
        columns={list.columns.slice(1)}
        hidden={state.hidden}
        onChange={(hidden) => change({ hidden })}
      />
      {list.exported && (
        <a
          href={`${endpointPath(list.exported)}?${new URLSearchParams(asked)}`}
          download
          title={t`Up to ${rows} rows`}
          className={buttonStyle('quiet', 'medium', 'min-h-12')}
        >
          <Download aria-hidden className="size-4" />
          <Trans>Export CSV</Trans>
        </a>
      )}
    </div>
  );
}
