import { Trans, useLingui } from '@lingui/react/macro';
import type { AppError } from '@preproom/models/contract/http/errors';
import { type CallbackRequest, MAX_QUERY_LENGTHS } from '@preproom/models/contract/inbox/queries';
import type { SubmitEvent } from 'react';
import { usePageSettings } from '../../../../lib/page/pageSettings.ts';
import { useErrorText } from '../../../../lib/texts/errorText.ts';
import { Honeypot } from '../../../../ui/forms/Honeypot.tsx';
import { SubmitButton } from '../../../../ui/forms/SubmitButton.tsx';
import { TextField, type TextFieldProps } from '../../../../ui/forms/TextField.tsx';

export interface CallbackFormProps {
  draft: CallbackRequest | null;
  isSending: boolean;
  error: AppError | null;
  onSend(request: CallbackRequest): void;
}

type Field = keyof typeof MAX_QUERY_LENGTHS;
const FIELDS = Object.keys(MAX_QUERY_LENGTHS) as Field[];

/**
 * Five free-text fields, sent as they are. The browser keeps what is typed, also before this script runs. Not on the form kit:
 * it is part of the first view, which does without react-hook-form.
 */
export function CallbackForm({ draft, isSending, error, onSend }: CallbackFormProps) {
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isSending) onSend(readRequest(new FormData(event.currentTarget)));
  };
  return (
    <form onSubmit={send} className="relative grid gap-4 sm:grid-cols-2">
      <QueryFields draft={draft} />
      <Honeypot name="website" />
      <WithoutScript />
      {error && <FailureNote error={error} />}
      <div className="flex min-h-12 items-center sm:col-span-2">
        {isSending ? (
          <p role="status" className="font-medium">
            <Trans>Sending data</Trans>
          </p>
        ) : (
          <SubmitButton size="large">
            <Trans>Request a callback</Trans>
          </SubmitButton>
        )}
      </div>
    </form>
  );
}

function QueryFields({ draft }: { draft: CallbackRequest | null }) {
  const { t } = useLingui();
  const field = (name: Field): Partial<TextFieldProps> => ({
    name,
    maxLength: MAX_QUERY_LENGTHS[name],
    defaultValue: draft?.[name] ?? '',
  });
  return (
    <>
      <TextField label={t`Name`} {...field('name')} autoComplete="name" />
      <TextField label={t`Phone`} {...field('phone')} inputMode="tel" autoComplete="tel" />
      <TextField
        label={t`E-mail`}
        {...field('email')}
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        className="sm:col-span-2"
      />
      <TextField label={t`Program`} {...field('program')} placeholder={t`For example, B.Tech`} />
      <TextField
        label={t`Qualification`}
        {...field('qualification')}
        placeholder={t`For example, final year`}
      />
    </>
  );
}

function WithoutScript() {
  const { email } = usePageSettings().contact;
  return (
    <noscript>
      <p className="text-14 text-muted">
        <Trans>
          This form needs JavaScript. You can also e-mail <a href={`mailto:${email}`}>{email}</a>.
        </Trans>
      </p>
    </noscript>
  );
}

function readRequest(form: FormData): CallbackRequest {
  const text = (name: string) => String(form.get(name) ?? '');
  const request = Object.fromEntries(FIELDS.map((name) => [name, text(name)])) as Record<Field, string>;
  const website = text('website');
  return website === '' ? request : { ...request, website };
}

/** A quiet error next to the form, which keeps what was typed. */
function FailureNote({ error }: { error: AppError }) {
  const errorText = useErrorText();
  return (
    <p role="status" className="text-14 text-muted sm:col-span-2">
      <Trans>Couldn’t send your request.</Trans> {errorText(error)}{' '}
      <Trans>Your details are still here.</Trans>
    </p>
  );
}
