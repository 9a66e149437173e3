import { Trans, useLingui } from '@lingui/react/macro';
import {
  addTotp,
  beginTotp,
  removeTotp,
  type SecondFactor,
} from '@preproom/models/contract/accounts/secondFactor';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { callApi } from '../../../lib/api.ts';
import { proved } from '../../../lib/provedAction.ts';
import { useErrorText } from '../../../lib/texts/errorText.ts';
import { useCopy } from '../../../lib/useCopy.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ApiForm } from '../../../ui/forms/api/ApiForm.tsx';
import { CodeField } from '../../../ui/forms/api/CodeField.tsx';
import { FormSubmit } from '../../../ui/forms/api/FormSubmit.tsx';
import { useApiForm } from '../../../ui/forms/api/useApiForm.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { atCode } from './atCode.ts';
import { FactorRow } from './FactorRow.tsx';
import { useChanged } from './useSecondFactor.ts';

const QrCode = lazy(async () => ({ default: (await import('./QrCode.tsx')).QrCode }));

interface AuthenticatorAppProps {
  app: SecondFactor['totp'];
  onCodes(codes: string[] | null): void;
}

export function AuthenticatorApp({ app, onCodes }: AuthenticatorAppProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const beginning = useMutation({ mutationFn: () => proved(() => callApi(beginTotp, {})) });
  return (
    <div className="flex flex-col items-start gap-2">
      <h3 className="text-16 font-semibold">
        <Trans>Authenticator app</Trans>
      </h3>
      <p className="text-muted">
        <Trans>Enter a 6-digit code from an app on your phone, such as Google Authenticator or Aegis.</Trans>
      </p>
      {app && (
        <FactorRow
          name={<Trans>Authenticator app</Trans>}
          factor={app}
          label={t`Remove the authenticator app`}
          question={t`Remove your authenticator app?`}
          remove={() => callApi(removeTotp, {})}
        >
          <Trans>Its codes will no longer work for logging in.</Trans>
        </FactorRow>
      )}
      {beginning.error && <Banner tone="error">{errorText(beginning.error)}</Banner>}
      {beginning.data ? (
        <NewApp {...beginning.data} onCodes={onCodes} onEnd={beginning.reset} />
      ) : (
        <Button tone="quiet" isBusy={beginning.isPending} onClick={() => beginning.mutate()}>
          {app ? <Trans>Set up another app instead</Trans> : <Trans>Set up an app</Trans>}
        </Button>
      )}
    </div>
  );
}

interface NewAppProps {
  secret: string;
  uri: string;
  onCodes(codes: string[] | null): void;
  onEnd(): void;
}

/** The key as a QR code and in letters; it counts once a code of it was entered. */
function NewApp({ secret, uri, onCodes, onEnd }: NewAppProps) {
  const { t } = useLingui();
  const changed = useChanged();
  const { copying, copy } = useCopy(secret);
  const form = useApiForm<{ code: string }>({
    draft: null,
    values: { code: '' },
    recheck: 'onSubmit',
    async send({ code }) {
      const { recoveryCodes } = await callApi(addTotp, { body: { code } }).catch(atCode);
      onCodes(recoveryCodes);
      onEnd();
      await changed();
    },
  });
  return (
    <div className="flex w-full flex-col items-start gap-4">
      <p>
        <Trans>Scan this with your authenticator app, or enter the key by hand.</Trans>
      </p>
      <Suspense fallback={<Skeleton className="size-48" />}>
        <QrCode text={uri} />
      </Suspense>
      <p className="flex flex-wrap items-center gap-3">
        <code className="wrap-anywhere select-all">{secret.match(/.{1,4}/g)?.join(' ')}</code>
        <Button tone="quiet" size="small" aria-label={t`Copy the key`} onClick={copy}>
          {copying === 'copied' ? <Trans>Copied</Trans> : <Trans>Copy</Trans>}
        </Button>
      </p>
      <ApiForm form={form} className="w-full max-w-md">
        <CodeField
          label={t`Code from your authenticator app`}
          onComplete={() => void (form.isBusy || form.submit())}
        />
        <div className="flex flex-wrap gap-3">
          <FormSubmit>
            <Trans>Confirm</Trans>
          </FormSubmit>
          <Button tone="quiet" onClick={onEnd}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </ApiForm>
    </div>
  );
}
