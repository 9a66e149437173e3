import { useLingui } from '@lingui/react/macro';
import { yearList } from '@preproom/models/contract/catalogues/months';
import { indianDay } from '@preproom/models/contract/http/indianDays';
import { MAX_TEXT_LENGTH } from '@preproom/models/contract/learners/profileLimits';
import { type EducationValues, useSaving } from '../../shared/learners/profile.ts';
import { StepForm } from '../../shared/learners/StepForm.tsx';
import { type StepProps, useStepForm } from '../../shared/learners/useStepForm.ts';
import { FormSelect } from '../../ui/forms/api/FormSelect.tsx';
import { FormTextField, isFilled } from '../../ui/forms/api/FormTextField.tsx';

type Typed = Omit<EducationValues, 'year'> & { year: string };

export function EducationForm({ profile, onSaved, ...frame }: StepProps) {
  const { t } = useLingui();
  const saving = useSaving();
  const { education } = profile;
  const form = useStepForm<Typed>({
    step: 'education',
    values: { college: '', degree: '', branch: '', ...education, year: String(education?.year ?? '') },
    save: ({ year, ...rest }) => saving.education({ ...rest, year: Number(year) }),
    onSaved,
  });
  return (
    <StepForm {...frame} form={form}>
      <FormTextField
        name="college"
        label={t`College or university`}
        autoComplete="organization"
        maxLength={MAX_TEXT_LENGTH}
        check={isFilled}
        fault={t`Enter your college or university.`}
      />
      <FormTextField
        name="degree"
        label={t`Degree`}
        placeholder={t`B.Tech, MBA, B.Com …`}
        maxLength={MAX_TEXT_LENGTH}
        check={isFilled}
        fault={t`Enter your degree, like B.Tech.`}
      />
      <FormTextField
        name="branch"
        label={t`Branch or subject`}
        placeholder={t`Computer Science`}
        maxLength={MAX_TEXT_LENGTH}
        check={isFilled}
        fault={t`Enter your branch or subject.`}
      />
      <FormSelect
        name="year"
        label={t`Graduation year`}
        options={years()}
        placeholder={t`Choose a year`}
        isRequired
        fault={t`Choose your graduation year.`}
      />
    </StepForm>
  );
}

function years() {
  const thisYear = Number(indianDay(Date.now()).slice(0, 4));
  return yearList(thisYear).map((year) => ({ id: String(year), label: String(year) }));
}
