import type { FieldValues } from 'react-hook-form';
import type { ApiFormState } from './useApiForm.ts';

/** What was sent last has not been taken, or what is typed would not be: no time to say that something was saved. */
export function isFaulty<Values extends FieldValues>({
  form,
  failure,
}: Pick<ApiFormState<Values>, 'form' | 'failure'>): boolean {
  return failure !== null || Object.keys(form.formState.errors).length > 0;
}
