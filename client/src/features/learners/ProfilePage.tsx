import { Trans, useLingui } from '@lingui/react/macro';
import type { User } from '@preproom/models/contract/accounts/users';
import type { StudentProfile } from '@preproom/models/contract/learners/studentProfile';
import { useId } from 'react';
import { usePhoto } from '../../lib/files/usePhoto.ts';
import { useStore } from '../../lib/store.ts';
import { useProfile } from '../../shared/learners/profile.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Card } from '../../ui/Card.tsx';
import { Container } from '../../ui/Container.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PhotoPicker } from '../../ui/forms/PhotoPicker.tsx';
import { Link } from '../../ui/Link.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { AboutForm } from './AboutForm.tsx';
import { EducationForm } from './EducationForm.tsx';
import { AboutFacts, EducationFacts, GoalFacts, SkillsFacts } from './facts.tsx';
import { GoalForm } from './GoalForm.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { ResumeSection } from './ResumeSection.tsx';
import { SkillsForm } from './SkillsForm.tsx';

/** A learner views and edits their profile. */
export function ProfilePage() {
  const { t } = useLingui();
  const user = useStore((state) => state.user);
  const profile = useProfile();
  return (
    <Container width="medium" className="flex flex-col gap-6 py-8 sm:py-12">
      <div className="flex flex-col gap-3">
        <PageHeading title={t`Your profile`} />
        <p className="text-muted">
          <Trans>
            Your mentors see your name, photo, goal, education, skills and resume, and nothing else. Manage
            your password, logins and data in <Link to="/account/settings">settings</Link>.
          </Trans>
        </p>
      </div>
      {profile.isPending && <LoadingProfile />}
      {profile.isError && (
        <ErrorState
          title={<Trans>Couldn’t load your profile</Trans>}
          error={profile.error}
          onRetry={() => void profile.refetch()}
        />
      )}
      {user && profile.data && <Sections user={user} profile={profile.data} />}
    </Container>
  );
}

function Sections({ user, profile }: { user: User; profile: StudentProfile }) {
  const { t } = useLingui();
  const photo = useId();
  return (
    <>
      {!profile.completed && (
        <Banner tone="info">
          <Trans>
            Something’s missing. <Link to="/Account/student/onboarding">Complete your profile</Link>
          </Trans>
        </Banner>
      )}
      <Card as="section" labelledBy={photo} className="flex flex-col gap-4">
        <h2 id={photo} className="text-20">
          <Trans>Photo</Trans>
        </h2>
        <PhotoPicker name={user.Name} photo={user.photo} {...usePhoto(user)} />
      </Card>
      <ProfileSection title={t`About you`} profile={profile} Form={AboutForm}>
        <AboutFacts user={user} profile={profile} />
      </ProfileSection>
      <ProfileSection title={t`Your education`} profile={profile} Form={EducationForm}>
        <EducationFacts education={profile.education} />
      </ProfileSection>
      <ProfileSection title={t`Your goal`} profile={profile} Form={GoalForm}>
        <GoalFacts goal={profile.goal} />
      </ProfileSection>
      <ProfileSection title={t`Your skills`} profile={profile} Form={SkillsForm}>
        <SkillsFacts skills={profile.skills} />
      </ProfileSection>
      <ResumeSection itemId={user._id} />
    </>
  );
}

function LoadingProfile() {
  return (
    <div role="status" className="flex flex-col gap-6">
      <span className="sr-only">
        <Trans>Loading your profile</Trans>
      </span>
      <Skeleton className="h-44" />
      <Skeleton className="h-56" />
      <Skeleton className="h-56" />
    </div>
  );
}
