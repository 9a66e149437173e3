import { Trans, useLingui } from '@lingui/react/macro';
import { JOB_LIMITS, MAX_EXPERIENCE_YEARS } from '@preproom/models/contract/jobs/jobLimits';
import { useId } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { RichText } from '../../../../shared/blogs/team/text/RichText.tsx';
import { FormTextField, isFilled } from '../../../../ui/forms/api/FormTextField.tsx';
import { Checkbox } from '../../../../ui/forms/Checkbox.tsx';
import type { JobFields } from './jobFields.ts';

/** Everything that is written of a job. */
export function JobFormFields() {
  const { t } = useLingui();
  const { register } = useFormContext<JobFields>();
  return (
    <>
      <FormTextField
        name="title"
        label={t`Title`}
        maxLength={JOB_LIMITS.name}
        check={isFilled}
        fault={t`Enter a title.`}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <FormTextField
          name="company"
          label={t`Company`}
          maxLength={JOB_LIMITS.name}
          check={isFilled}
          fault={t`Enter the company.`}
        />
        <FormTextField
          name="place"
          label={t`City`}
          maxLength={JOB_LIMITS.place}
          check={isFilled}
          fault={t`Enter the city.`}
        />
      </div>
      <Checkbox {...register('isRemote')}>
        <Trans>Remote work possible</Trans>
      </Checkbox>
      <Numbers />
      <FormTextField
        name="skills"
        label={t`Skills`}
        help={<Trans>Separate them with commas.</Trans>}
        fault={t`Use up to ${JOB_LIMITS.skills} skills, each up to ${JOB_LIMITS.skill} characters.`}
      />
      <FormTextField
        name="applyUrl"
        label={t`Application page (optional)`}
        help={
          <Trans>
            Add this if the company takes applications on its own site. Leave it empty to take them here.
          </Trans>
        }
        type="url"
        maxLength={JOB_LIMITS.url}
        fault={t`Enter a full web address, like https://company.example/jobs.`}
      />
      <FormTextField
        name="expiresAt"
        label={t`Last day to apply`}
        help={<Trans>India time (IST)</Trans>}
        type="date"
        check={isFilled}
        fault={t`Enter a date.`}
      />
      <Description />
    </>
  );
}

function Numbers() {
  const { t } = useLingui();
  const years = t`Use whole years up to ${MAX_EXPERIENCE_YEARS}, the smaller number first.`;
  const lakh = t`Use numbers like 6.5, the smaller one first.`;
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      <FormTextField name="experience" label={t`Experience from (years)`} inputMode="numeric" fault={years} />
      <FormTextField
        name="experienceTo"
        label={t`Experience up to (years)`}
        inputMode="numeric"
        fault={years}
      />
      <FormTextField
        name="salary"
        label={t`Pay from (₹ lakh a year)`}
        help={<Trans>Leave empty if not disclosed</Trans>}
        inputMode="decimal"
        fault={lakh}
      />
      <FormTextField name="salaryTo" label={t`Pay up to (₹ lakh a year)`} inputMode="decimal" fault={lakh} />
    </div>
  );
}

/** Not a field that a label can point to: the group has the name. */
function Description() {
  const id = useId();
  const { field, fieldState } = useController<JobFields, 'description'>({ name: 'description' });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's own box cannot be laid out as this one
    <div role="group" aria-labelledby={id} className="flex min-w-0 flex-col gap-1">
      <p id={id} className="text-14 font-medium">
        <Trans>Description</Trans>
      </p>
      <RichText html={field.value} onChange={field.onChange} />
      {fieldState.error && (
        <p role="alert" className="text-14 text-brick">
          <Trans>Write a description.</Trans>
        </p>
      )}
    </div>
  );
}
