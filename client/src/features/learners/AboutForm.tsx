import { useLingui } from '@lingui/react/macro';
import type { User } from '@preproom/models/contract/accounts/users';
import { isLanguage } from '@preproom/models/contract/http/language';
import type { StudentProfile } from '@preproom/models/contract/learners/studentProfile';
import { useEffect } from 'react';
import { useStore } from '../../lib/store.ts';
import { BirthDateField } from '../../shared/learners/BirthDateField.tsx';
import { type AboutValues, useSaving } from '../../shared/learners/profile.ts';
import { StepForm } from '../../shared/learners/StepForm.tsx';
import { type StepProps, useStepForm } from '../../shared/learners/useStepForm.ts';
import { FormSelect } from '../../ui/forms/api/FormSelect.tsx';
import { NameField } from '../../ui/forms/api/NameField.tsx';
import { PhoneField } from '../../ui/forms/api/PhoneField.tsx';
import { GivenBirthDate } from './GivenBirthDate.tsx';

const LANGUAGE_NAMES = [
  { id: 'en', label: 'English' },
  { id: 'hi', label: 'हिन्दी' },
];

/** Name, phone number, language and date of birth. All but the last are part of the account. */
export function AboutForm(props: StepProps) {
  const user = useStore((state) => state.user);
  return user && <Fields user={user} {...props} />;
}

/** The same for a newcomer, who gave name and phone number at sign-up: what is known is not asked again. */
export function NewcomerAboutForm(props: StepProps) {
  const user = useStore((state) => state.user);
  return user && <Fields user={user} {...props} asksName={user.Name === ''} asksPhone={user.phone === ''} />;
}

interface FieldsProps extends StepProps {
  user: User;
  asksName?: boolean;
  asksPhone?: boolean;
}

function Fields({ user, profile, onSaved, asksName = true, asksPhone = true, ...frame }: FieldsProps) {
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
      {asksName && <NameField />}
      {asksPhone && <PhoneField seenBy={t`Mentors never see it.`} />}
      <FormSelect
        name="language"
        label={t`Language`}
        options={LANGUAGE_NAMES}
        help={t`Used for the site and e-mails.`}
      />
      {profile.dateOfBirth ? <GivenBirthDate dateOfBirth={profile.dateOfBirth} /> : <BirthDateField />}
    </StepForm>
  );
}

function valuesOf({ Name, phone }: User, { dateOfBirth }: StudentProfile) {
  return { name: Name, phone, dateOfBirth: dateOfBirth ?? '' };
}
