import { useLingui } from '@lingui/react/macro';
import { indianDay } from '@preproom/models/contract/http/indianDays';
import { MAX_TEXT_LENGTH } from '@preproom/models/contract/people/profileLimits';
import { Controller } from 'react-hook-form';
import { useStore } from '../../lib/store.ts';
import { Select } from '../../ui/forms/Select.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { type GoalValues, useSaving } from './api.ts';
import { StepForm } from './StepForm.tsx';
import { type StepProps, useStepForm } from './useStepForm.ts';

/** As a form has it: what is not given is an empty text. */
type Typed = Record<keyof GoalValues, string>;

export function GoalForm({ profile, onSaved, ...frame }: StepProps) {
  const { t } = useLingui();
  const saving = useSaving();
  const programs = useStore((state) => state.Products);
  const texts = {
    targetRole: t`Enter your target role, like software engineer.`,
    programId: t`Choose a program from the list.`,
    interviewDate: t`Choose today or a later date, or leave it empty.`,
  };
  const { targetRole = '', programId = '', interviewDate = '' } = profile.goal ?? {};
  const { form, submit, failure, isBusy, faults } = useStepForm<Typed>({
    step: 'goal',
    values: { targetRole, programId: programId ?? '', interviewDate: interviewDate ?? '' },
    texts,
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
    <StepForm {...frame} onSubmit={submit} failure={failure} isBusy={isBusy}>
      <TextField
        label={t`Target role`}
        placeholder={t`Software engineer`}
        maxLength={MAX_TEXT_LENGTH}
        error={faults.targetRole?.message}
        {...form.register('targetRole', { validate: (text) => text.trim() !== '' || texts.targetRole })}
      />
      {/* Controlled, because the programs may come after the form. */}
      <Controller
        control={form.control}
        name="programId"
        render={({ field }) => (
          <Select
            {...field}
            label={t`Program you’re interested in`}
            help={t`Optional. You can change it later.`}
            options={options}
            error={faults.programId?.message}
          />
        )}
      />
      <TextField
        label={t`Interview date`}
        type="date"
        min={indianDay(Date.now())}
        help={t`Optional. Helps your mentor plan.`}
        error={faults.interviewDate?.message}
        {...form.register('interviewDate')}
      />
    </StepForm>
  );
}
