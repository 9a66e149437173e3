import { Trans, useLingui } from '@lingui/react/macro';
import type { User } from '@preproom/models/contract/accounts/users';
import type { MentorProfile } from '@preproom/models/contract/mentors/mentors';
import { type ComponentType, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { reachedStep } from '../../lib/page/reachedStep.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ApiForm } from '../../ui/forms/api/ApiForm.tsx';
import { FormSubmit } from '../../ui/forms/api/FormSubmit.tsx';
import { AboutStep } from './AboutStep.tsx';
import { KnowledgeFields } from './KnowledgeFields.tsx';
import { LastStep } from './LastStep.tsx';
import { KNOWLEDGE_FIELDS, reachableSteps, STEPS, type Step, WORK_FIELDS } from './mentorValues.ts';
import { useResumeFault } from './ResumeField.tsx';
import { useMentorCalls, useMentorForm } from './useMentorForm.ts';
import { WorkFields } from './WorkFields.tsx';

const FIELDS = { work: WORK_FIELDS, knowledge: KNOWLEDGE_FIELDS } as const;

/** The step with the weekly hours, which saves on its own and can be skipped. */
export type AvailabilityStep = ComponentType<{ onBack: () => void; onDone: () => void }>;

export interface ApplicationProps {
  profile: MentorProfile;
  user: User;
  Availability: AvailabilityStep;
}

/** The step is in the URL, so that the browser's Back goes one step back and keeps everything as typed. */
export function Application({ profile, user, Availability }: ApplicationProps) {
  const [search, setSearch] = useSearchParams();
  const step = reachedStep(reachableSteps(profile.missing), search.get('step'));
  const calls = useMentorCalls();
  const needsPassword = profile.missing.includes('password');
  const number = STEPS.indexOf(step);
  const goTo = (index: number) => setSearch({ step: STEPS[index] ?? 'about' });

  const form = useMentorForm(profile, user, async (values) => {
    if (step === 'resume') return calls.apply();
    if (step === 'availability') return null;
    if (step === 'about')
      await calls.savePerson({ ...values, password: needsPassword ? values.password : '' });
    else await calls.saveDetails(values, FIELDS[step]);
    goTo(number + 1);
    return null;
  });
  const resumeFault = useResumeFault(profile, form.failure);

  // A URL without a step means the furthest one, which changes with every save, so the step is written into it.
  const isUnnamed = search.get('step') === null;
  useEffect(() => {
    if (isUnnamed) setSearch({ step }, { replace: true });
  }, [isUnnamed, step, setSearch]);

  function goBack(): void {
    form.form.clearErrors();
    goTo(number - 1);
  }
  return (
    <Card className="flex flex-col gap-5">
      <StepHeading step={step} />
      {step === 'availability' ? (
        <Availability onBack={goBack} onDone={() => goTo(number + 1)} />
      ) : (
        <ApiForm form={form} isFailureElsewhere={resumeFault !== undefined} className="gap-5">
          {step === 'about' && <AboutStep user={user} needsPassword={needsPassword} />}
          {step === 'work' && <WorkFields />}
          {step === 'knowledge' && <KnowledgeFields />}
          {step === 'resume' && <LastStep profile={profile} resumeFault={resumeFault} />}
          <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-between">
            {number > 0 ? (
              <Button tone="quiet" onClick={goBack}>
                <Trans>Back</Trans>
              </Button>
            ) : (
              <span />
            )}
            <FormSubmit>
              {step === 'resume' ? <Trans>Send application</Trans> : <Trans>Save and continue</Trans>}
            </FormSubmit>
          </div>
        </ApiForm>
      )}
    </Card>
  );
}

/** Focused after the step has changed. */
function StepHeading({ step }: { step: Step }) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  const titles = {
    about: t`About you`,
    work: t`Your work`,
    knowledge: t`Your expertise`,
    availability: t`Your availability`,
    resume: t`Resume and review`,
  };
  const number = STEPS.indexOf(step) + 1;
  return (
    <div className="flex flex-col gap-1">
      <p className="text-14 text-muted tabular-nums">
        <Trans>Step {number} of 5</Trans>
      </p>
      <h2 ref={heading} tabIndex={-1} className="text-24">
        {titles[step]}
      </h2>
    </div>
  );
}
