import { Plural, Trans } from '@lingui/react/macro';
import type { ResponseOf } from '@preproom/models/contract/http/endpoint';
import type { getJobs } from '@preproom/models/contract/jobs/jobs';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ButtonLink } from '../../ui/Link.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { JobRow } from './JobRow.tsx';
import { isFiltered, type JobFilter, jobsPath } from './jobFilter.ts';

export interface JobListProps {
  jobs: ResponseOf<typeof getJobs>;
  filter: JobFilter;
}

export function JobList({ jobs, filter }: JobListProps) {
  if (jobs.data.length === 0) return <NoJobs filter={filter} total={jobs.total} />;
  return (
    <div className="flex flex-col gap-8">
      <ul className="divide-y divide-line border-y border-line">
        {jobs.data.map((job) => (
          <li key={job._id}>
            <JobRow job={job} />
          </li>
        ))}
      </ul>
      <Pagination page={filter.page} pages={jobs.pages} hrefOf={(page) => jobsPath(filter, { page })} />
    </div>
  );
}

export function JobCount({ total }: { total: number }) {
  return <Plural value={total} one="# open job" other="# open jobs" />;
}

function NoJobs({ filter, total }: { filter: JobFilter; total: number }) {
  if (!isFiltered(filter) && total === 0)
    return (
      <EmptyState
        title={<Trans>No open jobs right now</Trans>}
        action={
          <ButtonLink to="/Blogs" tone="quiet">
            <Trans>Read interview advice</Trans>
          </ButtonLink>
        }
      >
        <Trans>New jobs appear here as companies post them.</Trans>
      </EmptyState>
    );
  if (total > 0)
    return (
      <EmptyState
        title={<Trans>No jobs on this page</Trans>}
        action={
          <ButtonLink to={jobsPath(filter, { page: 1 })} tone="quiet">
            <Trans>Go to first page</Trans>
          </ButtonLink>
        }
      >
        <Trans>Some jobs may have closed.</Trans>
      </EmptyState>
    );
  return (
    <EmptyState
      title={<Trans>No matching jobs</Trans>}
      action={
        <ButtonLink to="/jobs" tone="quiet">
          <Trans>All jobs</Trans>
        </ButtonLink>
      }
    >
      <Trans>Remove a filter, or see all open jobs.</Trans>
    </EmptyState>
  );
}

export function JobListLoading() {
  return (
    <div role="status" className="divide-y divide-line border-y border-line">
      <span className="sr-only">
        <Trans>Loading jobs</Trans>
      </span>
      {Array.from({ length: 6 }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
        <div key={i} className="flex flex-col gap-3 py-5">
          <Skeleton className="h-6 w-3/5" />
          <Skeleton className="h-5 w-2/5" />
          <Skeleton className="h-7 w-1/2" />
        </div>
      ))}
    </div>
  );
}
