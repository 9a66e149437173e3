import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Dashboard } from './Dashboard.tsx';

/** `standing` comes first: where the mentor stands with the team. */
export function MentorDashboardPage({ standing }: { standing?: ReactNode }) {
  const { t } = useLingui();
  return (
    <Dashboard
      side="mentor"
      before={standing}
      empty={
        <EmptyState title={t`No sessions yet`}>
          <Trans>Sessions booked with you will appear here.</Trans>
        </EmptyState>
      }
    />
  );
}
