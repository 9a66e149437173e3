import { useLingui } from '@lingui/react/macro';
import { MENTOR_LIMITS } from '@preproom/models/contract/people/mentorLife';
import { TextArea } from '../../ui/forms/TextArea.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import type { FieldsProps } from './fields.ts';

export function WorkFields({ values, change, faults }: FieldsProps) {
  const { t } = useLingui();
  const left = MENTOR_LIMITS.headline - values.headline.length;
  return (
    <>
      <TextArea
        label={t`Headline`}
        name="headline"
        rows={2}
        maxLength={MENTOR_LIMITS.headline}
        value={values.headline}
        // One sentence is one line, wherever it breaks.
        onChange={({ target }) => change({ headline: target.value.replace(/\s*\n\s*/g, ' ') })}
        help={t`One sentence on how you help learners. ${left} characters left.`}
        error={faults.headline}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t`Job title`}
          name="designation"
          autoComplete="organization-title"
          maxLength={MENTOR_LIMITS.designation}
          value={values.designation}
          onChange={({ target }) => change({ designation: target.value })}
          error={faults.designation}
        />
        <TextField
          label={t`Company`}
          name="company"
          autoComplete="organization"
          maxLength={MENTOR_LIMITS.company}
          value={values.company}
          onChange={({ target }) => change({ company: target.value })}
          error={faults.company}
        />
      </div>
      <TextField
        label={t`Years of experience`}
        name="years"
        inputMode="numeric"
        maxLength={2}
        className="max-w-48"
        value={values.years}
        onChange={({ target }) => change({ years: target.value })}
        error={faults.years}
      />
      <TextField
        label={t`LinkedIn profile`}
        name="linkedIn"
        type="url"
        inputMode="url"
        autoCapitalize="none"
        maxLength={MENTOR_LIMITS.linkedIn}
        value={values.linkedIn}
        onChange={({ target }) => change({ linkedIn: target.value })}
        help={t`For example, linkedin.com/in/your-name. Learners see it.`}
        error={faults.linkedIn}
      />
    </>
  );
}
