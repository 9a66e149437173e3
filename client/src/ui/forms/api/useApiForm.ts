import type { AppError, ErrorCode } from '@preproom/models/contract/http/errors';
import { useEffect, useState } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { asAppError } from '../../../lib/api.ts';
import { readDraft, writeDraft } from '../../../lib/drafts/sessionDraft.ts';
import { useStore, whileLoading } from '../../../lib/store.ts';

export interface ApiFormOptions<Values extends FieldValues> {
  /** Initial values. A field without one keeps what was typed before hydration. */
  values?: DefaultValues<Values>;
  /**
   * Saves these fields in this tab's session storage until the form is sent, so that a closed dialog or a reload loses nothing. Never
   * passwords or codes. Null: nothing here is worth typing again.
   */
  draft: { key: string; fields: readonly (keyof Values & string)[] } | null;
  /** When an invalid field is checked again. Code forms wait for the next submit, so a half-typed code is no error. */
  recheck?: 'onChange' | 'onSubmit';
  /** Calls the API; throws AppError. Resolves with null if more steps follow, which keeps the draft. */
  send(values: Values): Promise<unknown>;
}

export interface ApiFormState<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** Checks the fields and sends them. Does nothing while it is sending. */
  submit(event?: { preventDefault(): void }): Promise<void>;
  /** The last error, unless it is shown at a field. */
  failure: AppError | null;
  isBusy: boolean;
}

/** Error codes that belong to a field although the server names none. */
const FIELD_OF: Partial<Record<ErrorCode, string>> = { invalid_otp: 'code' };

/**
 * A form that calls the API. Its values have the type of the contract's schema, but the schema stays on the server
 * (client/build/dropSchemas.ts): fields do simple checks, and the server's errors are shown at their fields. A failure never
 * clears a field.
 */
export function useApiForm<Values extends FieldValues>({
  values = {} as DefaultValues<Values>,
  draft,
  recheck = 'onChange',
  send,
}: ApiFormOptions<Values>): ApiFormState<Values> {
  const [failure, setFailure] = useState<AppError | null>(null);
  const form = useForm<Values>({
    defaultValues: { ...values, ...(draft && readDraft(draft.key)) },
    reValidateMode: recheck,
    // ApiForm does this, for the server's errors too.
    shouldFocusError: false,
  });
  const isBusy = form.formState.isSubmitting;
  useDraft(form, draft);

  const sendValid = form.handleSubmit(async (valid) => {
    try {
      const answer = await whileLoading(send(valid));
      if (draft && answer !== null) writeDraft(draft.key, null);
    } catch (thrown) {
      const error = asAppError(thrown);
      // The guards lead to the log-in page and back, where the draft is.
      if (error.code === 'signed_out') useStore.getState().forgetUser();
      // Shown in the error banner too, as specified.
      if (error.code === 'invalid_otp') useStore.getState().showError(error);
      if (!showAtFields(error)) setFailure(error);
    }
  });

  /** Shows the error at its fields. Returns false if none of them is in this form. */
  function showAtFields({ code, fields }: AppError): boolean {
    const about = FIELD_OF[code];
    const faults = Object.entries(fields ?? (about ? { [about]: code } : {}))
      .map(([path, message]) => ({ name: path.split('.')[0] ?? path, message }))
      .filter(({ name }) => name in form.getValues());
    for (const { name, message } of faults)
      form.setError(name as FieldPath<Values>, { type: 'server', message });
    return faults.length > 0;
  }

  async function submit(event?: { preventDefault(): void }): Promise<void> {
    event?.preventDefault();
    if (isBusy) return;
    setFailure(null);
    // A server error at a field that is no longer shown would block every submit.
    form.clearErrors();
    await sendValid();
  }

  return { form, submit, failure, isBusy };
}

function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  draft: ApiFormOptions<Values>['draft'],
): void {
  const key = draft?.key;
  const fields = draft?.fields.join();
  useEffect(() => {
    if (!key || !fields) return;
    const kept = fields.split(',');
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => writeDraft(key, Object.fromEntries(kept.map((name) => [name, values[name]]))),
    });
  }, [form, key, fields]);
}
