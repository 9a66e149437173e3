import { Trans, useLingui } from '@lingui/react/macro';
import type { AppError } from '@preproom/models/contract/http/errors';
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { isAddress } from '../../../lib/isAddress.ts';
import { useErrorText } from '../../../lib/texts/errorText.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { SubmitButton } from '../../../ui/forms/SubmitButton.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';

export interface EmailFormProps {
  email: string;
  isBusy: boolean;
  error: AppError | null;
  action: ReactNode;
  onSubmit(email: string): void;
}

/** The address to which a code goes. */
export function EmailForm({ email, isBusy, error, action, onSubmit }: EmailFormProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const field = useRef<HTMLInputElement>(null);
  const [isFaulty, setFaulty] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = field.current?.value ?? '';
    const isGood = isAddress(typed);
    setFaulty(!isGood);
    if (isGood) onSubmit(typed.trim().toLowerCase());
    else field.current?.focus();
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      {error && !error.fields && <Banner tone="error">{errorText(error)}</Banner>}
      <TextField
        ref={field}
        label={t`E-mail`}
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        // The browser keeps what was typed before the page's script ran.
        defaultValue={email}
        error={(isFaulty || error?.fields?.email) && t`Enter your e-mail, like name@example.com.`}
      />
      <SubmitButton isBusy={isBusy}>{action}</SubmitButton>
      <p className="text-14 text-muted">
        <Trans>We send you a code of six digits. You type it in on the next step.</Trans>
      </p>
    </form>
  );
}
