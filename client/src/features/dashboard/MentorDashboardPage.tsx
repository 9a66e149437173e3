import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Dashboard } from './Dashboard.tsx';

/** `status`, shown first, is the mentor's application status. */
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
