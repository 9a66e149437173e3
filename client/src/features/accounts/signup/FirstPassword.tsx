import { Trans } from '@lingui/react/macro';
import { changePassword } from '@preproom/models/contract/people/accounts';
import { verifyToken } from '@preproom/models/contract/people/codes';
import { useState } from 'react';
import { callApi } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/texts/errorText.ts';
import { useAsyncAction } from '../../../lib/useAsyncAction.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { CodeForm } from '../code/CodeForm.tsx';
import { type CodeOnItsWay, useCode } from '../code/useCode.ts';
import { NewPasswordForm } from '../login/NewPasswordForm.tsx';

/** For somebody who has logged in by a code or a provider so far: a code by mail stands for the password that there is not. */
export function FirstPassword({ email, onSaved }: { email: string; onSaved(): void }) {
  const errorText = useErrorText();
  const [sent, setSent] = useState<CodeOnItsWay | null>(null);
  const [proof, setProof] = useState('');
  const code = useCode('password', setSent);
  const saving = useAsyncAction();
  const startAgain = () => {
    setProof('');
    setSent(null);
  };
  const verify = (digits: string) =>
    code.give(async () => {
      const body = { email, purpose: 'password' as const, code: digits };
      setProof((await callApi(verifyToken, { body })).proof);
    });
  const save = async (password: string) => {
    if (await saving.run(() => callApi(changePassword, { body: { proof, password } }))) onSaved();
  };
  if (proof)
    return (
      <NewPasswordForm
        email={email}
        isBusy={saving.isBusy}
        error={saving.error}
        onSubmit={save}
        onStartAgain={startAgain}
      />
    );
  if (sent)
    return (
      <CodeForm
        email={email}
        resendAt={sent.resendAt}
        isBusy={code.isBusy}
        error={code.error}
        action={<Trans>Confirm</Trans>}
        onCode={verify}
        onResend={() => code.send(email)}
        onOtherAddress={null}
      />
    );
  return (
    <div className="flex flex-col items-start gap-4">
      {code.error && <Banner tone="error">{errorText(code.error)}</Banner>}
      <p>
        <Trans>You have none yet. We send you a code by mail, then you choose one.</Trans>
      </p>
      <Button isBusy={code.isBusy} onClick={() => code.send(email)}>
        <Trans>Set a password</Trans>
      </Button>
    </div>
  );
}
