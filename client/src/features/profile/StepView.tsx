import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AboutForm } from './AboutForm.tsx';
import { EducationForm } from './EducationForm.tsx';
import { GoalForm } from './GoalForm.tsx';
import { GuardianForm } from './GuardianForm.tsx';
import { OwnPhoto } from './OwnPhoto.tsx';
import { SkillsForm } from './SkillsForm.tsx';
import type { Screen } from './screens.ts';
import type { StepProps } from './useStepForm.ts';

const FORMS = {
  about: AboutForm,
  education: EducationForm,
  goal: GoalForm,
  skills: SkillsForm,
  guardian: GuardianForm,
} as const satisfies Record<Screen, (props: StepProps) => ReactNode>;

/** Why one step asks what it asks, then its form. */
export function StepView({ screen, ...step }: StepProps & { screen: Screen }) {
  const Form = FORMS[screen];
  return (
    <div className="flex flex-col gap-5">
      <p className="text-muted">
        <Why screen={screen} />
      </p>
      {screen === 'about' && <OwnPhoto />}
      <Form {...step} />
    </div>
  );
}

function Why({ screen }: { screen: Screen }) {
  switch (screen) {
    case 'about':
      return <Trans>A few short steps, each saved when you go on: you can stop and come back.</Trans>;
    case 'education':
      return <Trans>Your mentor chooses questions that fit what you have learned.</Trans>;
    case 'goal':
      return <Trans>An interview for a design role is another one than for banking.</Trans>;
    case 'skills':
      return <Trans>Choose what an interviewer may ask you about. Every list is optional.</Trans>;
    case 'guardian':
      return (
        <Trans>
          You are under 18, so a parent or guardian has to agree that you use your account. We write to them;
          they give you the code from the mail. Recorded are their name, address, and when they agreed.
        </Trans>
      );
  }
}
