import { useLingui } from '@lingui/react/macro';
import { FormTextField, type FormTextFieldProps, isFilled } from './FormTextField.tsx';

/** Longer than any number, spaces and signs included. */
const MAX_LENGTH = 40;

export interface PhoneFieldProps extends Partial<FormTextFieldProps> {
  /** Who sees the number, after the help on country codes. */
  seenBy?: string;
}

export function PhoneField({ check = isFilled, seenBy, ...rest }: PhoneFieldProps) {
  const { t } = useLingui();
  const help = t`We assume +91 unless you add a country code.`;
  return (
    <FormTextField
      name="phone"
      label={t`Phone number`}
      type="tel"
      autoComplete="tel"
      maxLength={MAX_LENGTH}
      help={seenBy ? `${help} ${seenBy}` : help}
      fault={t`Enter your phone number, like 98765 43210.`}
      {...rest}
      check={check}
    />
  );
}
