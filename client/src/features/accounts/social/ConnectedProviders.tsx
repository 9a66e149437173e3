import { Trans, useLingui } from '@lingui/react/macro';
import { getIdentities, unlinkIdentity } from '@preproom/models/contract/accounts/social';
import type { ResponseOf } from '@preproom/models/contract/http/endpoint';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { callApi } from '../../../lib/api.ts';
import { usePageSettings } from '../../../lib/page/pageSettings.ts';
import { useWhen } from '../../../lib/texts/when.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { ProviderMark } from './ProviderMark.tsx';
import { useProviderStart } from './useProviderStart.ts';
import { useSocialErrorText } from './useSocialErrorText.ts';

const QUERY_KEY = ['identities'];
const OWN_PATH = '/account/settings';

type Identity = ResponseOf<typeof getIdentities>['identities'][number];

/** Connects and disconnects social log-in providers. Renders nothing if none is configured. */
export function ConnectedProviders() {
  const { socialProviders } = usePageSettings();
  const heading = useId();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: QUERY_KEY,
    queryFn: ({ signal }) => callApi(getIdentities, { signal }),
  });
  const connected = data?.identities ?? [];
  if (socialProviders.length === 0 && connected.length === 0) return null;
  return (
    <Card as="section" labelledBy={heading}>
      <h2 id={heading} className="text-20">
        <Trans>Other ways to log in</Trans>
      </h2>
      <p className="mt-1 text-muted">
        <Trans>Log in without a password. The provider only learns that you use this site.</Trans>
      </p>
      <div className="mt-4">
        {isPending && <Skeleton className="h-14" />}
        {error && (
          <ErrorState
            title={<Trans>Couldn’t load your connected accounts</Trans>}
            error={error}
            onRetry={() => void refetch()}
          />
        )}
        {data && <Providers connected={connected} />}
      </div>
    </Card>
  );
}

function Providers({ connected }: { connected: Identity[] }) {
  const { socialProviders } = usePageSettings();
  const { leavingFor, error, leave } = useProviderStart();
  const errorText = useSocialErrorText();
  const others = socialProviders.filter(({ id }) => !connected.some(({ provider }) => provider === id));
  return (
    <div className="flex flex-col gap-3">
      {error && <Banner tone="error">{errorText(error)}</Banner>}
      <ul className="flex flex-col divide-y divide-line">
        {connected.map((identity) => (
          <Connected key={identity.provider} {...identity} />
        ))}
        {others.map(({ id, label }) => (
          <Row key={id} provider={id} label={label} says={<Trans>Not connected</Trans>}>
            <ConnectButton
              label={label}
              isBusy={leavingFor === id}
              onClick={() => leave(id, { connect: true, next: OWN_PATH })}
            />
          </Row>
        ))}
      </ul>
    </div>
  );
}

function Connected({ provider, label, linkedAt, canUnlink }: Identity) {
  const { t } = useLingui();
  const errorText = useSocialErrorText();
  const queryClient = useQueryClient();
  const date = useWhen().date(linkedAt);
  const unlink = useMutation({
    mutationFn: () => callApi(unlinkIdentity, { params: { provider } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: QUERY_KEY }),
  });
  const says = canUnlink ? (
    <Trans>Connected since {date}</Trans>
  ) : (
    <Trans>This is your only way to log in. Set a password to disconnect it.</Trans>
  );
  return (
    <Row provider={provider} label={label} says={says}>
      {canUnlink && (
        <Button
          tone="quiet"
          size="small"
          isBusy={unlink.isPending}
          aria-label={t`Disconnect ${label}`}
          onClick={() => unlink.mutate()}
        >
          <Trans>Disconnect</Trans>
        </Button>
      )}
      {unlink.error && (
        <Banner tone="error" className="basis-full">
          {errorText(unlink.error)}
        </Banner>
      )}
    </Row>
  );
}

interface ConnectButtonProps {
  label: string;
  isBusy: boolean;
  onClick: () => void;
}

function ConnectButton({ label, ...rest }: ConnectButtonProps) {
  const { t } = useLingui();
  return (
    <Button tone="quiet" size="small" aria-label={t`Connect ${label}`} {...rest}>
      <Trans>Connect</Trans>
    </Button>
  );
}

interface RowProps {
  provider: string;
  label: string;
  says: ReactNode;
  children: ReactNode;
}

function Row({ provider, label, says, children }: RowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <ProviderMark provider={provider} />
      <div className="min-w-0 flex-1 basis-28">
        <p className="font-medium">{label}</p>
        <p className="text-14 text-muted">{says}</p>
      </div>
      {children}
    </li>
  );
}
