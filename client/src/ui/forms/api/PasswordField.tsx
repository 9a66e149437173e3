import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFormField } from './FormTextField.tsx';
import { PasswordInput } from './PasswordInput.tsx';

export interface PasswordFieldProps {
  name?: string;
  label?: ReactNode;
  /** Shown when the server refuses it. */
  wrong?: ReactNode;
}

/** The user's current password. */
export function PasswordField({ name = 'password', label, wrong }: PasswordFieldProps) {
  const { t } = useLingui();
  const missing = t`Enter your password.`;
  const field = useFormField(name, {
    check: (text) => (text === '' ? MISSING : null),
    fault: (what) => (what === MISSING ? missing : (wrong ?? missing)),
  });
  return <PasswordInput {...field} label={label ?? t`Password`} autoComplete="current-password" />;
}

const MISSING = 'is missing';
