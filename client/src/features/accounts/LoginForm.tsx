import { Trans, useLingui } from '@lingui/react/macro';
import type { AppError } from '@preproom/models/contract/errors';
import { type FormEvent, useRef, useState } from 'react';
import { asAppError } from '../../lib/api.ts';
import { useErrorText } from '../../lib/errorText.ts';
import { useStore } from '../../lib/store.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { PasswordField } from './PasswordField.tsx';

type Fault = 'email' | 'password' | null;

/** Once logged in, the guard around the page leads on. A failure keeps everything that was typed. */
export function LoginForm() {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<Fault>(null);
  const { isBusy, error, submit } = useLogIn();
  const errorText = useErrorText();
  const isBadEmail = fault === 'email' || Boolean(error?.fields?.email);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const found = firstFault(email, password);
    setFault(found);
    if (found) form.current?.querySelector<HTMLInputElement>(`[name=${found}]`)?.focus();
    else void submit({ email: email.trim(), password });
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
        onChange={setEmail}
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
  if (!/^\S+@\S+\.\S+$/.test(email.trim())) return 'email';
  return password === '' ? 'password' : null;
}

function useLogIn() {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<AppError | null>(null);

  async function submit(credentials: { email: string; password: string }) {
    setBusy(true);
    setError(null);
    try {
      await useStore.getState().logIn(credentials);
    } catch (failure) {
      setError(asAppError(failure));
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, error, submit };
}
