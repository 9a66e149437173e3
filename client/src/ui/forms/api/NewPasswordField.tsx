import { useLingui } from '@lingui/react/macro';
import { passwordLengthFault } from '@preproom/models/contract/accounts/passwords';
import type { ReactNode } from 'react';
import { useFormField } from './FormTextField.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import { PASSWORD_HELP, passwordText } from './passwordTexts.ts';

export interface NewPasswordFieldProps {
  label?: ReactNode;
  /** The account's e-mail address, for password managers. */
  email: string;
  autoFocus?: boolean;
}

/** A new password. The page checks its length; the server checks how easy it is to guess. */
export function NewPasswordField({ label, email, autoFocus }: NewPasswordFieldProps) {
  const { t } = useLingui();
  const field = useFormField('password', {
    check: passwordLengthFault,
    fault: (what) => t(passwordText(what)),
  });
  return (
    <>
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordInput
        {...field}
        label={label ?? t`Password`}
        autoComplete="new-password"
        help={t(PASSWORD_HELP)}
        {...(autoFocus && { autoFocus })}
      />
    </>
  );
}
