import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { ToggleButton } from 'react-aria-components';
import { TextField } from '../../ui/TextField.tsx';

interface PasswordFieldProps {
  value: string;
  onChange: (password: string) => void;
  error: ReactNode;
}

export function PasswordField({ value, onChange, error }: PasswordFieldProps) {
  const { t } = useLingui();
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      label={<Trans>Password</Trans>}
      name="password"
      type={isShown ? 'text' : 'password'}
      autoComplete="current-password"
      value={value}
      onChange={onChange}
      error={error}
      end={
        <ToggleButton
          aria-label={t`Show what is typed`}
          isSelected={isShown}
          onChange={setShown}
          className="min-h-9 cursor-pointer rounded-control px-3 text-14 text-peacock"
        >
          {isShown ? <Trans>Hide</Trans> : <Trans>Show</Trans>}
        </ToggleButton>
      }
    />
  );
}
