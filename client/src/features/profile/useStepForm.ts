import type { StudentProfile } from '@preproom/models/contract/people/studentProfile';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useStore } from '../../lib/store.ts';
import { type ApiFormState, useApiForm } from '../../ui/forms/api/useApiForm.ts';

/** What every step's form is given by the page around it. */
export interface StepProps {
  profile: StudentProfile;
  /** Words of the button that saves. */
  action: string;
  onSaved: (profile: StudentProfile) => void;
  /** Leads back, or leaves things as they were. */
  onBack?: (() => void) | undefined;
  back?: string;
}

interface StepForm<Values extends FieldValues> {
  /** Names the draft of this person's step. */
  step: string;
  values: DefaultValues<Values>;
  /** Throws AppError. Null: something is still to come before this counts as saved. */
  save: (values: Values) => Promise<StudentProfile | null>;
  onSaved: (profile: StudentProfile) => void;
}

/** One step's form: what was typed is kept in this tab until it is saved. */
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
