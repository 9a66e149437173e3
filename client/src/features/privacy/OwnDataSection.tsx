import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { Card } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Link } from '../../ui/Link.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ConsentList } from './ConsentList.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { DownloadData } from './DownloadData.tsx';
import { KeptKinds } from './KeptKinds.tsx';
import { useOwnData } from './useOwnData.ts';

/** The user's data: what is stored and how long, consents, export and account deletion. */
export function OwnDataSection() {
  const heading = useId();
  const own = useOwnData();
  return (
    <Card as="section" labelledBy={heading} className="flex flex-col gap-6">
      <div className="flex flex-col gap-1">
        <h2 id={heading} className="text-20">
          <Trans>Your data</Trans>
        </h2>
        <p className="text-muted">
          <Trans>
            Our <Link to="/Privacypolicy">privacy policy</Link> explains why we keep your data and who sees
            it.
          </Trans>
        </p>
      </div>
      <KeptKinds />
      {own.isPending && <Skeleton className="h-32" />}
      {own.isError && (
        <ErrorState
          title={<Trans>Couldn’t load your consents</Trans>}
          error={own.error}
          onRetry={() => own.refetch()}
        />
      )}
      {own.data && (
        <>
          <ConsentList consents={own.data.consents} />
          <DownloadData hasPassword={own.data.hasPassword} heading="h3" />
          <DeleteAccount own={own.data} />
        </>
      )}
    </Card>
  );
}
