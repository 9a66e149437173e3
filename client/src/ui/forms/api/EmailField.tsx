import { useLingui } from '@lingui/react/macro';
import { isAddress } from '../../../lib/isAddress.ts';
import { FormTextField, type FormTextFieldProps } from './FormTextField.tsx';

export type EmailFieldProps = Partial<FormTextFieldProps>;

/** The user's e-mail address. */
export function EmailField({ check = checkAddress, ...rest }: EmailFieldProps) {
  const { t } = useLingui();
  return (
    <FormTextField
      name="email"
      label={t`E-mail`}
      type="email"
      autoComplete="email"
      autoCapitalize="none"
      fault={t`Enter your e-mail, like name@example.com.`}
      {...rest}
      check={check}
    />
  );
}

const checkAddress = (text: string) => (isAddress(text) ? null : 'not an e-mail address');
