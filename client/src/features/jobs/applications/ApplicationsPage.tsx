import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnApplication } from '@preproom/models/contract/jobs/applications';
import { useQuery } from '@tanstack/react-query';
import { Badge } from '../../../ui/Badge.tsx';
import { Container } from '../../../ui/Container.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { ButtonLink, Link } from '../../../ui/Link.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { When } from '../../../ui/When.tsx';
import { AlertList } from './AlertList.tsx';
import { applicationsQuery } from './api.ts';
import { StatusBadge } from './StatusBadge.tsx';
import { TeamMessage } from './TeamMessage.tsx';
import { Withdraw } from './Withdraw.tsx';

/** /Dashboard/applications: the learner's own applications, and the searches they are mailed about. */
export function ApplicationsPage() {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(applicationsQuery);
  return (
    <Container width="medium" className="flex flex-col gap-8 py-8 sm:py-12">
      <PageHeading title={t`Job applications`} />
      {!data && error && (
        <ErrorState
          title={<Trans>Couldn’t load your applications</Trans>}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton className="h-40" />}
      {data?.length === 0 && <NoApplications />}
      {data && data.length > 0 && (
        <ul className="flex flex-col gap-4">
          {data.map((application) => (
            <li key={application._id}>
              <Application application={application} />
            </li>
          ))}
        </ul>
      )}
      <AlertList />
    </Container>
  );
}

function NoApplications() {
  return (
    <EmptyState
      title={<Trans>No applications yet</Trans>}
      action={
        <ButtonLink to="/jobs" tone="quiet">
          <Trans>See open jobs</Trans>
        </ButtonLink>
      }
    >
      <Trans>Jobs you apply for through us appear here.</Trans>
    </EmptyState>
  );
}

function Application({ application }: { application: OwnApplication }) {
  const { job, status, appliedAt, message } = application;
  return (
    <article className="flex flex-col gap-3 rounded-card border border-line bg-raised p-4 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="flex min-w-0 flex-col gap-1">
          <h2 className="text-18 wrap-anywhere">
            <Link to={`/jobs/detail?id=${job._id}`}>{job.title}</Link>
          </h2>
          <p className="text-muted wrap-anywhere">{job.company}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          {job.state !== 'open' && (
            <Badge>
              <Trans>Job closed</Trans>
            </Badge>
          )}
          <StatusBadge status={status} />
        </div>
      </div>
      {message && <TeamMessage text={message} />}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-14 text-muted">
          <Trans>
            You applied on <When instant={appliedAt} show="date" />
          </Trans>
        </p>
        <Withdraw application={application} />
      </div>
    </article>
  );
}
