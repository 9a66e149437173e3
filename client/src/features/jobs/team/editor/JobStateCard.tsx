import { Trans, useLingui } from '@lingui/react/macro';
import type { AppError } from '@preproom/models/contract/http/errors';
import type { HqJob } from '@preproom/models/contract/jobs/team/jobs';
import { useMutation } from '@tanstack/react-query';
import { useErrorText } from '../../../../lib/texts/errorText.ts';
import { Badge } from '../../../../ui/Badge.tsx';
import { Banner } from '../../../../ui/Banner.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { Link } from '../../../../ui/Link.tsx';
import { When } from '../../../../ui/When.tsx';
import { JOB_STATE_LOOKS } from '../jobStateStyles.ts';
import { sendState } from './api.ts';

export interface JobStateCardProps {
  job: HqJob;
  /** The form has changes that are not saved. */
  isChanged: boolean;
  onChanged: (job: HqJob) => unknown;
}

/** The job's state, and the button that changes it. */
export function JobStateCard({ job, isChanged, onChanged }: JobStateCardProps) {
  const { t } = useLingui();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (state: 'open' | 'closed') => sendState(job, state),
    onSuccess: onChanged,
  });
  const { label, tone } = JOB_STATE_LOOKS[job.state];
  return (
    <Card as="section" className="flex flex-col gap-4">
      <div role="status">
        <Badge tone={tone}>{t(label)}</Badge>
      </div>
      <p className="text-14 text-muted">
        <Trans>
          Saved <When instant={job.savedAt} />
        </Trans>
      </p>
      {job.state !== 'draft' && (
        <Link to={`/jobs/detail?id=${job._id}`}>
          <Trans>View public page</Trans>
        </Link>
      )}
      {error && <Refusal error={error} />}
      {job.state === 'open' ? (
        <Button tone="danger" isBusy={isPending} onClick={() => mutate('closed')}>
          <Trans>Close job</Trans>
        </Button>
      ) : (
        <Button disabled={isChanged} isBusy={isPending} onClick={() => mutate('open')}>
          {job.state === 'draft' ? <Trans>Publish</Trans> : <Trans>Reopen</Trans>}
        </Button>
      )}
      <p className="text-14 text-muted">
        <Consequence job={job} isChanged={isChanged} />
      </p>
    </Card>
  );
}

function Consequence({ job: { state }, isChanged }: Pick<JobStateCardProps, 'job' | 'isChanged'>) {
  if (state === 'open')
    return (
      <Trans>
        Saved changes show on the public page. When you close the job, we e-mail applicants who don’t have a
        decision yet.
      </Trans>
    );
  if (isChanged) return <Trans>Save your changes first.</Trans>;
  if (state === 'draft') return <Trans>Learners with a matching alert get an e-mail.</Trans>;
  return <Trans>Reopen it to take applications until the last day.</Trans>;
}

/** Names what is missing. */
function Refusal({ error }: { error: AppError }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const texts: Record<string, string> = {
    description: t`Write a description.`,
    expiresAt: t`Choose a future date.`,
  };
  const known = Object.keys(error.fields ?? {}).flatMap((name) => texts[name] ?? []);
  const text =
    error.code === 'conflict' ? t`Someone else changed this job. Reload the page.` : errorText(error);
  return <Banner tone="error">{known.length > 0 ? known.join(' ') : text}</Banner>;
}
