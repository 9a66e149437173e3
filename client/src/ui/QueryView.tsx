import { Trans } from '@lingui/react/macro';
import type { AppError } from '@preproom/models/contract/http/errors';
import type { ReactNode } from 'react';
import { ErrorState } from './ErrorState.tsx';
import { Skeleton } from './Skeleton.tsx';

interface QueryViewProps<Data> {
  query: { data: Data | undefined; error: AppError | null; refetch: () => unknown };
  /** Title of the error. */
  failed: ReactNode;
  loading?: ReactNode;
  children: (data: NonNullable<Data>) => ReactNode;
}

/** What a query has loaded, or that it loads, or that it failed, with another try. A failed refetch keeps what was loaded. */
export function QueryView<Data>({ query, failed, loading, children }: QueryViewProps<Data>) {
  const { data, error, refetch } = query;
  if (data) return children(data);
  if (error) return <ErrorState title={failed} error={error} onRetry={() => void refetch()} />;
  return loading ?? <Loading />;
}

function Loading() {
  return (
    <div role="status">
      <span className="sr-only">
        <Trans>Loading</Trans>
      </span>
      <Skeleton className="h-96" />
    </div>
  );
}
