import { Trans, useLingui } from '@lingui/react/macro';
import type { Job } from '@preproom/models/contract/jobs/jobs';
import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageHead } from '../../lib/page/PageHead.tsx';
import { RenderingContext } from '../../lib/page/rendering.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Container } from '../../ui/Container.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { NotFound } from '../../ui/NotFound.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ApplyCard } from './ApplyCard.tsx';
import { jobQuery } from './api.ts';
import { JobContent } from './JobContent.tsx';
import { JobNotice } from './JobNotice.tsx';
import { jobPath } from './jobFilter.ts';
import { jobPosting } from './jobPosting.ts';
import { useJobTexts } from './jobTexts.ts';

export function JobPage() {
  const id = useSearchParams()[0].get('id') ?? '';
  const { data: job, error, isPending, refetch } = useQuery(jobQuery(id));
  if (isPending) return <JobLoading />;
  if (job) return <JobView job={job} />;
  if (!error) return <NotFound />;
  return (
    <Container width="medium" className="py-12">
      <ErrorState
        title={<Trans>Couldn’t load this job</Trans>}
        error={error}
        onRetry={() => void refetch()}
      />
    </Container>
  );
}

function JobView({ job }: { job: Job }) {
  const { t } = useLingui();
  return (
    <Container className="flex flex-col gap-8 py-8 sm:py-12">
      <JobHead job={job} />
      <header className="flex flex-col gap-3">
        <Breadcrumb crumbs={[{ to: '/jobs', label: t`Jobs` }]} />
        <PageHeading>{job.title}</PageHeading>
        <p className="text-18 text-muted">{job.company}</p>
      </header>
      <JobNotice job={job} />
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_20rem] lg:gap-12">
        <JobContent job={job} />
        <ApplyCard job={job} />
      </div>
    </Container>
  );
}

/** Only real, open jobs are indexed by search engines. */
function JobHead({ job }: { job: Job }) {
  const { t } = useLingui();
  const texts = useJobTexts();
  const { origin } = use(RenderingContext);
  const isForSearch = job.state === 'open' && !job.isSample;
  const [place, salary, experience] = [
    texts.place(job),
    texts.salary(job.salary),
    texts.experience(job.experience),
  ];
  return (
    <PageHead
      title={t`${job.title} at ${job.company}`}
      description={t`${job.title} at ${job.company}: ${place}. ${salary}. ${experience}.`}
      path={jobPath(job._id)}
      noIndex={!isForSearch}
      {...(isForSearch && { structuredData: jobPosting(job, origin) })}
    />
  );
}

function JobLoading() {
  return (
    <Container className="flex flex-col gap-8 py-8 sm:py-12">
      <div role="status" className="flex flex-col gap-4">
        <span className="sr-only">
          <Trans>Loading job</Trans>
        </span>
        <Skeleton className="h-9 w-24" />
        <Skeleton className="h-12 w-3/5" />
        <Skeleton className="h-24" />
        <Skeleton className="h-72" />
      </div>
    </Container>
  );
}
