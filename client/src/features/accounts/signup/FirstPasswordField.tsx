import { useLingui } from '@lingui/react/macro';
import { passwordLengthFault } from '@preproom/models/contract/people/passwords';
import type { FirstPasswordProps } from '../../../lib/firstPassword.ts';
import { PasswordField } from '../PasswordField.tsx';
import { PASSWORD_HELP, PASSWORD_TEXTS, refusedPassword } from '../passwordText.ts';

/** The password of an account that has none yet, for forms of other features; `isChecked` once the form was sent. */
export function FirstPasswordField({ value, onChange, isChecked, refused }: FirstPasswordProps) {
  const { t } = useLingui();
  const fault = isChecked ? passwordLengthFault(value) : null;
  const shown = fault ?? refusedPassword(refused);
  return (
    <PasswordField
      isNew
      value={value}
      onChange={onChange}
      help={t(PASSWORD_HELP)}
      error={shown && t(PASSWORD_TEXTS[shown])}
    />
  );
}
