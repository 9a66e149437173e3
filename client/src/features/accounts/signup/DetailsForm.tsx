import { Trans } from '@lingui/react/macro';
import type { signUp } from '@preproom/models/contract/accounts/accounts';
import type { BodyOf } from '@preproom/models/contract/http/endpoint';
import { useEffect } from 'react';
import { ApiForm } from '../../../ui/forms/api/ApiForm.tsx';
import { FormSubmit } from '../../../ui/forms/api/FormSubmit.tsx';
import { NameField } from '../../../ui/forms/api/NameField.tsx';
import { NewPasswordField } from '../../../ui/forms/api/NewPasswordField.tsx';
import { PhoneField } from '../../../ui/forms/api/PhoneField.tsx';
import { useApiForm } from '../../../ui/forms/api/useApiForm.ts';
import { TermsNote } from '../../../ui/TermsNote.tsx';

export type Details = Pick<BodyOf<typeof signUp>, 'name' | 'phone' | 'password'>;

export interface DetailsFormProps {
  email: string;
  /** The address is proved: the form takes the focus, unless somebody is typing in it already. */
  isProved: boolean;
  /** Throws AppError. Resolves with null if the form will be shown again, which keeps the draft. */
  onSubmit(details: Details): Promise<unknown>;
}

/** Name, phone number and password of a new account. The first two survive a reload. */
export function DetailsForm({ email, isProved, onSubmit }: DetailsFormProps) {
  const form = useApiForm<Details>({
    values: { name: '', phone: '', password: '' },
    draft: { key: 'signup', fields: ['name', 'phone'] },
    send: onSubmit,
  });
  const { setFocus } = form.form;
  useEffect(() => {
    // The focus that was in the field for the code is nowhere now. Any other focus stays: half a password would go into the name.
    if (isProved && document.activeElement === document.body) setFocus('name');
  }, [isProved, setFocus]);
  return (
    <ApiForm form={form}>
      <NameField />
      <PhoneField />
      <NewPasswordField email={email} />
      <FormSubmit>
        <Trans>Create account</Trans>
      </FormSubmit>
      <TermsNote />
    </ApiForm>
  );
}
