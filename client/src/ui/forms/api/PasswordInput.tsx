import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useIsHydrated } from '../../../lib/page/useIsHydrated.ts';
import { TextField, type TextFieldProps } from '../TextField.tsx';

/** A masked input with a button that shows what was typed. */
export function PasswordInput(props: Omit<TextFieldProps, 'type' | 'end'>) {
  const { t } = useLingui();
  const [isShown, setShown] = useState(false);
  const isHydrated = useIsHydrated();
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        <button
          type="button"
          disabled={!isHydrated}
          aria-label={t`Show password`}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
          className="min-h-9 cursor-pointer rounded-control px-3 text-14 text-peacock disabled:opacity-50"
        >
          {isShown ? <Trans>Hide</Trans> : <Trans>Show</Trans>}
        </button>
      }
    />
  );
}
