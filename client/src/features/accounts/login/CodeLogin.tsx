import { Trans } from '@lingui/react/macro';
import { logInWithCode } from '@preproom/models/contract/accounts/accounts';
import { useState } from 'react';
import { callApi } from '../../../lib/api.ts';
import { useStore } from '../../../lib/store.ts';
import { CodeForm } from '../../../shared/accounts/code/CodeForm.tsx';
import { EmailForm } from '../../../shared/accounts/code/EmailForm.tsx';
import { type SentCode, sendCode } from '../../../shared/accounts/code/sendCode.ts';

/** Log in with a code that is e-mailed. Once logged in, the guard around the page redirects. */
export function CodeLogin({ email, onEmail }: { email: string; onEmail(email: string): void }) {
  const [sent, setSent] = useState<SentCode | null>(null);
  async function send(address: string) {
    onEmail(address);
    setSent(await sendCode('login', address));
  }
  async function logIn(code: string) {
    const { data } = await callApi(logInWithCode, { body: { email, code } });
    useStore.getState().enter(data);
  }
  if (!sent) return <EmailForm email={email} action={<Trans>Send code</Trans>} onSubmit={send} />;
  return (
    <CodeForm
      {...sent}
      needsAccount
      action={<Trans>Log in</Trans>}
      onCode={logIn}
      onResend={() => send(sent.email)}
      onOtherEmail={() => setSent(null)}
    />
  );
}
