import { Trans } from '@lingui/react/macro';
import { logInWithCode } from '@preproom/models/contract/people/accounts';
import { useState } from 'react';
import { callApi } from '../../../lib/api.ts';
import { useStore } from '../../../lib/store.ts';
import { CodeForm } from '../code/CodeForm.tsx';
import { EmailForm } from '../code/EmailForm.tsx';
import { type CodeOnItsWay, useCode } from '../code/useCode.ts';

/** Log in with a code by mail. Once logged in, the guard around the page leads on. */
export function CodeLogin({ email, onEmail }: { email: string; onEmail(email: string): void }) {
  const [sent, setSent] = useState<CodeOnItsWay | null>(null);
  const { isBusy, error, send, give } = useCode('login', setSent);
  const askFor = (address: string) => {
    onEmail(address);
    void send(address);
  };
  const logIn = (code: string) =>
    give(async () => {
      const { data } = await callApi(logInWithCode, { body: { email, code } });
      useStore.getState().enter(data);
    });
  if (!sent)
    return (
      <EmailForm
        email={email}
        isBusy={isBusy}
        error={error}
        action={<Trans>Send a code</Trans>}
        onSubmit={askFor}
      />
    );
  return (
    <CodeForm
      email={sent.email}
      resendAt={sent.resendAt}
      isBusy={isBusy}
      error={error}
      action={<Trans>Log in</Trans>}
      onCode={logIn}
      onResend={() => send(sent.email)}
      onOtherAddress={() => setSent(null)}
    />
  );
}
