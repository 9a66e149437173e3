import { useLingui } from '@lingui/react/macro';
import { passwordLengthFault } from '@preproom/models/contract/people/passwords';
import type { FirstPasswordProps } from '../../../lib/firstPassword.ts';
import { PasswordInput } from '../../../ui/forms/api/PasswordInput.tsx';
import { PASSWORD_HELP, passwordText } from '../../../ui/forms/api/passwordTexts.ts';

/** The password of an account that has none yet, for forms of other features; `isChecked` once the form was sent. */
export function FirstPasswordField({ value, onChange, isChecked, refused }: FirstPasswordProps) {
  const { t } = useLingui();
  const fault = (isChecked && passwordLengthFault(value)) || refused?.fields?.password;
  return (
    <PasswordInput
      label={t`Password`}
      name="password"
      autoComplete="new-password"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      help={t(PASSWORD_HELP)}
      error={fault && t(passwordText(fault))}
    />
  );
}
