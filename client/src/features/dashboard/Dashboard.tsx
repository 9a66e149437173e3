import { Trans, useLingui } from '@lingui/react/macro';
import type { SessionSide } from '@preproom/models/contract/sessions';
import type { ReactNode } from 'react';
import { useStore } from '../../lib/store.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { SessionGroupsView } from './SessionGroupsView.tsx';
import { useSessions } from './useSessions.ts';

export interface DashboardProps {
  side: SessionSide;
  /** Shown when there is not one session. */
  empty: ReactNode;
}

/** The first form of both people's home: their sessions, the next one first. */
export function Dashboard({ side, empty }: DashboardProps) {
  const { t } = useLingui();
  const name = useStore((state) => state.user?.Name ?? '');
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-8 px-4 py-8 sm:py-12">
      <PageHeading title={t`Your sessions`}>
        <Trans>Hello, {firstName(name)}</Trans>
      </PageHeading>
      <SessionsOrState side={side} empty={empty} />
    </div>
  );
}

function SessionsOrState({ side, empty }: DashboardProps) {
  const { t } = useLingui();
  const sessions = useSessions();
  if (sessions.state === 'loading') return <LoadingSessions />;
  if (sessions.state === 'failed')
    return (
      <ErrorState
        title={t`Your sessions could not be loaded`}
        error={sessions.error}
        onRetry={sessions.retry}
      />
    );
  if (sessions.meetings.length === 0) return empty;
  return <SessionGroupsView side={side} meetings={sessions.meetings} />;
}

function LoadingSessions() {
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

function firstName(name: string): string {
  return name.split(' ')[0] ?? name;
}
