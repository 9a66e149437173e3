import { Trans } from '@lingui/react/macro';
import type { SampleInterview } from '@preproom/models/contract/reports/calibration';
import { useId } from 'react';
import { Card } from '../../../ui/Card.tsx';

/** A written interview: the learner's resume, and what was asked, said and shown. */
export function Transcript({ resume, exchanges }: Pick<SampleInterview, 'resume' | 'exchanges'>) {
  const resumeHeading = useId();
  const interviewHeading = useId();
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <Card as="section" labelledBy={resumeHeading} className="flex flex-col gap-3">
        <h2 id={resumeHeading} className="text-18">
          <Trans>Resume</Trans>
        </h2>
        <ul lang="en" className="flex list-disc flex-col gap-1 ps-5 text-14">
          {resume.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Card>
      <section aria-labelledby={interviewHeading} className="flex flex-col gap-4">
        <h2 id={interviewHeading} className="text-18">
          <Trans>Interview</Trans>
        </h2>
        <ol className="flex flex-col gap-4">
          {exchanges.map(({ by, text }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they never change, and two may say the same.
            <li key={place}>
              <Exchange by={by} text={text} />
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

function Exchange({ by, text }: SampleInterview['exchanges'][number]) {
  if (by === 'note')
    return (
      <p
        lang="en"
        className="border-s-2 border-line-strong ps-4 text-14 whitespace-pre-wrap text-muted italic"
      >
        {text}
      </p>
    );
  return (
    <div className="flex flex-col gap-1">
      <p className="text-14 font-medium text-muted">
        {by === 'interviewer' ? <Trans>Interviewer</Trans> : <Trans>Learner</Trans>}
      </p>
      <p lang="en" className="max-w-prose whitespace-pre-line">
        {text}
      </p>
    </div>
  );
}
