import { Trans } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';

export interface EntryStateProps<File> {
  result: Pick<UseQueryResult<{ data: File } | null>, 'data' | 'error' | 'refetch'>;
  children: (file: File) => ReactNode;
}

/** An entry that is loading, gone, failed or there. */
export function EntryState<File>({ result: { data, error, refetch }, children }: EntryStateProps<File>) {
  if (data)
    return (
      <div className="flex flex-col gap-4">
        {children(data.data)}
        <p className="text-12 text-muted">
          <Trans>Your visit is logged.</Trans>
        </p>
      </div>
    );
  if (data === null)
    return (
      <p className="text-muted">
        <Trans>This entry no longer exists.</Trans>
      </p>
    );
  if (error)
    return (
      <ErrorState
        title={<Trans>Couldn’t load this entry</Trans>}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  return <Skeleton className="h-48" />;
}
