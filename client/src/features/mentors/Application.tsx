import { Trans, useLingui } from '@lingui/react/macro';
import type { MentorProfile } from '@preproom/models/contract/people/mentors';
import type { User } from '@preproom/models/contract/people/users';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { FirstPassword } from '../../lib/firstPassword.ts';
import { useErrorText } from '../../lib/texts/errorText.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { AboutStep } from './AboutStep.tsx';
import { KnowledgeFields } from './KnowledgeFields.tsx';
import { LastStep } from './LastStep.tsx';
import {
  KNOWLEDGE_FIELDS,
  PERSON_FIELDS,
  reachedStep,
  STEPS,
  type Step,
  WORK_FIELDS,
} from './mentorValues.ts';
import { useMentorForm } from './useMentorForm.ts';
import { WorkFields } from './WorkFields.tsx';

const FIELDS = { about: PERSON_FIELDS, work: WORK_FIELDS, knowledge: KNOWLEDGE_FIELDS, resume: [] } as const;

export interface ApplicationProps {
  profile: MentorProfile;
  user: User;
  Password: FirstPassword;
}

/** The step stands in the page's address, so that the browser's Back leads one step back with everything as it was typed. */
export function Application({ profile, user, Password }: ApplicationProps) {
  const errorText = useErrorText();
  const [search, setSearch] = useSearchParams();
  const step = reachedStep(search.get('step'), profile.missing);
  const form = useMentorForm(profile, user);
  const [password, setPassword] = useState('');
  const number = STEPS.indexOf(step);
  const goTo = (index: number) => setSearch({ step: STEPS[index] ?? 'about' });
  // Without its step an address means the furthest one, which is another one later.
  const isUnnamed = search.get('step') === null;
  useEffect(() => {
    if (isUnnamed) setSearch({ step }, { replace: true });
  }, [isUnnamed, step, setSearch]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (step === 'resume') await form.apply();
    else if (await form.save(FIELDS[step], step === 'about' ? password : '')) goTo(number + 1);
  }
  const needsPassword = profile.missing.includes('password');
  return (
    <Card>
      <form onSubmit={submit} noValidate className="flex flex-col gap-5">
        <StepHeading step={step} />
        {form.error && !form.error.fields && <Banner tone="error">{errorText(form.error)}</Banner>}
        {step === 'about' && (
          <AboutStep {...form} user={user}>
            {needsPassword && (
              <Password
                value={password}
                onChange={setPassword}
                isChecked={form.isChecked}
                refused={form.error}
              />
            )}
          </AboutStep>
        )}
        {step === 'work' && <WorkFields {...form} />}
        {step === 'knowledge' && <KnowledgeFields {...form} />}
        {step === 'resume' && <LastStep profile={profile} form={form} />}
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-between">
          {number > 0 ? (
            <Button tone="quiet" onClick={() => goTo(number - 1)}>
              <Trans>Back</Trans>
            </Button>
          ) : (
            <span />
          )}
          <Button type="submit" isBusy={form.isBusy}>
            {step === 'resume' ? <Trans>Send application</Trans> : <Trans>Save and continue</Trans>}
          </Button>
        </div>
      </form>
    </Card>
  );
}

/** Takes the focus when one comes from another step. */
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
    resume: t`Resume and review`,
  };
  const number = STEPS.indexOf(step) + 1;
  return (
    <div className="flex flex-col gap-1">
      <p className="text-14 text-muted tabular-nums">
        <Trans>Step {number} of 4</Trans>
      </p>
      <h2 ref={heading} tabIndex={-1} className="text-24">
        {titles[step]}
      </h2>
    </div>
  );
}
