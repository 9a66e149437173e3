import { Trans } from '@lingui/react/macro';
import type { Job } from '@preproom/models/contract/site/jobs';
import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePageSettings } from '../../lib/page/pageSettings.ts';
import { useStore } from '../../lib/store.ts';
import { buttonLook } from '../../ui/buttonLook.ts';
import { Card } from '../../ui/Card.tsx';
import { ButtonLink, Link } from '../../ui/Link.tsx';
import { When } from '../../ui/When.tsx';
import { jobPath } from './jobFilter.ts';

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
          <Trans>See what your resume shows for it, and what’s missing.</Trans>
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
  if (job.state !== 'open')
    return (
      <Words>
        <Trans>Applications are closed.</Trans>
      </Words>
    );
  return job.applyUrl ? <ApplyElsewhere url={job.applyUrl} company={job.company} /> : <ApplyHere job={job} />;
}

/** An external link: names its host and sends no referrer. */
function ApplyElsewhere({ url, company }: { url: string; company: string }) {
  const { host } = new URL(url);
  return (
    <>
      <a href={url} target="_blank" rel="noopener noreferrer nofollow" className={buttonLook('primary')}>
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

function ApplyHere({ job }: { job: Job }) {
  const user = useStore((state) => state.user);
  const { brandName } = usePageSettings();
  if (!user)
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
  return (
    <Words>
      <Trans>
        You can’t apply through {brandName} yet. Meanwhile, <Link to="/programs">practise the interview</Link>
        .
      </Trans>
    </Words>
  );
}

function Words({ children }: { children: ReactNode }) {
  return <p className="text-14 text-muted">{children}</p>;
}
