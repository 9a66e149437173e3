import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ErrorState } from '../../../../ui/ErrorState.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { type ShownMeeting, useSessions } from './useSessions.ts';

/** Renders with the user's sessions; until then a skeleton, or why they could not be loaded. */
export function WithSessions({ children }: { children: (meetings: ShownMeeting[]) => ReactNode }) {
  const { t } = useLingui();
  const sessions = useSessions();
  if (sessions.state === 'loaded') return children(sessions.meetings);
  if (sessions.state === 'failed')
    return (
      <ErrorState title={t`Couldn’t load your sessions`} error={sessions.error} onRetry={sessions.retry} />
    );
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">
        <Trans>Loading your sessions</Trans>
      </span>
      <Skeleton className="h-72 sm:h-56" />
      <Skeleton className="h-20" />
      <Skeleton className="h-20" />
    </div>
  );
}
