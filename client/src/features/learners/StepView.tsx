import { Trans } from '@lingui/react/macro';
import type { User } from '@preproom/models/contract/accounts/users';
import type { ReactNode } from 'react';
import { usePhoto } from '../../lib/files/usePhoto.ts';
import { useStore } from '../../lib/store.ts';
import { GuardianForm } from '../../shared/learners/GuardianForm.tsx';
import type { StepProps } from '../../shared/learners/useStepForm.ts';
import { PhotoPicker } from '../../ui/forms/PhotoPicker.tsx';
import { AwaitsUploads } from '../../ui/forms/uploads.tsx';
import { NewcomerAboutForm } from './AboutForm.tsx';
import { EducationForm } from './EducationForm.tsx';
import { GoalForm } from './GoalForm.tsx';
import { SkillsForm } from './SkillsForm.tsx';
import type { Screen } from './screens.ts';

const FORMS = {
  about: NewcomerAboutForm,
  education: EducationForm,
  goal: GoalForm,
  skills: SkillsForm,
  guardian: GuardianForm,
} as const satisfies Record<Screen, (props: StepProps) => ReactNode>;

/** A step's reason, then its form. */
export function StepView({ screen, ...step }: StepProps & { screen: Screen }) {
  const Form = FORMS[screen];
  const user = useStore((state) => state.user);
  return (
    <div className="flex flex-col gap-5">
      <p className="text-muted">
        <Why screen={screen} />
      </p>
      <AwaitsUploads>
        {screen === 'about' && user && <OwnPhoto user={user} />}
        <Form {...step} />
      </AwaitsUploads>
    </div>
  );
}

function OwnPhoto({ user }: { user: User }) {
  return <PhotoPicker name={user.Name} photo={user.photo} {...usePhoto(user)} />;
}

function Why({ screen }: { screen: Screen }) {
  switch (screen) {
    case 'about':
      return <Trans>A few short steps. We save each one, so you can stop and come back any time.</Trans>;
    case 'education':
      return <Trans>Your mentor picks questions to match what you’ve studied.</Trans>;
    case 'goal':
      return <Trans>Tell us the role you’re aiming for, so your mentor can ask the right questions.</Trans>;
    case 'skills':
      return <Trans>Choose what your interviewer can ask about. All lists are optional.</Trans>;
    case 'guardian':
      return (
        <Trans>
          You’re under 18, so a parent or guardian needs to agree before you can join a session. We’ll e-mail
          them a code to give you. We keep their name, their e-mail and the date they agreed.
        </Trans>
      );
  }
}
