import { Trans, useLingui } from '@lingui/react/macro';
import type { JobSearch } from '@preproom/models/contract/jobs/jobAlerts';
import type { JobSummary } from '@preproom/models/contract/jobs/jobs';
import { useQuery } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageHead } from '../../lib/page/PageHead.tsx';
import { useStore } from '../../lib/store.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Container } from '../../ui/Container.tsx';
import { NotFetched } from '../../ui/NotFetched.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { jobsQuery } from './api.ts';
import { ChosenFilters } from './ChosenFilters.tsx';
import { JobFilterForm } from './JobFilterForm.tsx';
import { JobCount, JobList, JobListLoading } from './JobList.tsx';
import { isFiltered, type JobFilter, jobFilter, jobsPath } from './jobFilter.ts';
import { SaveAlert } from './learnerParts.ts';

export function JobsPage() {
  const { t } = useLingui();
  const filter = jobFilter(useSearchParams()[0]);
  const { data } = useQuery(jobsQuery(filter));
  useJobsOfState(filter, data?.data);
  const hasSamples = data?.data.some(({ isSample }) => isSample) ?? false;
  return (
    <Container className="flex flex-col gap-8 py-12 sm:py-16">
      <PageHead
        title={t`Jobs`}
        description={t`Open jobs for students and recent graduates in India, with pay and experience where companies share them.`}
        noIndex={isFiltered(filter) || hasSamples}
        path={jobsPath(filter, { page: filter.page })}
      />
      <header className="flex flex-col gap-3">
        <PageHeading className="text-38 sm:text-48">
          <Trans>Jobs</Trans>
        </PageHeading>
        <p className="max-w-prose text-18 text-muted">
          <Trans>For students and recent graduates. We show pay when the company shares it.</Trans>
        </p>
      </header>
      {hasSamples && (
        <Banner tone="info">
          <Trans>These are samples to show how this page looks. The companies and jobs aren’t real.</Trans>
        </Banner>
      )}
      <div className="grid items-start gap-8 lg:grid-cols-[17rem_1fr] lg:gap-12">
        <Filters filter={filter} places={data?.places ?? []} />
        <Results filter={filter} />
      </div>
    </Container>
  );
}

/** Copies the first page into the application state, as specified. The objects are shared with the query cache. */
function useJobsOfState(filter: JobFilter, jobs: JobSummary[] | undefined): void {
  const isFirstPage = filter.page === 1 && !isFiltered(filter);
  useEffect(() => {
    if (jobs && isFirstPage) useStore.setState({ jobs });
  }, [jobs, isFirstPage]);
}

/** Beside the list on wide screens, collapsed above it on narrow ones. */
function Filters({ filter, places }: { filter: JobFilter; places: readonly string[] }) {
  // Remounts when the URL changes, so that its uncontrolled fields show the new filter.
  const form = <JobFilterForm key={jobsPath(filter)} filter={filter} places={places} />;
  return (
    <>
      <aside className="sticky top-20 hidden lg:block">{form}</aside>
      <details className="rounded-card border border-line bg-raised lg:hidden">
        <summary className="flex min-h-12 cursor-pointer items-center gap-2 px-4 font-medium">
          <SlidersHorizontal aria-hidden className="size-5" />
          <Trans>Search and filter</Trans>
        </summary>
        <div className="border-t border-line p-4">{form}</div>
      </details>
    </>
  );
}

function Results({ filter }: { filter: JobFilter }) {
  const isLearner = useStore(({ user }) => user?.role === 'user');
  const { page, ...search } = filter;
  const { data, isPending, isFetching, refetch } = useQuery(jobsQuery(filter));
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <p role="status" className="min-h-6 text-muted tabular-nums">
        {data && <JobCount total={data.total} />}
      </p>
      <ChosenFilters filter={filter} />
      {isLearner && (
        <Suspense fallback={<Skeleton className="h-10 w-64" />}>
          <SaveAlert key={jobsPath(search)} search={search as JobSearch} />
        </Suspense>
      )}
      {data && <JobList jobs={data} filter={filter} />}
      {isPending && isFetching && <JobListLoading />}
      {!data && !(isPending && isFetching) && (
        <NotFetched
          title={<Trans>No jobs to show right now</Trans>}
          isBusy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </div>
  );
}
