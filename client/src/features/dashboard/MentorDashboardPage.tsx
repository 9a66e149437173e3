import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Dashboard } from './Dashboard.tsx';

/** `status` comes first: where the mentor stands with the team. */
export function MentorDashboardPage({ status }: { status?: ReactNode }) {
  const { t } = useLingui();
  return (
    <Dashboard
      side="mentor"
      before={status}
      empty={
        <EmptyState title={t`No sessions yet`}>
          <Trans>Sessions booked with you will appear here.</Trans>
        </EmptyState>
      }
    />
  );
}
