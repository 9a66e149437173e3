import { Trans, useLingui } from '@lingui/react/macro';
import { changePassword } from '@preproom/models/contract/people/accounts';
import { type PasswordFault, passwordLengthFault } from '@preproom/models/contract/people/passwords';
import type { User } from '@preproom/models/contract/people/users';
import { type SubmitEvent, useRef, useState } from 'react';
import { callApi } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/texts/errorText.ts';
import { useAsyncAction } from '../../../lib/useAsyncAction.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { PasswordField } from '../PasswordField.tsx';
import { PASSWORD_HELP, PASSWORD_TEXTS, refusedPassword } from '../passwordText.ts';

/** The current password and a new one. */
export function ChangePasswordForm({ user, onSaved }: { user: User; onSaved(): void }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const form = useRef<HTMLFormElement>(null);
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const [own, setOwn] = useState<{ isMissing: boolean; fault: PasswordFault | null } | null>(null);
  const { isBusy, error, run } = useAsyncAction();
  const isWrong = error?.fields?.current !== undefined;
  const fault = own ? own.fault : refusedPassword(error);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const found = {
      isMissing: current === '',
      fault: passwordLengthFault(password),
    };
    setOwn(found.isMissing || found.fault ? found : null);
    if (found.isMissing || found.fault) return focusField(found.isMissing ? 'current' : 'password');
    if (!(await run(() => callApi(changePassword, { body: { current, password } })))) return;
    setCurrent('');
    setPassword('');
    onSaved();
  }
  const focusField = (name: string) =>
    form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus();

  return (
    <form ref={form} onSubmit={submit} noValidate className="flex max-w-md flex-col gap-4">
      {error && !error.fields && <Banner tone="error">{errorText(error)}</Banner>}
      <input type="email" name="email" autoComplete="username" value={user.Email} readOnly hidden />
      <PasswordField
        name="current"
        label={t`Current password`}
        value={current}
        onChange={setCurrent}
        error={own?.isMissing ? t`Enter your password.` : isWrong && t`This is not your current password.`}
      />
      <PasswordField
        isNew
        label={t`New password`}
        value={password}
        onChange={setPassword}
        help={t(PASSWORD_HELP)}
        error={fault && t(PASSWORD_TEXTS[fault])}
      />
      <Button type="submit" isBusy={isBusy} className="self-start">
        <Trans>Save the new password</Trans>
      </Button>
    </form>
  );
}
