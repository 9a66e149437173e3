import { Trans, useLingui } from '@lingui/react/macro';
import type { AppError } from '@preproom/models/contract/http/errors';
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { cx } from '../../../lib/cx.ts';
import { useErrorText } from '../../../lib/texts/errorText.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { FieldFrame, INPUT_LOOK } from '../../../ui/forms/fieldLook.tsx';
import { ResendButton } from './ResendButton.tsx';

const DIGITS = 6;

export interface CodeFormProps {
  email: string;
  resendAt: number;
  isBusy: boolean;
  error: AppError | null;
  action: ReactNode;
  tone?: 'primary' | 'danger' | undefined;
  onCode(code: string): void;
  onResend(): void;
  /** Null where the address is not to be chosen. */
  onOtherAddress: (() => void) | null;
}

/** The code that was mailed. The sixth digit sends it, typed, pasted or filled in by the browser. */
export function CodeForm({ email, resendAt, isBusy, error, action, tone = 'primary', ...on }: CodeFormProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [isShort, setShort] = useState(false);
  useEffect(() => field.current?.focus(), []);
  const isWrong = error?.code === 'invalid_otp';
  useEffect(() => {
    if (isWrong && error) field.current?.select();
  }, [isWrong, error]);

  const give = (digits: string) => {
    setShort(digits.length < DIGITS);
    if (digits.length < DIGITS) field.current?.focus();
    else if (!isBusy) on.onCode(digits);
  };
  const type = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, DIGITS);
    setCode(digits);
    if (digits.length === DIGITS && digits !== code) give(digits);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    give(code);
  };
  const fault = isWrong
    ? t`This code is not right, or it is no longer good. Look at the newest mail.`
    : isShort && t`Enter the six digits of the code.`;
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      {error && !isWrong && <Banner tone="error">{errorText(error)}</Banner>}
      <p>
        <Trans>
          We sent a mail to <strong className="break-all">{email}</strong>. The code in it is good for 10
          minutes.
        </Trans>
      </p>
      <FieldFrame label={t`Code`} error={fault}>
        {(ties) => (
          <input
            {...ties}
            ref={field}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            onChange={({ target }) => type(target.value)}
            className={cx(INPUT_LOOK, 'text-center font-heading text-24 tracking-[0.35em] tabular-nums')}
          />
        )}
      </FieldFrame>
      <Button type="submit" tone={tone} isBusy={isBusy}>
        {action}
      </Button>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <ResendButton resendAt={resendAt} isBusy={isBusy} onResend={on.onResend} />
        {on.onOtherAddress && (
          <Button tone="plain" size="small" className="px-0!" onClick={on.onOtherAddress}>
            <Trans>Another address</Trans>
          </Button>
        )}
      </div>
      <p className="text-14 text-muted">
        <Trans>No mail? Look in the spam folder, and whether the address above is right.</Trans>
      </p>
    </form>
  );
}
