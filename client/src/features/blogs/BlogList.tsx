import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { To } from 'react-router-dom';
import { NotFetched } from '../../ui/NotFetched.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { blogsQuery } from './api.ts';
import { BlogGrid, BlogGridLoading } from './BlogGrid.tsx';

export interface BlogListProps {
  page: number;
  /** Search text. */
  q?: string | undefined;
  hrefOf: (page: number) => To;
  hasLead?: boolean;
  /** Shown when there are no articles. */
  empty: ReactNode;
}

/** One page of articles with pagination, or its loading, empty or error state. */
export function BlogList({ page, q, hrefOf, hasLead = false, empty }: BlogListProps) {
  const { data, isPending, isFetching, refetch } = useQuery(blogsQuery({ page, q }));
  if (isPending && isFetching) return <BlogGridLoading />;
  if (!data)
    return (
      <NotFetched
        title={<Trans>No articles to show right now</Trans>}
        isBusy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (data.data.length === 0) return empty;
  return (
    <div className="flex flex-col gap-12">
      <BlogGrid blogs={data.data} hasLead={hasLead} />
      <Pagination page={page} pages={data.pages} hrefOf={hrefOf} />
    </div>
  );
}
