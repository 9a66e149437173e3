import { Trans, useLingui } from '@lingui/react/macro';
import type { AffiliateFile } from '@preproom/models/contract/referrals/team/affiliates';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { MonthSelect } from '../../../shared/payments/statements/MonthSelect.tsx';
import { StatementSums } from '../../../shared/payments/statements/StatementSums.tsx';
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx';
import { Container } from '../../../ui/Container.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { NotFound } from '../../../ui/NotFound.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { StatementLines } from '../affiliates/StatementLines.tsx';
import { AffiliateFacts } from './AffiliateFacts.tsx';
import { affiliateQuery } from './api.ts';
import { LinkBadge } from './LinkBadge.tsx';
import { LinkCard } from './LinkCard.tsx';
import { LinkResults } from './LinkResults.tsx';
import { PayoutCard } from './PayoutCard.tsx';

/** /hq/admin/affiliates/:affiliateId: what one affiliate has earned month by month, and the next payout. */
export function AffiliatePage() {
  const { affiliateId = '' } = useParams();
  const [month, choose] = useState<string | null>(null);
  const { data, error, refetch, isPlaceholderData } = useQuery(affiliateQuery(affiliateId, month));
  if (data === null) return <NotFound />;
  return (
    <Container className="flex flex-col gap-6 py-8 sm:py-12">
      {data && <Detail affiliate={data.data} isLoading={isPlaceholderData} month={month} onMonth={choose} />}
      {!data && error && (
        <ErrorState
          title={<Trans>Couldn’t load this affiliate</Trans>}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton className="h-96" />}
    </Container>
  );
}

interface DetailProps {
  affiliate: AffiliateFile;
  /** The statement is still that of another month. */
  isLoading: boolean;
  month: string | null;
  onMonth: (month: string) => void;
}

function Detail({ affiliate, isLoading, month, onMonth }: DetailProps) {
  const { t } = useLingui();
  const { Name, state } = affiliate;
  return (
    <>
      <Breadcrumb
        crumbs={[
          { to: '/hq/welcome/admin', label: t`Overview` },
          { to: '/hq/admin/affiliates', label: t`Affiliates` },
        ]}
      />
      <div className="flex flex-wrap items-center gap-3 wrap-anywhere">
        <PageHeading title={Name} />
        <LinkBadge state={state} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start">
        <div className="flex min-w-0 flex-col gap-8">
          <LinkResults affiliate={affiliate} />
          <section aria-labelledby="statements" className="flex flex-col gap-4">
            <h2 id="statements" className="text-20">
              <Trans>Statements</Trans>
            </h2>
            {affiliate.months.length > 0 ? (
              <div aria-busy={isLoading} className="flex flex-col gap-4">
                <div className="self-start">
                  <MonthSelect
                    months={affiliate.months}
                    chosen={month ?? affiliate.statement.month}
                    onChoose={onMonth}
                  />
                </div>
                <StatementSums sums={affiliate.statement} withReversals />
                <StatementLines statement={affiliate.statement} />
              </div>
            ) : (
              <p className="text-muted">
                <Trans>No paid orders yet.</Trans>
              </p>
            )}
          </section>
        </div>
        <div className="flex flex-col gap-6 lg:sticky lg:top-24">
          <PayoutCard affiliate={affiliate} />
          <LinkCard affiliate={affiliate} />
          <AffiliateFacts affiliate={affiliate} />
        </div>
      </div>
    </>
  );
}
