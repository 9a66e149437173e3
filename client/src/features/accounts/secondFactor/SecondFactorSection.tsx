import { Trans } from '@lingui/react/macro';
import { RECOVERY_CODES, renewRecoveryCodes } from '@preproom/models/contract/accounts/secondFactor';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { callApi } from '../../../lib/api.ts';
import { proved } from '../../../lib/provedAction.ts';
import { useErrorText } from '../../../lib/texts/errorText.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { AuthenticatorApp } from './AuthenticatorApp.tsx';
import { NewCodes } from './NewCodes.tsx';
import { Passkeys } from './Passkeys.tsx';
import { secondFactorQuery, useChanged } from './useSecondFactor.ts';

/** Two-step login: the user's passkeys, authenticator app and recovery codes. */
export function SecondFactorSection() {
  const heading = useId();
  const { data, error, refetch } = useQuery(secondFactorQuery);
  const [codes, setCodes] = useState<string[] | null>(null);
  const isOff = data && data.passkeys.length === 0 && !data.totp;
  return (
    <Card as="section" labelledBy={heading} className="flex flex-col gap-6">
      <div className="flex flex-col gap-1">
        <h2 id={heading} className="text-20">
          <Trans>Two-step login</Trans>
        </h2>
        <p className="text-muted">
          <Trans>
            After your password or e-mailed code, you confirm it’s you with a passkey or an authenticator app.
          </Trans>
        </p>
      </div>
      {isOff && (
        <p className="text-muted">
          <Trans>Turning this on logs you out on your other devices.</Trans>
        </p>
      )}
      {isOff && data.isRequired && (
        <Banner tone="info">
          <Trans>The team pages open once you’ve added a passkey or an authenticator app.</Trans>
        </Banner>
      )}
      {!data && error && (
        <ErrorState
          title={<Trans>Couldn’t load this section</Trans>}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton className="h-40" />}
      {codes && <NewCodes codes={codes} onDone={() => setCodes(null)} />}
      {data && (
        <>
          <Passkeys passkeys={data.passkeys} onCodes={setCodes} />
          <AuthenticatorApp app={data.totp} onCodes={setCodes} />
          {!isOff && !codes && <RecoveryCodes left={data.recoveryCodesLeft} onCodes={setCodes} />}
        </>
      )}
    </Card>
  );
}

function RecoveryCodes({ left, onCodes }: { left: number; onCodes(codes: string[]): void }) {
  const errorText = useErrorText();
  const changed = useChanged();
  const renewing = useMutation({
    mutationFn: () => proved(() => callApi(renewRecoveryCodes, {})),
    onSuccess: async ({ recoveryCodes }) => {
      onCodes(recoveryCodes);
      await changed();
    },
  });
  return (
    <div className="flex flex-col items-start gap-2">
      <h3 className="text-16 font-semibold">
        <Trans>Recovery codes</Trans>
      </h3>
      <p className="text-muted">
        <Trans>
          {left} of {RECOVERY_CODES} left. Use one if you don’t have your passkey or app with you.
        </Trans>
      </p>
      {renewing.error && <Banner tone="error">{errorText(renewing.error)}</Banner>}
      <Button tone="quiet" isBusy={renewing.isPending} onClick={() => renewing.mutate()}>
        <Trans>Get new codes</Trans>
      </Button>
    </div>
  );
}
