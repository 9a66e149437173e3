import { Trans } from '@lingui/react/macro';
import type { Job } from '@preproom/models/contract/jobs/jobs';
import { Banner } from '../../ui/Banner.tsx';
import { Link } from '../../ui/Link.tsx';

/** Says that a job is closed, or that it is a sample. */
export function JobNotice({ job }: { job: Job }) {
  if (job.state !== 'open')
    return (
      <Banner tone="info">
        {job.state === 'closed' ? (
          <Trans>This job is closed and is no longer taking applications.</Trans>
        ) : (
          <Trans>This job has expired and is no longer taking applications.</Trans>
        )}{' '}
        <Link to="/jobs">
          <Trans>See open jobs</Trans>
        </Link>
      </Banner>
    );
  if (!job.isSample) return null;
  return (
    <Banner tone="info">
      <Trans>This is a sample to show how this page looks. The company and job aren’t real.</Trans>
    </Banner>
  );
}
