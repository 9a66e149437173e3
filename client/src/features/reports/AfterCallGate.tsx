import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { asAppError } from '../../lib/api.ts';
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
