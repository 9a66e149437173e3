import { Trans } from '@lingui/react/macro';
import { changePassword } from '@preproom/models/contract/accounts/accounts';
import { verifyToken } from '@preproom/models/contract/accounts/codes';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/texts/errorText.ts';
import { CodeForm } from '../../../shared/accounts/code/CodeForm.tsx';
import { type SentCode, sendCode } from '../../../shared/accounts/code/sendCode.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { NewPasswordForm } from '../login/NewPasswordForm.tsx';

/** Sets a password for an account that has none: a code by e-mail stands in for the current one. */
export function FirstPassword({ email, onSaved }: { email: string; onSaved(): void }) {
  const errorText = useErrorText();
  const [sent, setSent] = useState<SentCode | null>(null);
  const [proof, setProof] = useState('');
  const send = async () => setSent(await sendCode('password', email));
  const sending = useMutation({ mutationFn: send });
  async function verify(code: string) {
    const body = { email, purpose: 'password' as const, code };
    setProof((await callApi(verifyToken, { body })).proof);
  }
  async function save(password: string) {
    await callApi(changePassword, { body: { proof, password } });
    onSaved();
  }
  function startAgain() {
    setProof('');
    setSent(null);
  }
  if (proof) return <NewPasswordForm email={email} onSubmit={save} onStartAgain={startAgain} />;
  if (sent)
    return (
      <CodeForm
        {...sent}
        action={<Trans>Confirm</Trans>}
        onCode={verify}
        onResend={send}
        onOtherEmail={null}
      />
    );
  return (
    <div className="flex flex-col items-start gap-4">
      {sending.error && <Banner tone="error">{errorText(sending.error)}</Banner>}
      <p>
        <Trans>You don’t have a password yet. We’ll e-mail you a code first.</Trans>
      </p>
      <Button isBusy={sending.isPending} onClick={() => sending.mutate()}>
        <Trans>Set password</Trans>
      </Button>
    </div>
  );
}
