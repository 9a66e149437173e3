import { Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { asAppError } from '../../../lib/api.ts';
import { pageNumber } from '../../../lib/page/pageNumber.ts';
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx';
import { Container } from '../../../ui/Container.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { Pagination } from '../../../ui/Pagination.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';

interface Page<Entry> {
  data: Entry[];
  pages: number;
}

export interface InboxProps<Entry> {
  title: string;
  /** What an empty list says. */
  empty: ReactNode;
  page: number;
  result: UseQueryResult<Page<Entry>>;
  children: (entry: Entry) => ReactNode;
}

/** A list of what people have written to the team, one page at a time; the page is in the address. */
export function Inbox<Entry extends { _id: string }>({
  title,
  empty,
  page,
  result,
  children,
}: InboxProps<Entry>) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const { data, error, refetch } = result;
  return (
    <Container className="flex max-w-3xl flex-col gap-6 py-8 sm:py-12">
      <Breadcrumb crumbs={[{ to: '/hq/welcome/admin', label: t`Team` }]} />
      <PageHeading title={title} />
      {!data && error && (
        <ErrorState
          title={<Trans>Couldn’t load the list</Trans>}
          error={asAppError(error)}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton className="h-64" />}
      {data?.data.length === 0 && <EmptyState title={t`Nothing open`}>{empty}</EmptyState>}
      {data && data.data.length > 0 && (
        <>
          <ul className="flex flex-col gap-4">
            {data.data.map((entry) => (
              <li key={entry._id} className="rounded-card border border-line bg-raised p-4 sm:p-6">
                {children(entry)}
              </li>
            ))}
          </ul>
          <Pagination
            page={page}
            pages={data.pages}
            hrefOf={(other) => (other > 1 ? `${pathname}?page=${other}` : pathname)}
          />
        </>
      )}
    </Container>
  );
}

/** The page in the address. */
export function useInboxPage(): number {
  return pageNumber(useSearchParams()[0]);
}
