import { Trans } from '@lingui/react/macro';
import type { Job } from '@preproom/models/contract/jobs/jobs';
import { ArrowUpRight } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { useStore } from '../../lib/store.ts';
import { buttonStyle } from '../../ui/buttonStyle.ts';
import { Card } from '../../ui/Card.tsx';
import { ButtonLink } from '../../ui/Link.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { When } from '../../ui/When.tsx';
import { jobPath } from './jobFilter.ts';
import { ApplyPart } from './learnerParts.ts';

/** How to apply, and when it was posted. */
export function ApplyCard({ job }: { job: Job }) {
  return (
    <Card as="section" labelledBy="apply" className="flex flex-col gap-4 lg:sticky lg:top-20">
      <h2 id="apply" className="text-20">
        <Trans>Apply</Trans>
      </h2>
      <Way job={job} />
      <div className="flex flex-col gap-2 border-t border-line pt-4">
        <ButtonLink tone="quiet" to={`/assessments/resume?job=${job._id}`}>
          <Trans>Practise for this job</Trans>
        </ButtonLink>
        <Words>
          <Trans>Check your resume against this job.</Trans>
        </Words>
      </div>
      <p className="border-t border-line pt-4 text-14 text-muted">
        <Trans>
          Posted <When instant={job.postedAt} show="date" />
        </Trans>
      </p>
    </Card>
  );
}

function Way({ job }: { job: Job }) {
  const role = useStore(({ user }) => user?.role);
  if (role === 'user' && !job.applyUrl)
    return (
      <Suspense fallback={<Skeleton className="h-48" />}>
        <ApplyPart job={job} />
      </Suspense>
    );
  if (job.state !== 'open')
    return (
      <Words>
        <Trans>Applications are closed.</Trans>
      </Words>
    );
  if (job.applyUrl) return <ApplyElsewhere url={job.applyUrl} company={job.company} />;
  if (!role) return <LogIn job={job} />;
  return (
    <Words>
      <Trans>Log in with a learner account to apply.</Trans>
    </Words>
  );
}

/** An external link: names its host and sends no referrer. */
function ApplyElsewhere({ url, company }: { url: string; company: string }) {
  const { host } = new URL(url);
  return (
    <>
      <a href={url} target="_blank" rel="noopener noreferrer nofollow" className={buttonStyle('primary')}>
        <Trans>Apply on company site</Trans>
        <ArrowUpRight aria-hidden className="size-5" />
      </a>
      <Words>
        <Trans>
          Opens <strong className="font-medium text-ink wrap-anywhere">{host}</strong> in a new tab. Apply to{' '}
          {company} there.
        </Trans>
      </Words>
    </>
  );
}

function LogIn({ job }: { job: Job }) {
  return (
    <>
      <ButtonLink to={`/Account/Login?next=${encodeURIComponent(jobPath(job._id))}`}>
        <Trans>Log in to apply</Trans>
      </ButtonLink>
      <Words>
        <Trans>We’ll bring you back to this job.</Trans>
      </Words>
    </>
  );
}

function Words({ children }: { children: ReactNode }) {
  return <p className="text-14 text-muted">{children}</p>;
}
