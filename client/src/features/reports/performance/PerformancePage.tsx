import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { LatestResults } from '../../../shared/assessments/LatestResults.tsx';
import { PracticeSummary } from '../../../shared/assessments/practice/PracticeSummary.tsx';
import { SummaryDisclaimer } from '../../../shared/reports/SummaryDisclaimer.tsx';
import { Container } from '../../../ui/Container.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { performanceQuery } from './api.ts';
import { Progress } from './Progress.tsx';

/** /Dashboard/performance: the learner's ratings and expression percentages over their sessions, their latest assessments and practice. */
export function PerformancePage() {
  const { t } = useLingui();
  const query = useQuery(performanceQuery);
  return (
    <Container className="flex flex-col gap-8 py-8 sm:py-12">
      <PageHeading title={t`Performance`} />
      <QueryView query={query} failed={<Trans>Couldn’t load your performance</Trans>} loading={<Loading />}>
        {(data) => (
          <>
            <Progress performance={data} disclaimer={<SummaryDisclaimer reader="learner" />} />
            <LatestResults />
            <PracticeSummary />
          </>
        )}
      </QueryView>
    </Container>
  );
}

function Loading() {
  return (
    <div role="status" className="flex flex-col gap-6">
      <span className="sr-only">
        <Trans>Loading your performance</Trans>
      </span>
      <Skeleton className="h-40" />
      <Skeleton className="h-24" />
      <Skeleton className="h-72" />
    </div>
  );
}
