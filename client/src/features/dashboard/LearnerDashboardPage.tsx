import { Trans, useLingui } from '@lingui/react/macro';
import { onboardingPath } from '../../lib/ownHome.ts';
import { useStore } from '../../lib/store.ts';
import { Banner } from '../../ui/Banner.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ButtonLink, Link } from '../../ui/Link.tsx';
import { Dashboard } from './Dashboard.tsx';
import { LastFeedback } from './LastFeedback.tsx';
import { OwnPack } from './OwnPack.tsx';

export function LearnerDashboardPage() {
  const { t } = useLingui();
  return (
    <Dashboard
      side="learner"
      before={<ProfileNotice />}
      empty={
        <EmptyState
          title={t`No sessions yet`}
          action={
            <ButtonLink to="/programs">
              <Trans>See programs</Trans>
            </ButtonLink>
          }
        >
          <Trans>
            Your booked sessions will appear here, with the date, your mentor and a link to the room.
          </Trans>
        </EmptyState>
      }
      aside={
        <div className="flex flex-col gap-4 empty:hidden">
          <OwnPack />
          <LastFeedback />
        </div>
      }
    />
  );
}

/** A link to the profile, with a reminder while it is incomplete. */
function ProfileNotice() {
  const isComplete = useStore((state) => state.user?.completed ?? true);
  if (isComplete)
    return (
      <Link to="/account/student/profile" className="-mt-3 self-start text-14">
        <Trans>Your profile</Trans>
      </Link>
    );
  return (
    <Banner tone="info">
      <Trans>
        Your profile isn’t complete yet. <Link to={onboardingPath('user')}>Pick up where you left off</Link>
      </Trans>
    </Banner>
  );
}
