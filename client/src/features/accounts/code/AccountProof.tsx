import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import type { AccountProofProps } from '../../../lib/accountProof.ts';
import { useErrorText } from '../../../lib/texts/errorText.ts';
import { useAsyncAction } from '../../../lib/useAsyncAction.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { PasswordField } from '../PasswordField.tsx';
import { CodeForm } from './CodeForm.tsx';

/** That the account is the person's: by its password, or by a code that is mailed to it. */
export function AccountProof({ send, ...props }: AccountProofProps) {
  const { email, hasPassword, action, isBusy, error, onProof } = props;
  const errorText = useErrorText();
  const [resendAt, setResendAt] = useState<number | null>(null);
  const mailing = useAsyncAction();
  const mail = () =>
    mailing.run(async () => {
      const { resendAfterSeconds } = await send();
      setResendAt(Date.now() + resendAfterSeconds * 1000);
    });
  const fault = mailing.error && <Banner tone="error">{errorText(mailing.error)}</Banner>;
  if (resendAt !== null)
    return (
      <div className="flex flex-col gap-4">
        {fault}
        <CodeForm
          email={email}
          resendAt={resendAt}
          isBusy={isBusy || mailing.isBusy}
          error={error?.code === 'wrong_credentials' ? null : error}
          action={action}
          tone={props.tone}
          onCode={(code) => onProof({ code })}
          onResend={() => void mail()}
          onOtherAddress={null}
        />
      </div>
    );
  return (
    <div className="flex flex-col gap-4">
      {fault}
      {hasPassword && <PasswordProof {...props} />}
      <Button tone={hasPassword ? 'plain' : 'primary'} isBusy={mailing.isBusy} onClick={() => void mail()}>
        {hasPassword ? <Trans>Mail me a code instead</Trans> : <Trans>Mail me a code</Trans>}
      </Button>
    </div>
  );
}

function PasswordProof({
  action,
  tone = 'primary',
  isBusy,
  error,
  onProof,
}: Omit<AccountProofProps, 'send'>) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    setMissing(password === '');
    if (password !== '') onProof({ password });
  }
  const isWrong = error?.code === 'wrong_credentials';
  return (
    <form onSubmit={onSubmit} noValidate className="flex flex-col gap-4">
      {error && !isMissing && (
        <Banner tone="error">{isWrong ? t`This is not your password.` : errorText(error)}</Banner>
      )}
      <PasswordField
        value={password}
        onChange={setPassword}
        error={isMissing && t`Enter the password of your account.`}
      />
      <Button type="submit" tone={tone} isBusy={isBusy}>
        {action}
      </Button>
    </form>
  );
}
