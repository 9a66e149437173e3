import { Trans } from '@lingui/react/macro';
import type { logIn } from '@preproom/models/contract/accounts/users';
import type { BodyOf } from '@preproom/models/contract/http/endpoint';
import { useStore } from '../../../lib/store.ts';
import { ApiForm } from '../../../ui/forms/api/ApiForm.tsx';
import { EmailField } from '../../../ui/forms/api/EmailField.tsx';
import { FormSubmit } from '../../../ui/forms/api/FormSubmit.tsx';
import { PasswordField } from '../../../ui/forms/api/PasswordField.tsx';
import { useApiForm } from '../../../ui/forms/api/useApiForm.ts';

export interface LoginFormProps {
  email: string;
  onEmail(email: string): void;
  /** Quiet beside something that comes first. */
  tone?: 'primary' | 'quiet';
}

/** Once logged in, the guard around the page redirects. */
export function LoginForm({ email, onEmail, tone = 'primary' }: LoginFormProps) {
  const form = useApiForm<BodyOf<typeof logIn>>({
    // Without a value of ours, a field keeps what was typed before hydration.
    draft: null,
    values: email ? { email } : {},
    send: ({ email: address, password }) => useStore.getState().logIn({ email: address.trim(), password }),
  });
  return (
    <ApiForm form={form}>
      <EmailField autoComplete="username" onChange={({ target }) => onEmail(target.value)} />
      <PasswordField />
      <FormSubmit tone={tone}>
        <Trans>Log in</Trans>
      </FormSubmit>
    </ApiForm>
  );
}
