import { Trans, useLingui } from '@lingui/react/macro';
import type { AppError } from '@preproom/models/contract/http/errors';
import { type PasswordFault, passwordLengthFault } from '@preproom/models/contract/people/passwords';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useErrorText } from '../../../lib/texts/errorText.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { PasswordField } from '../PasswordField.tsx';
import { PASSWORD_HELP, PASSWORD_TEXTS, refusedPassword } from '../passwordText.ts';

export interface NewPasswordFormProps {
  email: string;
  isBusy: boolean;
  error: AppError | null;
  onSubmit(password: string): void;
  /** The proof was too old. */
  onStartAgain(): void;
}

export function NewPasswordForm({ email, isBusy, error, onSubmit, onStartAgain }: NewPasswordFormProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [own, setOwn] = useState<PasswordFault | null>(null);
  const fault = own ?? refusedPassword(error);
  useEffect(() => {
    if (!error || error.fields) field.current?.focus();
  }, [error]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = passwordLengthFault(password);
    setOwn(found);
    if (found) field.current?.focus();
    else onSubmit(password);
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      {error && !error.fields && <Banner tone="error">{errorText(error)}</Banner>}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        ref={field}
        isNew
        label={t`New password`}
        value={password}
        onChange={setPassword}
        help={t(PASSWORD_HELP)}
        error={fault && t(PASSWORD_TEXTS[fault])}
      />
      {error?.code === 'stale_proof' ? (
        <Button onClick={onStartAgain}>
          <Trans>Start again</Trans>
        </Button>
      ) : (
        <Button type="submit" isBusy={isBusy}>
          <Trans>Save the new password</Trans>
        </Button>
      )}
    </form>
  );
}
