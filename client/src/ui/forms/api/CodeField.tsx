import { useLingui } from '@lingui/react/macro';
import { CODE_DIGITS } from '@preproom/models/contract/accounts/codes';
import { asciiDigits } from '@preproom/models/contract/http/digits';
import { type ReactNode, useEffect, useRef } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { cx } from '../../../lib/cx.ts';
import { FieldFrame, INPUT_LOOK } from '../fieldStyle.tsx';

export interface CodeFieldProps {
  label?: ReactNode;
  /** `off` where the code was sent to someone else. */
  autoComplete?: 'one-time-code' | 'off';
  /** Called when the last digit was typed, pasted or filled in by the browser. */
  onComplete?: () => void;
}

/**
 * The six-digit code from an e-mail. A refused code is selected, so that typing replaces it; Enter does not send it again, which would
 * cost one of few attempts.
 */
export function CodeField({ label, autoComplete = 'one-time-code', onComplete }: CodeFieldProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const { getValues } = useFormContext();
  const refused = useRef('');
  const { field, fieldState } = useController<{ code: string }, 'code'>({
    name: 'code',
    rules: {
      validate: {
        digits: (code) => code.length === CODE_DIGITS,
        // With another e-mail address it may be right.
        refused: (_code, values) => JSON.stringify(values) !== refused.current,
      },
    },
  });
  const fault = fieldState.error;
  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    // `select()` would also scroll the page to the field.
    if (fault?.type === 'server') {
      input.current?.setSelectionRange(0, CODE_DIGITS);
      refused.current = JSON.stringify(getValues());
    }
  }, [fault, getValues]);

  function type(text: string): void {
    const digits = asciiDigits(text).replace(/\D/g, '').slice(0, CODE_DIGITS);
    const isNew = digits !== field.value;
    if (isNew) refused.current = '';
    field.onChange(digits);
    if (isNew && digits.length === CODE_DIGITS) onComplete?.();
  }
  const faultText =
    fault?.type === 'digits' ? t`Enter the 6-digit code.` : t`Wrong or expired code. Use the latest one.`;
  return (
    <FieldFrame label={label ?? t`Code`} error={fault && faultText}>
      {(ties) => (
        <input
          {...ties}
          ref={input}
          name="code"
          inputMode="numeric"
          autoComplete={autoComplete}
          value={field.value}
          onBlur={field.onBlur}
          onChange={({ target }) => type(target.value)}
          className={cx(INPUT_LOOK, 'text-center font-heading text-24 tracking-[0.35em] tabular-nums')}
        />
      )}
    </FieldFrame>
  );
}
