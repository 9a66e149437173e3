import { useLingui } from '@lingui/react/macro';
import type { Job } from '@preproom/models/contract/jobs/jobs';
import { Tag } from '../../ui/forms/Tag.tsx';
import { ProseHtml } from '../../ui/Prose.tsx';
import { JobFacts } from './JobFacts.tsx';

/** Everything of a job but its title and how to apply. */
export function JobContent({ job }: { job: Job }) {
  const { t } = useLingui();
  return (
    <div className="flex min-w-0 flex-col gap-8">
      <JobFacts job={job} />
      <ProseHtml html={job.description} />
      <ul aria-label={t`Skills`} className="flex flex-wrap gap-2">
        {job.skills.map((skill) => (
          <li key={skill}>
            <Tag>{skill}</Tag>
          </li>
        ))}
      </ul>
    </div>
  );
}
