import { Trans, useLingui } from '@lingui/react/macro';
import type { SessionSide } from '@preproom/models/contract/room/sessions';
import type { ReactNode } from 'react';
import { useStore } from '../../lib/store.ts';
import { Container } from '../../ui/Container.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { SessionGroupsView } from './SessionGroupsView.tsx';
import { useSessions } from './useSessions.ts';

export interface DashboardProps {
  side: SessionSide;
  /** Shown when there are no sessions. */
  empty: ReactNode;
  /** Shown above the sessions. */
  before?: ReactNode;
  /** Beside the sessions on a wide screen, below them on a phone. */
  aside?: ReactNode;
}

/** The dashboard of learners and mentors: their sessions, the next one first. */
export function Dashboard({ side, empty, before, aside }: DashboardProps) {
  const { t } = useLingui();
  const name = useStore((state) => state.user?.Name ?? '');
  return (
    <Container className="flex flex-col gap-6 py-8 sm:gap-8 sm:py-12">
      <PageHeading title={t`Your sessions`}>
        <Trans>Hello, {firstName(name)}</Trans>
      </PageHeading>
      {before}
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
        <div className="flex min-w-0 flex-col gap-8">
          <SessionsOrState side={side} empty={empty} />
        </div>
        {aside}
      </div>
    </Container>
  );
}

function SessionsOrState({ side, empty }: Pick<DashboardProps, 'side' | 'empty'>) {
  const { t } = useLingui();
  const sessions = useSessions();
  if (sessions.state === 'loading') return <LoadingSessions />;
  if (sessions.state === 'failed')
    return (
      <ErrorState title={t`Couldn’t load your sessions`} error={sessions.error} onRetry={sessions.retry} />
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
