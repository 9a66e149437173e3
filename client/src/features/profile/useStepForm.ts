import type { StudentProfile } from '@preproom/models/contract/people/studentProfile';
import { useEffect, useState } from 'react';
import { type DefaultValues, type FieldPath, type FieldValues, useForm } from 'react-hook-form';
import { asAppError } from '../../lib/api.ts';
import { readDraft, writeDraft } from '../../lib/sessionDraft.ts';
import { useStore } from '../../lib/store.ts';
import { useErrorText } from '../../lib/texts/errorText.ts';

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
  /** What is said when the server refuses a field; by the fault that it names, where there are several. */
  texts: Partial<Record<keyof Values & string, string | Record<string, string>>>;
  /** Null: something is still to come before this counts as saved. */
  save: (values: Values) => Promise<StudentProfile | null>;
  onSaved: (profile: StudentProfile) => void;
}

/** One step's form: what was typed is kept in this tab until it is saved, refusals stand at their fields. */
export function useStepForm<Values extends FieldValues>(step: StepForm<Values>) {
  const userId = useStore((state) => state.user?._id ?? '');
  const key = `profile:${userId}:${step.step}`;
  const errorText = useErrorText();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<Values>({ defaultValues: { ...step.values, ...readDraft(key) } });
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => writeDraft(key, values) }),
    [form, key],
  );

  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    try {
      const profile = await step.save(values);
      if (!profile) return;
      writeDraft(key, null);
      step.onSaved(profile);
    } catch (thrown) {
      const error = asAppError(thrown);
      if (!showFaults(error.fields)) setFailure(errorText(error));
    }
  });

  /** Whether there was a field of this form to say it at; the first one takes the focus. */
  function showFaults(fields: Record<string, string> = {}): boolean {
    const faults = Object.entries(fields).flatMap(([path, fault]) => {
      const field = path.split('.')[0] ?? path;
      const text: string | Record<string, string> | undefined = step.texts[field];
      const message = typeof text === 'object' ? (text[fault] ?? Object.values(text)[0]) : text;
      return message ? [{ field: field as FieldPath<Values>, message }] : [];
    });
    for (const [i, { field, message }] of faults.entries())
      form.setError(field, { type: 'server', message }, { shouldFocus: i === 0 });
    return faults.length > 0;
  }

  return {
    form,
    submit,
    failure,
    isBusy: form.formState.isSubmitting,
    faults: form.formState.errors,
  };
}
