import { Trans, useLingui } from '@lingui/react/macro';
import type { Affiliate } from '@preproom/models/contract/referrals/affiliates';
import { Banner } from '../../../ui/Banner.tsx';
import { Container } from '../../../ui/Container.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Link } from '../../../ui/Link.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { AffiliateLink } from './AffiliateLink.tsx';
import { useAffiliate } from './api.ts';
import { DayCounts } from './DayCounts.tsx';
import { EmailProof } from './EmailProof.tsx';
import { Statements } from './Statements.tsx';
import { Totals } from './Totals.tsx';

/** An affiliate's link and its results. */
export function AffiliateDashboardPage() {
  const { t } = useLingui();
  const { data, isPending, error, refetch } = useAffiliate();
  return (
    <Container width="medium" className="flex flex-col gap-8 py-10 sm:py-14">
      <PageHeading title={t`Your affiliate link`} />
      {data && <Overview affiliate={data} />}
      {isPending && <Waiting />}
      {!data && error && (
        <ErrorState title={t`Couldn’t load your stats`} error={error} onRetry={() => void refetch()} />
      )}
    </Container>
  );
}

function Overview({ affiliate }: { affiliate: Affiliate }) {
  const { state, isEmailProved, email, link, total, days, percent, commission, months } = affiliate;
  return (
    <>
      {state === 'suspended' && (
        <Banner tone="info">
          <Trans>
            Your link is paused. It still opens the home page, but visits and orders don’t count. You keep
            what you’ve already earned. <Link to="/contactus">Contact us</Link> to find out why.
          </Trans>
        </Banner>
      )}
      {/* On paper the page is a statement. */}
      <div className="no-print flex flex-col gap-8">
        <EmailProof email={email} isProved={isEmailProved} />
        <AffiliateLink link={link} percent={percent} />
        <Totals total={total} commission={commission} />
      </div>
      <Statements months={months} email={email} />
      <div className="no-print">
        <DayCounts days={days} />
      </div>
    </>
  );
}

function Waiting() {
  return (
    <div role="status" className="flex flex-col gap-8">
      <span className="sr-only">
        <Trans>Loading</Trans>
      </span>
      <Skeleton className="h-40" />
      <Skeleton className="h-28" />
      <Skeleton className="h-56" />
    </div>
  );
}
