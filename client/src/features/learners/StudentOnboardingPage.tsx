import { Trans, useLingui } from '@lingui/react/macro';
import { ownPath } from '@preproom/models/contract/http/ownPath';
import { ONBOARDING_STEPS } from '@preproom/models/contract/learners/onboardingSteps';
import type { StudentProfile } from '@preproom/models/contract/learners/studentProfile';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { reachedStep } from '../../lib/page/reachedStep.ts';
import { useProfile } from '../../shared/learners/profile.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Link } from '../../ui/Link.tsx';
import { LoadingPage } from '../../ui/Logo.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Progress } from '../../ui/Progress.tsx';
import { OnboardingDone } from './OnboardingDone.tsx';
import { StepView } from './StepView.tsx';
import { reachableScreens, SCREENS, type Screen } from './screens.ts';

/** A new learner fills in their profile, one step at a time. */
export function StudentOnboardingPage() {
  const profile = useProfile();
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col gap-6 px-4 py-8 sm:py-16">
      {profile.isPending && <LoadingPage />}
      {profile.isError && (
        <ErrorState
          title={<Trans>Couldn’t load your profile</Trans>}
          error={profile.error}
          onRetry={() => void profile.refetch()}
        />
      )}
      {profile.data && <Steps profile={profile.data} />}
    </div>
  );
}

/** The step is in the URL, so that the browser's Back goes one step back. */
function Steps({ profile }: { profile: StudentProfile }) {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const screen = reachedStep(reachableScreens(profile), search.get('step'));
  const isDone = profile.completed && profile.OnboardingStep === ONBOARDING_STEPS.length;
  const isAddressRight = isDone || search.get('step') === screen;
  // A URL without a step means the furthest one, which changes with every save, so the step is written into it.
  useEffect(() => {
    if (!isAddressRight) setSearch(withStep(screen), { replace: true });
  }, [isAddressRight, screen, setSearch]);
  if (isDone) return <OnboardingDone />;
  const at = SCREENS.indexOf(screen);
  const titles: Record<Screen, string> = {
    about: t`About you`,
    education: t`Your education`,
    goal: t`Your goal`,
    skills: t`Your skills`,
    guardian: t`Parent or guardian consent`,
  };
  const goTo = (next: Screen | undefined) => next && setSearch(withStep(next));
  const total = profile.needsGuardian ? SCREENS.length : SCREENS.length - 1;
  const number = at + 1;
  return (
    <>
      <div className="flex flex-col gap-3">
        <p className="text-14 text-muted">
          <Trans>
            Step {number} of {total}
          </Trans>
        </p>
        <Progress label={t`Your profile`} share={at / total} />
        <PageHeading key={screen} title={titles[screen]} />
      </div>
      <Card>
        <StepView
          key={screen}
          screen={screen}
          profile={profile}
          action={t`Save and continue`}
          onSaved={() => goTo(SCREENS[at + 1])}
          onBack={at > 0 ? () => goTo(SCREENS[at - 1]) : undefined}
          back={t`Back`}
        />
      </Card>
      <Link to={ownPath(search.get('next') ?? '') ?? '/dashboard'} className="self-center">
        <Trans>Skip for now</Trans>
      </Link>
    </>
  );
}

function withStep(step: Screen) {
  return (before: URLSearchParams) => {
    const after = new URLSearchParams(before);
    after.set('step', step);
    return after;
  };
}
