import { useLingui } from '@lingui/react/macro';
import { MENTOR_LIMITS } from '@preproom/models/contract/mentors/mentorLife';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormTextArea } from '../../ui/forms/api/FormTextArea.tsx';
import { FormTextField, isFilled } from '../../ui/forms/api/FormTextField.tsx';
import { linkedInFault, type MentorValues, yearsFault } from './mentorValues.ts';

export function WorkFields() {
  const { t } = useLingui();
  return (
    <>
      <HeadlineField />
      <div className="grid gap-4 sm:grid-cols-2">
        <FormTextField
          name="designation"
          label={t`Job title`}
          autoComplete="organization-title"
          maxLength={MENTOR_LIMITS.designation}
          check={isFilled}
          fault={t`Enter your job title.`}
        />
        <FormTextField
          name="company"
          label={t`Company`}
          autoComplete="organization"
          maxLength={MENTOR_LIMITS.company}
          check={isFilled}
          fault={t`Enter your company, or “Self-employed”.`}
        />
      </div>
      <FormTextField
        name="years"
        label={t`Years of experience`}
        inputMode="numeric"
        maxLength={2}
        className="max-w-48"
        check={yearsFault}
        fault={t`Enter a whole number, like 7.`}
      />
      <FormTextField
        name="linkedIn"
        label={t`LinkedIn profile`}
        type="url"
        inputMode="url"
        autoCapitalize="none"
        maxLength={MENTOR_LIMITS.linkedIn}
        help={t`For example, linkedin.com/in/your-name. Shown on your public page.`}
        check={linkedInFault}
        fault={t`Enter your LinkedIn profile link, like linkedin.com/in/your-name.`}
      />
    </>
  );
}

function HeadlineField() {
  const { t } = useLingui();
  const { setValue } = useFormContext<MentorValues>();
  const headline = useWatch<MentorValues, 'headline'>({ name: 'headline' });
  const left = MENTOR_LIMITS.headline - headline.length;
  return (
    <FormTextArea
      name="headline"
      label={t`One-line introduction`}
      rows={2}
      maxLength={MENTOR_LIMITS.headline}
      // The contract refuses line breaks, which pasted text may have.
      onChange={({ target }) => {
        if (target.value.includes('\n')) setValue('headline', target.value.replace(/\s*\n\s*/g, ' '));
      }}
      help={t`One sentence on how you help learners. ${left} characters left.`}
      check={isFilled}
      fault={t`Enter one sentence on how you help learners.`}
    />
  );
}
