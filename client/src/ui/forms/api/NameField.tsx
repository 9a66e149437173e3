import { useLingui } from '@lingui/react/macro';
import { FormTextField, type FormTextFieldProps, isFilled } from './FormTextField.tsx';

/** MAX_NAME_LENGTH of the contract, copied because importing that file would add its schemas to the bundle. */
const MAX_LENGTH = 100;

export function NameField({ check = isFilled, ...rest }: Partial<FormTextFieldProps>) {
  const { t } = useLingui();
  return (
    <FormTextField
      name="name"
      label={t`Your name`}
      autoComplete="name"
      maxLength={MAX_LENGTH}
      fault={t`Enter your name.`}
      {...rest}
      check={check}
    />
  );
}
