import { useLingui } from '@lingui/react/macro';
import type { User } from '@preproom/models/contract/accounts/users';
import { indianDay } from '@preproom/models/contract/http/indianDays';
import { isLanguage } from '@preproom/models/contract/http/language';
import { ADULT_AGE, ageOn, birthDateFault, MIN_AGE } from '@preproom/models/contract/learners/age';
import type { StudentProfile } from '@preproom/models/contract/learners/studentProfile';
import { useEffect } from 'react';
import { useStore } from '../../lib/store.ts';
import { FormSelect } from '../../ui/forms/api/FormSelect.tsx';
import { FormTextField } from '../../ui/forms/api/FormTextField.tsx';
import { NameField } from '../../ui/forms/api/NameField.tsx';
import { PhoneField } from '../../ui/forms/api/PhoneField.tsx';
import { type AboutValues, useSaving } from './api.ts';
import { GivenBirthDate } from './GivenBirthDate.tsx';
import { StepForm } from './StepForm.tsx';
import { type StepProps, useStepForm } from './useStepForm.ts';

const LANGUAGE_NAMES = [
  { id: 'en', label: 'English' },
  { id: 'hi', label: 'हिन्दी' },
];

/** Name, phone number, language and date of birth. All but the last are part of the account. */
export function AboutForm({ profile, onSaved, ...frame }: StepProps) {
  const user = useStore((state) => state.user);
  return user && <Fields user={user} profile={profile} onSaved={onSaved} {...frame} />;
}

function Fields({ user, profile, onSaved, ...frame }: StepProps & { user: User }) {
  const { t, i18n } = useLingui();
  const saving = useSaving();
  const language = isLanguage(i18n.locale) ? i18n.locale : profile.language;
  const form = useStepForm<AboutValues>({
    step: 'about',
    values: { ...valuesOf(user, profile), language },
    save: saving.about,
    onSaved,
  });
  const { setValue } = form.form;
  // The field says how the site is shown, also when that was changed in the header.
  useEffect(() => setValue('language', language), [setValue, language]);
  return (
    <StepForm {...frame} form={form}>
      <NameField />
      <PhoneField seenBy={t`Mentors never see it.`} />
      <FormSelect
        name="language"
        label={t`Language`}
        options={LANGUAGE_NAMES}
        help={t`Used for the site and e-mails.`}
      />
      {profile.dateOfBirth ? (
        <GivenBirthDate dateOfBirth={profile.dateOfBirth} />
      ) : (
        <BirthDateField typed={form.form.watch('dateOfBirth')} />
      )}
    </StepForm>
  );
}

function valuesOf({ Name, phone }: User, { dateOfBirth }: StudentProfile) {
  return { name: Name, phone, dateOfBirth: dateOfBirth ?? '' };
}

function BirthDateField({ typed }: { typed: string }) {
  const { t } = useLingui();
  const texts: Record<string, string> = {
    too_young: t`You must be at least ${MIN_AGE} years old.`,
    in_future: t`Check the date. It’s in the future.`,
    too_old: t`Check the year. That’s more than 100 years ago.`,
  };
  return (
    <FormTextField
      name="dateOfBirth"
      label={t`Date of birth`}
      type="date"
      autoComplete="bday"
      max={indianDay(Date.now())}
      help={<BirthHelp typed={typed} />}
      check={(text) => birthDateFault(text, Date.now())}
      fault={(what) => texts[what] ?? t`Enter your date of birth.`}
    />
  );
}

/** Says what the date means for the learner, because it cannot be changed after saving. */
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
