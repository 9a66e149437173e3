import { useLingui } from '@lingui/react/macro';
import { indianDay } from '@preproom/models/contract/http/indianDays';
import { ADULT_AGE, ageOn, birthDateFault, MIN_AGE } from '@preproom/models/contract/learners/age';
import { useWatch } from 'react-hook-form';
import { FormTextField } from '../../ui/forms/api/FormTextField.tsx';

/** The date of birth in a form that has it as `dateOfBirth`. */
export function BirthDateField() {
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
      help={<BirthHelp />}
      check={(text) => birthDateFault(text, Date.now())}
      fault={(what) => texts[what] ?? t`Enter your date of birth.`}
    />
  );
}

/** Says what the date means for the learner, because it cannot be changed after saving. */
function BirthHelp() {
  const { t } = useLingui();
  const typed: string = useWatch({ name: 'dateOfBirth' }) ?? '';
  const now = Date.now();
  if (birthDateFault(typed, now) !== null)
    return t`We use it to check your age. You can’t change it later. Mentors never see it.`;
  const age = ageOn(typed, now);
  return age < ADULT_AGE
    ? t`You’re ${age}, so a parent or guardian needs to agree. We’ll ask for their e-mail at the end.`
    : t`You’re ${age}. You can’t change the date later. Mentors never see it.`;
}
