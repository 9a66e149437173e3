import { useLingui } from '@lingui/react/macro';
import { indianDay } from '@preproom/models/contract/http/indianDays';
import { useStore } from '../../lib/store.ts';
import { type GoalValues, useSaving } from '../../shared/learners/profile.ts';
import { StepForm } from '../../shared/learners/StepForm.tsx';
import { TargetRoleField } from '../../shared/learners/TargetRoleField.tsx';
import { type StepProps, useStepForm } from '../../shared/learners/useStepForm.ts';
import { FormSelect } from '../../ui/forms/api/FormSelect.tsx';
import { FormTextField } from '../../ui/forms/api/FormTextField.tsx';

/** Form values; empty strings stand for null. */
type Typed = Record<keyof GoalValues, string>;

export function GoalForm({ profile, onSaved, ...frame }: StepProps) {
  const { t } = useLingui();
  const saving = useSaving();
  const programs = useStore((state) => state.Products);
  const hasPack = useStore((state) => state.hasActivePack);
  const { targetRole = '', programId = '', interviewDate = '' } = profile.goal ?? {};
  const form = useStepForm<Typed>({
    step: 'goal',
    values: { targetRole, programId: programId ?? '', interviewDate: interviewDate ?? '' },
    save: (typed) =>
      saving.goal({
        targetRole: typed.targetRole,
        programId: typed.programId || null,
        interviewDate: typed.interviewDate || null,
      }),
    onSaved,
  });
  const options = [
    { id: '', label: t`Not decided yet` },
    ...programs.map(({ _id, product_name }) => ({ id: _id, label: product_name })),
  ];
  return (
    <StepForm {...frame} form={form}>
      <TargetRoleField />
      {!hasPack && (
        <FormSelect
          name="programId"
          label={t`Program of interest`}
          help={t`Optional. You can change it later.`}
          options={options}
          fault={t`Choose a program from the list.`}
        />
      )}
      <FormTextField
        name="interviewDate"
        label={t`Interview date`}
        type="date"
        min={indianDay(Date.now())}
        help={t`Optional. Helps your mentor plan.`}
        fault={t`Choose today or a later date, or leave it empty.`}
      />
    </StepForm>
  );
}
