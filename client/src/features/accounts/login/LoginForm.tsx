import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { useStore } from '../../../lib/store.ts';
import { useErrorText } from '../../../lib/texts/errorText.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { isAddress } from '../code/isAddress.ts';
import { PasswordField } from '../PasswordField.tsx';
import { useWork } from '../useWork.ts';

type Fault = 'email' | 'password' | null;

/** Once logged in, the guard around the page leads on. A failure keeps everything that was typed. */
export function LoginForm({ email, onEmail }: { email: string; onEmail(email: string): void }) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<Fault>(null);
  const { isBusy, error, run } = useWork();
  const errorText = useErrorText();
  const isBadEmail = fault === 'email' || Boolean(error?.fields?.email);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const found = firstFault(email, password);
    setFault(found);
    if (found) form.current?.querySelector<HTMLInputElement>(`[name=${found}]`)?.focus();
    else void run(() => useStore.getState().logIn({ email: email.trim(), password }));
  }

  return (
    <form ref={form} onSubmit={onSubmit} noValidate className="flex flex-col gap-4">
      {error && !error.fields && <Banner tone="error">{errorText(error)}</Banner>}
      <TextField
        label={<Trans>E-mail address</Trans>}
        name="email"
        type="email"
        autoComplete="username"
        value={email}
        onChange={({ target }) => onEmail(target.value)}
        error={isBadEmail && t`Enter your e-mail address, like name@example.com.`}
      />
      <PasswordField
        value={password}
        onChange={setPassword}
        error={fault === 'password' && t`Enter your password.`}
      />
      <Button type="submit" isBusy={isBusy}>
        <Trans>Log in</Trans>
      </Button>
    </form>
  );
}

function firstFault(email: string, password: string): Fault {
  if (!isAddress(email)) return 'email';
  return password === '' ? 'password' : null;
}
