import { Trans, useLingui } from '@lingui/react/macro';
import { isRunning } from '@preproom/models/contract/sessions/sessionLife';
import { type ReactNode, useEffect } from 'react';
import { asAppError } from '../../lib/api.ts';
import { useStore } from '../../lib/store.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { NotFound } from '../../ui/NotFound.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { type ShownAfterCall, useAfterCall } from './api.ts';

/** Loads the data of the pages after the call; shows the 404 page if the person has no such session. */
export function AfterCallGate({
  roomid,
  children,
}: {
  roomid: string;
  children: (afterCall: ShownAfterCall) => ReactNode;
}) {
  const { t } = useLingui();
  const { data, error, refetch } = useAfterCall(roomid);
  useFreshSessions(data);
  if (data) return children(data);
  if (!error) return <LoadingAfterCall />;
  const fault = asAppError(error);
  if (fault.code === 'room_not_found' || fault.code === 'not_found' || fault.code === 'bad_request')
    return <NotFound />;
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-12 sm:px-6">
      <ErrorState title={t`Couldn’t load this session`} error={fault} onRetry={() => void refetch()} />
    </div>
  );
}

/** What the page knew of this session before the call says that it is still to come: fetches again, once. */
function useFreshSessions(afterCall: ShownAfterCall | undefined): void {
  const { roomid, status } = afterCall ?? {};
  useEffect(() => {
    const { userSessions, refreshUser } = useStore.getState();
    const known = userSessions.find((session) => session.roomid === roomid);
    if (known && isRunning(known.status) && status && !isRunning(status)) refreshUser().catch(() => {});
  }, [roomid, status]);
}

function LoadingAfterCall() {
  return (
    <div role="status" className="mx-auto flex w-full max-w-3xl flex-col gap-6 px-4 py-12 sm:px-6">
      <span className="sr-only">
        <Trans>Loading the session</Trans>
      </span>
      <Skeleton className="h-10 w-64" />
      <Skeleton className="h-40" />
      <Skeleton className="h-64" />
    </div>
  );
}
