import { useLingui } from '@lingui/react/macro';
import { FormTextField, type FormTextFieldProps, isFilled } from './FormTextField.tsx';

/** Longer than any phone number with spaces and punctuation. */
const MAX_LENGTH = 40;

export interface PhoneFieldProps extends Partial<FormTextFieldProps> {
  /** Help text on who sees the number. */
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
