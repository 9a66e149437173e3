import { Trans } from '@lingui/react/macro';
import { PROVED_MINUTES, proveLogin } from '@preproom/models/contract/accounts/accountProof';
import { sendOwnCode } from '@preproom/models/contract/privacy/privacy';
import { callApi } from '../../../lib/api.ts';
import { proofAsked } from '../../../lib/provedAction.ts';
import { useStore } from '../../../lib/store.ts';
import { AccountProof } from '../../../shared/accounts/code/AccountProof.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useLogins } from '../settings/useLogins.ts';
import { PasskeyProof } from './PasskeyProof.tsx';

/** Asks a member of the team for the password or an e-mailed code. The page below keeps what was typed. */
export function ProofDialog() {
  const end = (isProved: boolean) => proofAsked.get().asked?.end(isProved);
  return (
    <Dialog
      title={<Trans>Confirm it’s you</Trans>}
      isOpen
      onOpenChange={() => end(false)}
      actions={
        <Button tone="quiet" onClick={() => end(false)}>
          <Trans>Cancel</Trans>
        </Button>
      }
    >
      <p className="text-muted">
        <Trans>We won’t ask again for {PROVED_MINUTES} minutes on this device.</Trans>
      </p>
      <Proof onProved={() => end(true)} />
    </Dialog>
  );
}

function Proof({ onProved }: { onProved(): void }) {
  const email = useStore((state) => state.user?.Email ?? '');
  const { data, error, refetch } = useLogins();
  if (!data && error)
    return <ErrorState title={<Trans>Couldn’t load</Trans>} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-32" />;
  return (
    <>
      <PasskeyProof onProved={onProved} />
      <AccountProof
        email={email}
        hasPassword={data.hasPassword}
        action={<Trans>Confirm</Trans>}
        send={() => callApi(sendOwnCode, {})}
        onProof={(proof) => callApi(proveLogin, { body: { proof } }).then(onProved)}
      />
    </>
  );
}
