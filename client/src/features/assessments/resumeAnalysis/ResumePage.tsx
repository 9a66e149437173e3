import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSessionDraft } from '../../../lib/drafts/useSessionDraft.ts';
import { analyseResume } from '../../../resume/analyseResume.ts';
import { MAX_JOB_CHARACTERS } from '../../../resume/targets/jobTerms.ts';
import { Container } from '../../../ui/Container.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { jobTextQuery } from './api.ts';
import { ResumeForm } from './form/ResumeForm.tsx';
import { NO_CHOICE, type TargetChoice, toTarget } from './form/targetChoice.ts';
import { type Corrections, correctResume, NO_CORRECTIONS } from './reading/corrections.ts';
import { Result, type ResultProps } from './result/Result.tsx';
import { useResumeReading } from './useResumeReading.ts';

/** /assessments/resume: a resume read on the device, its score, and what to change. `?job=` compares it with one of our jobs. */
export function ResumePage() {
  const job = useSearchParams()[0].get('job');
  return job === null ? <ResumeTool first={NO_CHOICE} of="" /> : <ForJob id={job} />;
}

/** With the job's text in the form; without, if it cannot be loaded, and then it can be pasted. */
function ForJob({ id }: { id: string }) {
  const { data, isPending } = useQuery(jobTextQuery(id));
  if (isPending)
    return (
      <Container className="py-8 sm:py-12">
        <div role="status">
          <span className="sr-only">
            <Trans>Loading job</Trans>
          </span>
          <Skeleton className="h-96" />
        </div>
      </Container>
    );
  const job = (data ?? '').slice(0, MAX_JOB_CHARACTERS);
  return <ResumeTool first={{ ...NO_CHOICE, kind: 'job', job }} of={id} />;
}

/** `of`: what the target was filled in from, under which a pasted one is kept in this tab. */
function ResumeTool({ first, of }: { first: TargetChoice; of: string }) {
  const { t } = useLingui();
  const [file, setFile] = useState<File | null>(null);
  const { draft: choice, change: setChoice } = useSessionDraft(`act:resume-target:${of}`, first);
  const { state, read, reset } = useResumeReading();
  const isDone = state.status === 'done' && file !== null;
  return (
    <Container className="flex flex-col gap-8 py-8 sm:py-12">
      <div className="flex max-w-2xl flex-col gap-3">
        <PageHeading title={t`Resume analysis`} />
        {!isDone && (
          <p className="text-muted">
            <Trans>
              See what an applicant tracking system (ATS) reads in your resume, and which lines earn or lose
              points. Your file stays on this device. We save only the points, so you can compare versions.
            </Trans>
          </p>
        )}
      </div>
      {isDone ? (
        <Analysed key={state.fileKey} {...state} choice={choice} file={file} onAgain={reset} />
      ) : (
        <ResumeForm
          file={file}
          onFile={(chosen) => {
            setFile(chosen);
            reset();
          }}
          choice={choice}
          onChoice={setChoice}
          reading={state}
          onAnalyse={() => file && void read(file)}
          onCancel={reset}
        />
      )}
    </Container>
  );
}

type AnalysedProps = Pick<ResultProps, 'resume' | 'pages' | 'choice' | 'file' | 'onAgain'> & {
  fileKey: string;
};

/** The result, with the corrections that were made to the same file in this tab, also before a reload. */
function Analysed({ fileKey, ...props }: AnalysedProps) {
  const { resume, choice } = props;
  const { draft: corrections, change: onCorrect } = useSessionDraft<Corrections>(
    `act:resume-corrections:${fileKey}`,
    NO_CORRECTIONS,
  );
  const analysis = useMemo(
    () => analyseResume(correctResume(resume, corrections), toTarget(choice)),
    [resume, corrections, choice],
  );
  return <Result {...props} analysis={analysis} corrections={corrections} onCorrect={onCorrect} />;
}
