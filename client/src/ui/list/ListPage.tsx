import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { callApi } from '../../lib/api.ts';
import { listQuery } from '../../lib/list/listState.ts';
import { LISTS_KEY, TEAM_KEY } from '../../lib/list/teamKeys.ts';
import { useListState } from '../../lib/list/useListState.ts';
import { useMediaQuery } from '../../lib/useMediaQuery.ts';
import { Breadcrumb } from '../Breadcrumb.tsx';
import { Button } from '../Button.tsx';
import { Container } from '../Container.tsx';
import { EmptyState } from '../EmptyState.tsx';
import { ErrorState } from '../ErrorState.tsx';
import { PageHeading } from '../PageHeading.tsx';
import { Skeleton } from '../Skeleton.tsx';
import { ListCards } from './ListCards.tsx';
import { ListDetail } from './ListDetail.tsx';
import { ListPages } from './ListPages.tsx';
import { ListTable } from './ListTable.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import type { ListAnswer, TeamList } from './teamList.ts';
import { useListKeys } from './useListKeys.ts';

/** A list of the team: search, filters, sort and page are in the address; a table on wide screens, cards on phones. */
export function ListPage<Row extends { _id: string }>({ list }: { list: TeamList<Row> }) {
  const { t } = useLingui();
  const { state, change, hrefAfter } = useListState(list.filters.map(({ name }) => name));
  const isWide = useMediaQuery('(min-width: 48rem)');
  const area = useRef<HTMLDivElement>(null);
  useListKeys(area);
  const query = listQuery(state);
  const client = useQueryClient();
  const queryKey = [...LISTS_KEY, list.page.path, query];
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await callApi(list.page, { query, signal } as never)) as ListAnswer<Row>,
    placeholderData: keepPreviousData,
  });
  const rows = data?.data ?? [];
  const [selected, onSelect] = useState<readonly string[]>([]);
  const reload = async (id: string) => {
    await client.invalidateQueries({ queryKey: TEAM_KEY });
    return client.getQueryData<ListAnswer<Row>>(queryKey)?.data.find(({ _id }) => _id === id);
  };
  const view = { list, rows, state, change, reload, selected, onSelect };
  return (
    <Container className="flex flex-col gap-6 py-8 sm:py-12">
      <Breadcrumb crumbs={[{ to: '/hq/welcome/admin', label: t`Overview` }]} />
      <div className="flex flex-wrap items-center justify-between gap-4">
        <PageHeading title={list.title} />
        {list.action}
      </div>
      <div ref={area} className="flex flex-col gap-6">
        <ListToolbar list={list} state={state} change={change} />
        {!data && error && (
          <ErrorState
            title={<Trans>Couldn’t load the list</Trans>}
            error={error}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !error && <Skeleton className="h-96" />}
        {data && (
          <div className="flex items-start gap-6" aria-busy={isPlaceholderData}>
            <div className="flex min-w-0 flex-1 flex-col gap-4">
              {rows.length === 0 && (
                <NoRows
                  empty={list.empty}
                  query={query}
                  onClear={() => change({ search: '', filters: {} })}
                />
              )}
              {rows.length > 0 &&
                list.selected?.(
                  rows.filter(({ _id }) => selected.includes(_id)),
                  () => onSelect([]),
                )}
              {rows.length > 0 && (isWide ? <ListTable {...view} /> : <ListCards {...view} />)}
              <ListPages previous={data.previous} next={data.next} hrefAfter={hrefAfter} />
            </div>
            <ListDetail {...view} />
          </div>
        )}
      </div>
    </Container>
  );
}

interface NoRowsProps {
  empty: React.ReactNode;
  query: Record<string, string>;
  onClear: () => void;
}

function NoRows({ empty, query: { sort, ...narrowing }, onClear }: NoRowsProps) {
  if (Object.keys(narrowing).length === 0)
    return <EmptyState title={<Trans>Nothing here yet</Trans>}>{empty}</EmptyState>;
  return (
    <EmptyState
      title={<Trans>No matches</Trans>}
      action={
        <Button tone="quiet" size="small" onClick={onClear}>
          <Trans>Clear search and filters</Trans>
        </Button>
      }
    >
      <Trans>Try fewer words or another filter.</Trans>
    </EmptyState>
  );
}
