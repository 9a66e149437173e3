import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router-dom';
import { useSessionDraft } from '../../../lib/drafts/useSessionDraft.ts';
import { useStore } from '../../../lib/store.ts';
import { MAX_JOB_CHARACTERS } from '../../../resume/targets/jobTerms.ts';
import { Container } from '../../../ui/Container.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { jobTextQuery } from './api.ts';
import { ResumeForm } from './form/ResumeForm.tsx';
import { NO_CHOICE, type TargetChoice } from './form/targetChoice.ts';
import { KeptList } from './kept/KeptList.tsx';
import { useKeptResults } from './kept/useKeptResults.ts';
import { newResult } from './newResult.ts';
import { OpenedResult } from './OpenedResult.tsx';
import { useResumeReading } from './useResumeReading.ts';

/**
 * /assessments/resume: a resume read on the device, its score, and what to change. `?result=` opens a result of before, by its id or that
 * of its attempt; `?job=` compares with one of our jobs.
 */
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
  const [params, setParams] = useSearchParams();
  const [chosen, setChosen] = useState<File | null>(null);
  const { draft: choice, change: setChoice } = useSessionDraft(`act:resume-target:${of}`, first);
  const { state, read, reset } = useResumeReading();
  const kept = useKeptResults();
  const userId = useStore(({ user }) => user?._id ?? '');
  const opened = params.get('result');
  const result = kept.results?.find(({ id, attemptId }) => id === opened || attemptId === opened);
  // The file of a result that was opened stays chosen.
  const file = chosen ?? (state.status === 'idle' ? null : state.file);
  const open = (id: string | null, options?: NavigateOptions) =>
    setParams((before) => {
      const after = new URLSearchParams(before);
      if (id === null) after.delete('result');
      else after.set('result', id);
      return after;
    }, options);
  // Once its points are saved, a result has the address that the history gives it: what the account has can be found there on any device.
  const lasting = result?.attemptId;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `open` is a new function each time
  useEffect(() => {
    if (lasting && opened !== lasting) open(lasting, { replace: true, preventScrollReset: true });
  }, [lasting, opened]);
  const analyse = async (resume: File) => {
    const done = await read(resume);
    if (!done) return;
    const result = newResult(done, { userId, choice, earlier: kept.results ?? [] });
    kept.keep(result, resume);
    open(result.id);
  };
  if (opened !== null)
    return (
      <Container className="flex flex-col gap-6 py-6 sm:gap-8 sm:py-10">
        <PageHeading title={t`Resume analysis`} />
        <OpenedResult
          key={result?.id ?? opened}
          id={opened}
          kept={kept}
          reading={state}
          read={read}
          onAgain={(of) => {
            if (of) setChoice(of);
            open(null);
          }}
          onRemove={(ids) => {
            setChosen(null);
            reset();
            open(null);
            kept.remove(ids);
          }}
        />
      </Container>
    );
  return (
    <Container className="flex flex-col gap-8 py-8 sm:py-12">
      <div className="flex max-w-2xl flex-col gap-3">
        <PageHeading title={t`Resume analysis`} />
        <p className="text-muted">
          <Trans>
            See what an applicant tracking system (ATS) reads in your resume, and which lines earn or lose
            points. Your file stays on this device. We save only the points and your target, so you can
            compare versions.
          </Trans>
        </p>
      </div>
      <ResumeForm
        file={file}
        onFile={(next) => {
          setChosen(next);
          reset();
        }}
        choice={choice}
        onChoice={setChoice}
        reading={state}
        onAnalyse={() => file && void analyse(file)}
        onCancel={reset}
      />
      <KeptList kept={kept} />
    </Container>
  );
}
