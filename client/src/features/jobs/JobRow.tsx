import { Trans } from '@lingui/react/macro';
import type { JobSummary } from '@preproom/models/contract/jobs/jobs';
import { Link as RouterLink } from 'react-router-dom';
import { Badge } from '../../ui/Badge.tsx';
import { Tag } from '../../ui/forms/Tag.tsx';
import { When } from '../../ui/When.tsx';
import { jobPath } from './jobFilter.ts';
import { useJobTexts } from './jobTexts.ts';

/** A job in the list; the whole row is a link. */
export function JobRow({ job }: { job: JobSummary }) {
  const texts = useJobTexts();
  return (
    <article className="group relative grid gap-x-6 gap-y-3 py-4 sm:grid-cols-[1fr_auto]">
      <div className="flex min-w-0 flex-col gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="text-18 text-balance">
            <RouterLink
              to={jobPath(job._id)}
              className="decoration-1 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
            >
              {job.title}
            </RouterLink>
          </h2>
          {job.isSample && (
            <Badge tone="warning">
              <Trans>Sample</Trans>
            </Badge>
          )}
        </div>
        <p className="text-muted">
          {job.company} <span aria-hidden>·</span> {texts.place(job)}
        </p>
      </div>
      <dl className="flex flex-wrap gap-x-4 text-14 tabular-nums sm:flex-col sm:items-end sm:gap-y-1 sm:text-end">
        <dt className="sr-only">
          <Trans>Pay</Trans>
        </dt>
        <dd className={job.salary ? 'font-medium sm:text-16' : 'text-muted'}>{texts.salary(job.salary)}</dd>
        <dt className="sr-only">
          <Trans>Experience</Trans>
        </dt>
        <dd className="text-muted">{texts.experience(job.experience)}</dd>
      </dl>
      <ul className="flex flex-wrap gap-2">
        {job.skills.map((skill) => (
          <li key={skill}>
            <Tag>{skill}</Tag>
          </li>
        ))}
      </ul>
      <p className="text-14 text-muted sm:self-end sm:text-end">
        <Trans>
          Posted <When instant={job.postedAt} show="day" />
        </Trans>
      </p>
    </article>
  );
}
