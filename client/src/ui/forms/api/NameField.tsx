import { useLingui } from '@lingui/react/macro';
import { FormTextField, type FormTextFieldProps, isFilled } from './FormTextField.tsx';

/** As in the contract (MAX_NAME_LENGTH), whose file brings more than this number. */
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
