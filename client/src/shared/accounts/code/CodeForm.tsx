import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useErrorText } from '../../../lib/texts/errorText.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ApiForm } from '../../../ui/forms/api/ApiForm.tsx';
import { CodeField } from '../../../ui/forms/api/CodeField.tsx';
import { FormSubmit } from '../../../ui/forms/api/FormSubmit.tsx';
import { useApiForm } from '../../../ui/forms/api/useApiForm.ts';
import { ResendButton } from './ResendButton.tsx';

export interface CodeFormProps {
  email: string;
  resendAt: number;
  action: ReactNode;
  tone?: 'primary' | 'danger' | 'quiet' | undefined;
  /** A code is sent only if the address has an account, so the text must not say that one was sent. */
  needsAccount?: boolean;
  /** Throws AppError, as `onResend` does. */
  onCode(code: string): Promise<unknown>;
  onResend(): Promise<unknown>;
  /** Null where the address is fixed. */
  onOtherEmail: (() => void) | null;
}

/** Form for an e-mailed code. Submits on the last digit. */
export function CodeForm({ action, tone = 'primary', onOtherEmail, ...props }: CodeFormProps) {
  const errorText = useErrorText();
  const resend = useMutation({ mutationFn: props.onResend });
  const form = useApiForm<{ code: string }>({
    draft: null,
    values: { code: '' },
    recheck: 'onSubmit',
    send: ({ code }) => props.onCode(code),
  });
  const isBusy = form.isBusy || resend.isPending;
  return (
    <ApiForm form={form}>
      {resend.error && <Banner tone="error">{errorText(resend.error)}</Banner>}
      <Sent email={props.email} needsAccount={props.needsAccount ?? false} />
      <CodeField onComplete={() => void (isBusy || form.submit())} />
      <FormSubmit tone={tone} isBusy={isBusy}>
        {action}
      </FormSubmit>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <ResendButton resendAt={props.resendAt} isBusy={isBusy} onResend={() => resend.mutate()} />
        {onOtherEmail && (
          <Button tone="plain" size="small" className="px-0!" onClick={onOtherEmail}>
            <Trans>Use a different e-mail</Trans>
          </Button>
        )}
      </div>
      <p className="text-14 text-muted">
        <Trans>No e-mail? Check your spam folder and the address above.</Trans>
      </p>
    </ApiForm>
  );
}

function Sent({ email, needsAccount }: { email: string; needsAccount: boolean }) {
  return (
    <p>
      {needsAccount ? (
        <Trans>
          If there’s an account for <strong className="wrap-anywhere">{email}</strong>, a code is on its way.
          It expires in 10 minutes.
        </Trans>
      ) : (
        <Trans>
          Check <strong className="wrap-anywhere">{email}</strong> for a 6-digit code. It expires in 10
          minutes.
        </Trans>
      )}
    </p>
  );
}
