import type { StudentProfile } from '@preproom/models/contract/learners/studentProfile';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useStore } from '../../lib/store.ts';
import { type ApiFormState, useApiForm } from '../../ui/forms/api/useApiForm.ts';

/** Props of every step's form. */
export interface StepProps {
  profile: StudentProfile;
  /** Label of the save button. */
  action: string;
  onSaved: (profile: StudentProfile) => void;
  /** Goes back a step, or cancels editing. */
  onBack?: (() => void) | undefined;
  back?: string;
}

interface StepForm<Values extends FieldValues> {
  /** Part of the draft's key. */
  step: string;
  values: DefaultValues<Values>;
  /** Throws AppError. Resolves with null if the step needs another submit. */
  save: (values: Values) => Promise<StudentProfile | null>;
  onSaved: (profile: StudentProfile) => void;
}

/** A step's form, with a draft in this tab until it is saved. */
export function useStepForm<Values extends FieldValues>({
  step,
  values,
  save,
  onSaved,
}: StepForm<Values>): ApiFormState<Values> {
  const userId = useStore((state) => state.user?._id ?? '');
  return useApiForm<Values>({
    values,
    draft: { key: `profile:${userId}:${step}`, fields: Object.keys(values) },
    async send(typed) {
      const profile = await save(typed);
      if (profile) onSaved(profile);
      return profile;
    },
  });
}
