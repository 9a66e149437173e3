import { useLingui } from '@lingui/react/macro';
import { indianDay } from '@preproom/models/contract/http/indianDays';
import { ADULT_AGE, ageOn, birthDateFault, MIN_AGE } from '@preproom/models/contract/people/age';
import type { StudentProfile } from '@preproom/models/contract/people/studentProfile';
import type { User } from '@preproom/models/contract/people/users';
import { useStore } from '../../lib/store.ts';
import { Select } from '../../ui/forms/Select.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { type AboutValues, useSaving } from './api.ts';
import { GivenBirthDate } from './GivenBirthDate.tsx';
import { StepForm } from './StepForm.tsx';
import { type StepProps, useStepForm } from './useStepForm.ts';

const LANGUAGE_NAMES = [
  { id: 'en', label: 'English' },
  { id: 'hi', label: 'हिन्दी' },
];

/** Who somebody is and how they are reached; the account holds all of it but the date of birth. */
export function AboutForm({ profile, onSaved, ...frame }: StepProps) {
  const user = useStore((state) => state.user);
  return user && <Fields user={user} profile={profile} onSaved={onSaved} {...frame} />;
}

function Fields({ user, profile, onSaved, ...frame }: StepProps & { user: User }) {
  const { t } = useLingui();
  const saving = useSaving();
  const birthTexts = useBirthTexts();
  const texts = {
    name: t`Enter your name.`,
    phone: t`Enter your phone number, like 98765 43210.`,
    dateOfBirth: birthTexts,
  };
  const { form, submit, failure, isBusy, faults } = useStepForm<AboutValues>({
    step: 'about',
    values: valuesOf(user, profile),
    ...{ texts, save: saving.about, onSaved },
  });
  const { register, watch } = form;
  const validBirth = (text: string) => {
    const fault = birthDateFault(text, Date.now());
    return fault === null || birthTexts[fault];
  };
  return (
    <StepForm {...frame} onSubmit={submit} failure={failure} isBusy={isBusy}>
      <TextField
        label={t`Your name`}
        autoComplete="name"
        maxLength={100}
        error={faults.name?.message}
        {...register('name', { validate: (text) => text.trim() !== '' || texts.name })}
      />
      <TextField
        label={t`Phone number`}
        type="tel"
        autoComplete="tel"
        maxLength={40}
        help={t`We assume +91 unless you add a country code. Mentors never see it.`}
        error={faults.phone?.message}
        {...register('phone', { validate: (text) => text.trim() !== '' || texts.phone })}
      />
      <Select
        label={t`Language`}
        options={LANGUAGE_NAMES}
        help={t`Used for the site and e-mails.`}
        error={faults.language?.message}
        {...register('language')}
      />
      {profile.dateOfBirth ? (
        <GivenBirthDate dateOfBirth={profile.dateOfBirth} />
      ) : (
        <TextField
          label={t`Date of birth`}
          type="date"
          autoComplete="bday"
          max={indianDay(Date.now())}
          help={<BirthHelp typed={watch('dateOfBirth')} />}
          error={faults.dateOfBirth?.message}
          {...register('dateOfBirth', { validate: validBirth })}
        />
      )}
    </StepForm>
  );
}

function valuesOf({ Name, phone }: User, { language, dateOfBirth }: StudentProfile): AboutValues {
  return { name: Name, phone, language, dateOfBirth: dateOfBirth ?? '' };
}

function useBirthTexts() {
  const { t } = useLingui();
  return {
    no_date: t`Enter your date of birth.`,
    too_young: t`You must be at least ${MIN_AGE} years old.`,
    too_old: t`Check the year. That’s more than 100 years ago.`,
  };
}

/** What follows from the date, before it is saved for good. */
function BirthHelp({ typed }: { typed: string }) {
  const { t } = useLingui();
  const now = Date.now();
  if (birthDateFault(typed, now) !== null)
    return t`We use it to check your age. You can’t change it later. Mentors never see it.`;
  const age = ageOn(typed, now);
  return age < ADULT_AGE
    ? t`You’re ${age}, so a parent or guardian needs to agree. We’ll ask for their e-mail at the end.`
    : t`You’re ${age}. You can’t change the date later. Mentors never see it.`;
}
