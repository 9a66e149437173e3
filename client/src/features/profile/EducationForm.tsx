import { useLingui } from '@lingui/react/macro';
import { yearList } from '@preproom/models/contract/catalogues/months';
import { indianDay } from '@preproom/models/contract/http/indianDays';
import { MAX_TEXT_LENGTH } from '@preproom/models/contract/people/profileLimits';
import { Select } from '../../ui/forms/Select.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { type EducationValues, useSaving } from './api.ts';
import { StepForm } from './StepForm.tsx';
import { type StepProps, useStepForm } from './useStepForm.ts';

type Typed = Omit<EducationValues, 'year'> & { year: string };

export function EducationForm({ profile, onSaved, ...frame }: StepProps) {
  const { t } = useLingui();
  const saving = useSaving();
  const texts = {
    college: t`Enter your college or university.`,
    degree: t`Enter your degree, like B.Tech.`,
    branch: t`Enter your branch or subject.`,
    year: t`Choose your graduation year.`,
  };
  const { education } = profile;
  const { form, submit, failure, isBusy, faults } = useStepForm<Typed>({
    step: 'education',
    values: { college: '', degree: '', branch: '', ...education, year: String(education?.year ?? '') },
    texts,
    save: ({ year, ...rest }) => saving.education({ ...rest, year: Number(year) }),
    onSaved,
  });
  const line = (field: 'college' | 'degree' | 'branch') => ({
    maxLength: MAX_TEXT_LENGTH,
    error: faults[field]?.message,
    ...form.register(field, { validate: (text) => text.trim() !== '' || texts[field] }),
  });
  return (
    <StepForm {...frame} onSubmit={submit} failure={failure} isBusy={isBusy}>
      <TextField label={t`College or university`} autoComplete="organization" {...line('college')} />
      <TextField label={t`Degree`} placeholder={t`B.Tech, MBA, B.Com …`} {...line('degree')} />
      <TextField label={t`Branch or subject`} placeholder={t`Computer Science`} {...line('branch')} />
      <Select
        label={t`Graduation year`}
        options={years()}
        placeholder={t`Choose a year`}
        error={faults.year?.message}
        {...form.register('year', { validate: (text) => text !== '' || texts.year })}
      />
    </StepForm>
  );
}

function years() {
  const thisYear = Number(indianDay(Date.now()).slice(0, 4));
  return yearList(thisYear).map((year) => ({ id: String(year), label: String(year) }));
}
