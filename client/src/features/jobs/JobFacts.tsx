import { Trans } from '@lingui/react/macro';
import type { Job } from '@preproom/models/contract/jobs/jobs';
import type { ReactNode } from 'react';
import { When } from '../../ui/When.tsx';
import { useJobTexts } from './jobTexts.ts';

/** Pay, experience, place and dates at a glance. */
export function JobFacts({ job }: { job: Job }) {
  const texts = useJobTexts();
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-4">
      <Fact name={<Trans>Pay</Trans>}>
        {job.salary ? texts.salary(job.salary) : <Trans>Not disclosed</Trans>}
      </Fact>
      <Fact name={<Trans>Experience</Trans>}>{texts.experience(job.experience)}</Fact>
      <Fact name={<Trans>Location</Trans>}>{texts.place(job)}</Fact>
      <Fact name={job.state === 'expired' ? <Trans>Closed on</Trans> : <Trans>Apply by</Trans>}>
        <When instant={job.expiresAt} show="date" />
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-1 bg-raised p-4">
      <dt className="text-14 text-muted">{name}</dt>
      <dd className="font-medium tabular-nums wrap-anywhere">{children}</dd>
    </div>
  );
}
