import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, type Ref, useState } from 'react';
import { TextField } from '../../ui/forms/TextField.tsx';

export interface PasswordFieldProps {
  /** Without one it is the password that one logs in with. */
  label?: ReactNode;
  name?: string;
  help?: ReactNode;
  /** A new one: password managers then offer to make it. */
  isNew?: boolean;
  ref?: Ref<HTMLInputElement>;
  value: string;
  onChange: (password: string) => void;
  error: ReactNode;
}

export function PasswordField({ label, name, help, isNew, ref, value, onChange, error }: PasswordFieldProps) {
  const { t } = useLingui();
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...(ref ? { ref } : {})}
      label={label ?? <Trans>Password</Trans>}
      name={name ?? 'password'}
      type={isShown ? 'text' : 'password'}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      help={help}
      error={error}
      end={
        <button
          type="button"
          aria-label={t`Show what is typed`}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
          className="min-h-9 cursor-pointer rounded-control px-3 text-14 text-peacock"
        >
          {isShown ? <Trans>Hide</Trans> : <Trans>Show</Trans>}
        </button>
      }
    />
  );
}
