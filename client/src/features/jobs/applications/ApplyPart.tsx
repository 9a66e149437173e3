import { Trans } from '@lingui/react/macro';
import type { Job } from '@preproom/models/contract/jobs/jobs';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Applied } from './Applied.tsx';
import { ApplyForm } from './ApplyForm.tsx';
import { applicationQuery } from './api.ts';

/** A learner's application for this job: the form, or what has become of it. */
export function ApplyPart({ job }: { job: Pick<Job, '_id' | 'state'> }) {
  const { data, error, refetch } = useQuery(applicationQuery(job._id));
  if (!data && error)
    return (
      <ErrorState
        title={<Trans>Couldn’t load your application</Trans>}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton className="h-48" />;
  const { application } = data;
  if (application && application.status !== 'withdrawn') return <Applied application={application} />;
  if (job.state !== 'open')
    return (
      <p className="text-14 text-muted">
        <Trans>Applications are closed.</Trans>
      </p>
    );
  return (
    <>
      {application && (
        <p role="status" className="text-14 text-muted">
          <Trans>You’ve withdrawn your application. You can apply again.</Trans>
        </p>
      )}
      <ApplyForm job={job._id} state={data} />
    </>
  );
}
