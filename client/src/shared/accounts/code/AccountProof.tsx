import { Trans, useLingui } from '@lingui/react/macro';
import type { AccountProof as Proof } from '@preproom/models/contract/accounts/accountProof';
import type { CodeSent } from '@preproom/models/contract/accounts/codes';
import { AppError } from '@preproom/models/contract/http/errors';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { asAppError } from '../../../lib/api.ts';
import { serverNow } from '../../../lib/serverTime.ts';
import { useErrorText } from '../../../lib/texts/errorText.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ApiForm } from '../../../ui/forms/api/ApiForm.tsx';
import { FormSubmit } from '../../../ui/forms/api/FormSubmit.tsx';
import { PasswordField } from '../../../ui/forms/api/PasswordField.tsx';
import { useApiForm } from '../../../ui/forms/api/useApiForm.ts';
import { CodeForm } from './CodeForm.tsx';

export interface AccountProofProps {
  /** The account's. */
  email: string;
  hasPassword: boolean;
  /** On the button that gives the proof. */
  action: ReactNode;
  tone?: 'primary' | 'danger';
  /** Has a code e-mailed; throws AppError. */
  send(): Promise<CodeSent>;
  /** Does what the proof is for; throws AppError, which is shown beside what was typed. */
  onProof(proof: Proof): Promise<unknown>;
}

/** Proves that the user owns the account, by its password or an e-mailed code. */
export function AccountProof({ send, ...props }: AccountProofProps) {
  const { email, hasPassword, action, onProof } = props;
  const errorText = useErrorText();
  const [resendAt, setResendAt] = useState<number | null>(null);
  const sending = useMutation({ mutationFn: sendCode });
  async function sendCode(): Promise<void> {
    const { resendAfterSeconds } = await send();
    setResendAt(serverNow() + resendAfterSeconds * 1000);
  }
  if (resendAt !== null)
    return (
      <CodeForm
        email={email}
        resendAt={resendAt}
        action={action}
        tone={props.tone}
        onCode={(code) => onProof({ code })}
        onResend={sendCode}
        onOtherEmail={null}
      />
    );
  return (
    <div className="flex flex-col gap-4">
      {sending.error && <Banner tone="error">{errorText(sending.error)}</Banner>}
      {hasPassword && <PasswordProof {...props} />}
      <Button
        tone={hasPassword ? 'plain' : 'primary'}
        isBusy={sending.isPending}
        onClick={() => sending.mutate()}
      >
        {hasPassword ? <Trans>E-mail me a code instead</Trans> : <Trans>E-mail me a code</Trans>}
      </Button>
    </div>
  );
}

function PasswordProof({ action, tone = 'primary', onProof }: Omit<AccountProofProps, 'send'>) {
  const { t } = useLingui();
  const form = useApiForm<{ password: string }>({
    draft: null,
    values: { password: '' },
    send: ({ password }) => onProof({ password }).catch(atPassword),
  });
  return (
    <ApiForm form={form}>
      <PasswordField wrong={t`Wrong password. Try again.`} />
      <FormSubmit tone={tone}>{action}</FormSubmit>
    </ApiForm>
  );
}

/** Shows a wrong password at its field. */
function atPassword(failure: unknown): never {
  const error = asAppError(failure);
  if (error.code !== 'wrong_credentials') throw error;
  throw new AppError(error.code, undefined, { fields: { password: 'is wrong' } });
}
