import { Trans } from '@lingui/react/macro';
import { UNVERIFIED_RETENTION_DAYS } from '@preproom/models/contract/referrals/affiliates';
import { useState } from 'react';
import { useErrorText } from '../../../lib/texts/errorText.ts';
import { CodeForm } from '../../../shared/accounts/code/CodeForm.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { useProveEmail, useSendCode } from './api.ts';

interface EmailProofProps {
  email: string;
  isProved: boolean;
}

/** Asks to confirm the e-mail address, then says that it is confirmed. */
export function EmailProof({ email, isProved }: EmailProofProps) {
  const prove = useProveEmail();
  if (isProved)
    return prove.isSuccess ? (
      <Banner tone="success">
        <Trans>E-mail confirmed. You can now log in on any device.</Trans>
      </Banner>
    ) : null;
  return (
    <Card as="section" labelledBy="proof" className="flex flex-col gap-4">
      <div className="flex flex-col gap-2">
        <h2 id="proof" className="text-20">
          <Trans>Confirm your e-mail</Trans>
        </h2>
        <p className="text-muted">
          <Trans>
            Confirm <strong className="wrap-anywhere">{email}</strong> with the code we e-mail you. Until you
            do, your account works only in this browser. We delete unconfirmed accounts after{' '}
            {UNVERIFIED_RETENTION_DAYS} days.
          </Trans>
        </p>
      </div>
      <Proving email={email} prove={prove} />
    </Card>
  );
}

type ProvingProps = Omit<EmailProofProps, 'isProved'> & { prove: ReturnType<typeof useProveEmail> };

function Proving({ email, prove }: ProvingProps) {
  const errorText = useErrorText();
  const send = useSendCode();
  const [isOpen, setOpen] = useState(false);
  const ask = () => send.mutate(undefined, { onSuccess: () => setOpen(true) });
  if (!isOpen)
    return (
      <>
        {send.error && <Banner tone="error">{errorText(send.error)}</Banner>}
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => setOpen(true)}>
            <Trans>Enter code</Trans>
          </Button>
          <Button tone="quiet" isBusy={send.isPending} onClick={ask}>
            <Trans>Resend code</Trans>
          </Button>
        </div>
      </>
    );
  return (
    <CodeForm
      email={email}
      resendAt={send.data ?? 0}
      action={<Trans>Confirm</Trans>}
      onCode={prove.mutateAsync}
      onResend={() => send.mutateAsync()}
      onOtherEmail={null}
    />
  );
}
