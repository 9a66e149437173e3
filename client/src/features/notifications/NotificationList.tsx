import { Trans, useLingui } from '@lingui/react/macro';
import { useNotifications, useReadNotification } from '../../lib/live/notifications.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { NotificationRow } from './NotificationRow.tsx';

export interface NotificationListProps {
  /** Loads older ones on demand; else only the latest are shown. */
  hasOlder?: boolean;
  /** A link was followed. */
  onFollow?: () => void;
}

export function NotificationList({ hasOlder = false, onFollow }: NotificationListProps) {
  const { t } = useLingui();
  const { query, list } = useNotifications();
  if (query.isPending) return <Loading />;
  if (query.isError && list.length === 0)
    return (
      <div className="p-4">
        <ErrorState
          title={t`Couldn’t load notifications`}
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      </div>
    );
  if (list.length === 0) return <Nothing />;
  return (
    <>
      <ul className="divide-y divide-line">
        {list.map((notification) => (
          <NotificationRow key={notification._id} notification={notification} onFollow={onFollow} />
        ))}
      </ul>
      {hasOlder && query.hasNextPage && (
        <div className="border-t border-line p-4">
          <Button tone="quiet" isBusy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            <Trans>Show older</Trans>
          </Button>
        </div>
      )}
    </>
  );
}

/** Gone while nothing is unread. */
export function MarkAllAsRead() {
  const { list, unread } = useNotifications();
  const read = useReadNotification();
  const [latest] = list;
  if (!latest || unread === 0) return null;
  return (
    <Button
      tone="plain"
      size="small"
      className="px-0!"
      isBusy={read.isPending}
      onClick={() => read.mutate({ _id: latest._id, andOlder: true })}
    >
      <Trans>Mark all as read</Trans>
    </Button>
  );
}

function Nothing() {
  return (
    <div className="flex flex-col gap-1 px-6 py-10 text-center">
      <p className="font-heading text-18 font-semibold">
        <Trans>You’re all caught up</Trans>
      </p>
      <p className="text-14 text-muted">
        <Trans>Updates from others appear here, such as session changes and feedback.</Trans>
      </p>
    </div>
  );
}

function Loading() {
  return (
    <div className="flex flex-col gap-4 p-4">
      <p className="sr-only">
        <Trans>Loading</Trans>
      </p>
      {['first', 'second', 'third'].map((row) => (
        <div key={row} className="flex flex-col gap-2">
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-3 w-2/5" />
        </div>
      ))}
    </div>
  );
}
