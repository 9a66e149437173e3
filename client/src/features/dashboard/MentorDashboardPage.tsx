import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Dashboard } from './Dashboard.tsx';

export function MentorDashboardPage() {
  const { t } = useLingui();
  return (
    <Dashboard
      side="mentor"
      empty={
        <EmptyState title={t`No sessions yet`}>
          <Trans>A session appears here once a learner has booked one with you.</Trans>
        </EmptyState>
      }
    />
  );
}
