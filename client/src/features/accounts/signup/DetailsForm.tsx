import { Trans, useLingui } from '@lingui/react/macro';
import type { AppError } from '@preproom/models/contract/http/errors';
import { passwordLengthFault } from '@preproom/models/contract/people/passwords';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useErrorText } from '../../../lib/texts/errorText.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { Link } from '../../../ui/Link.tsx';
import { PasswordField } from '../PasswordField.tsx';
import { PASSWORD_HELP, PASSWORD_TEXTS, refusedPassword } from '../passwordText.ts';

export interface Details {
  name: string;
  phone: string;
}

export interface DetailsFormProps {
  email: string;
  details: Details;
  onChange(part: Partial<Details>): void;
  isBusy: boolean;
  error: AppError | null;
  onSubmit(password: string): void;
}

const FIELDS = ['name', 'phone', 'password'] as const;
type Faults = Partial<Record<(typeof FIELDS)[number], string>>;

/** The rest of a new account. What the form itself can see is said before anything is sent. */
export function DetailsForm({ email, details, onChange, isBusy, error, onSubmit }: DetailsFormProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState('');
  const [own, setOwn] = useState<Faults>({});
  const texts = { name: t`Enter your name.`, phone: t`Enter your phone number, like 98765 43210.` };
  const faults = { ...refusals(error), ...own };
  useEffect(() => focusField(form.current, 'name'), []);
  useEffect(
    () =>
      focusField(
        form.current,
        FIELDS.find((field) => error?.fields?.[field]),
      ),
    [error],
  );

  function refusals(refused: AppError | null): Faults {
    const { name, phone } = refused?.fields ?? {};
    const fault = refusedPassword(refused);
    return {
      ...(name && { name: texts.name }),
      ...(phone && { phone: texts.phone }),
      ...(fault && { password: t(PASSWORD_TEXTS[fault]) }),
    };
  }
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const fault = passwordLengthFault(password);
    const found: Faults = {
      ...(details.name.trim() === '' && { name: texts.name }),
      ...(details.phone.trim() === '' && { phone: texts.phone }),
      ...(fault && { password: t(PASSWORD_TEXTS[fault]) }),
    };
    setOwn(found);
    const [first] = Object.keys(found);
    if (first) focusField(form.current, first);
    else onSubmit(password);
  }
  return (
    <form ref={form} onSubmit={submit} noValidate className="flex flex-col gap-4">
      {error && !error.fields && <Banner tone="error">{errorText(error)}</Banner>}
      {/* For password managers: the account that the password belongs to. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <TextField
        label={t`Your name`}
        name="name"
        autoComplete="name"
        maxLength={100}
        value={details.name}
        onChange={({ target }) => onChange({ name: target.value })}
        error={faults.name}
      />
      <TextField
        label={t`Phone number`}
        name="phone"
        type="tel"
        autoComplete="tel"
        maxLength={40}
        value={details.phone}
        onChange={({ target }) => onChange({ phone: target.value })}
        help={t`Without a country code it counts as an Indian one (+91).`}
        error={faults.phone}
      />
      <PasswordField
        isNew
        value={password}
        onChange={setPassword}
        help={t(PASSWORD_HELP)}
        error={faults.password}
      />
      <Button type="submit" isBusy={isBusy}>
        <Trans>Create account</Trans>
      </Button>
      <p className="text-14 text-muted">
        <Trans>
          By creating an account you agree to the <Link to="/terms">terms</Link> and have read the{' '}
          <Link to="/Privacypolicy">privacy policy</Link>.
        </Trans>
      </p>
    </form>
  );
}

function focusField(form: HTMLFormElement | null, name: string | undefined): void {
  if (name) form?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus();
}
