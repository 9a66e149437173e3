import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Dashboard } from './Dashboard.tsx';

export function LearnerDashboardPage() {
  const { t } = useLingui();
  return (
    <Dashboard
      side="learner"
      empty={
        <EmptyState title={t`No sessions yet`}>
          <Trans>
            A session appears here once it is booked, with its date, your mentor and the way into the room.
          </Trans>
        </EmptyState>
      }
    />
  );
}
