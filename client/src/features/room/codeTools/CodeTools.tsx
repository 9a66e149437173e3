import { Trans, useLingui } from '@lingui/react/macro';
import type { Problem } from '@preproom/models/contract/assessments/problems';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { RUN_LANGUAGES } from '../../../code/run/runProtocol.ts';
import { useErrorText } from '../../../lib/texts/errorText.ts';
import { DownloadQuestion } from '../../../shared/assessments/coding/DownloadQuestion.tsx';
import { NoRunner, useIsRunHere } from '../../../shared/assessments/coding/NoRunner.tsx';
import { NotStarted } from '../../../shared/assessments/coding/NotStarted.tsx';
import { problemQuery } from '../../../shared/assessments/coding/problems/api.ts';
import { languagesOf, starterOf } from '../../../shared/assessments/coding/problems/runTests.ts';
import { RunProgress } from '../../../shared/assessments/coding/RunProgress.tsx';
import { canStop } from '../../../shared/assessments/coding/useProgramRun.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ChoiceNotice } from './ChoiceNotice.tsx';
import { ChosenProblem } from './ChosenProblem.tsx';
import { type CodeFiles, readCodeLanguage } from './codeFiles.ts';
import { FileBar } from './FileBar.tsx';
import { NoTests } from './NoTests.tsx';
import { OtherChanges } from './OtherChanges.tsx';
import { OtherPlace } from './OtherPlace.tsx';
import { ProblemPicker } from './ProblemPicker.tsx';
import { FailedValues, RunShown } from './RunShown.tsx';
import { StarterOffer } from './StarterOffer.tsx';
import { isUntouched, keepAsFile, replaceText } from './starters.ts';
import { useRoomRun } from './useRoomRun.ts';
import { type RoomCode, useLatestRun, useProblemSlug } from './useRuns.ts';

export interface CodeToolsProps {
  code: RoomCode;
  files: CodeFiles;
  otherName: string;
  /** In the panel's head, for the files. */
  bar: HTMLElement | null;
  /** Left of the editor, where a wide window has room for the statement. */
  beside: HTMLElement | null;
}

/** The problem that the mentor chose, and running the code, of which both see the latest result. */
export function CodeTools({ code, files, otherName, bar, beside }: CodeToolsProps) {
  const { language, setLanguage } = files;
  const { t } = useLingui();
  const errorText = useErrorText();
  const [latest, publish] = useLatestRun(code);
  const [slug, chooseSlug] = useProblemSlug(code);
  // A slug that the server does not know shows nothing.
  const { data: problem } = useQuery({ ...problemQuery(slug ?? ''), enabled: slug !== null });
  const here = useRoomRun(code, files, publish);
  const [stdin, setStdin] = useState('');
  const runLanguage = RUN_LANGUAGES.find((one) => one === language) ?? null;
  const isRunHere = useIsRunHere(language);
  const isOfProblem = problem && runLanguage && languagesOf(problem).includes(runLanguage);

  function choose(chosen: Problem) {
    const mainLanguage = readCodeLanguage(code.sync);
    // It is solved in the main file.
    files.show(null);
    const languages = languagesOf(chosen);
    const next = languages.find((one) => one === language) ?? languages[0];
    const main = code.sync.text;
    // One change, of which the other person is told once.
    code.sync.doc.transact(() => {
      chooseSlug(chosen.slug);
      if (files.shown !== null || next !== language) setLanguage(next);
      const isKept =
        isUntouched(main.toString(), problem ?? null) ||
        keepAsFile(code.sync, files.others, slug ?? 'before', mainLanguage) !== null;
      if (isKept) replaceText(main, starterOf(chosen, next));
    });
  }

  return (
    <section
      aria-label={t`Problem and results`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
      tabIndex={0}
      className="flex max-h-[45%] shrink-0 flex-col gap-2 overflow-auto border-line border-t bg-raised p-2"
    >
      {bar &&
        createPortal(
          <FileBar sync={code.sync} files={files}>
            <OtherPlace presence={code.presence} files={files} otherName={otherName} />
          </FileBar>,
          bar,
        )}
      <div className="flex flex-wrap items-center gap-2">
        {runLanguage && !isRunHere && <NoRunner language={runLanguage} />}
        {runLanguage && isRunHere && (
          <Button size="small" isBusy={here.isBusy} onClick={() => here.run(runLanguage, stdin, problem)}>
            <Trans>Run</Trans>
          </Button>
        )}
        {!runLanguage && (
          <p className="text-14 text-muted">
            <Trans>Plain text can’t run. Choose a language.</Trans>
          </p>
        )}
        {isOfProblem && isRunHere && (
          <Button
            size="small"
            tone="quiet"
            isBusy={here.isBusy}
            onClick={() => here.test(runLanguage, problem)}
          >
            <Trans>Run tests</Trans>
          </Button>
        )}
        {here.isBusy && canStop(here.program) && (
          <Button size="small" tone="quiet" onClick={here.stop}>
            <Trans>Stop</Trans>
          </Button>
        )}
        {code.side === 'mentor' && <ProblemPicker onChoose={choose} />}
      </div>
      {isOfProblem && files.shown === null && (
        <StarterOffer sync={code.sync} problem={problem} language={runLanguage} />
      )}
      <ChoiceNotice code={code} files={files} problem={problem ?? null} otherName={otherName} />
      <OtherChanges sync={code.sync} files={files} otherName={otherName} />
      {problem && runLanguage && !isOfProblem && (
        <p className="text-14 text-muted">
          <NoTests problem={problem} language={runLanguage} />
        </p>
      )}
      <p role="status" className="text-14 text-muted empty:hidden">
        <RunProgress state={here.program} />
      </p>
      {here.waiting && <DownloadQuestion onAgree={here.waiting.start} />}
      {here.refusal && <Banner tone="error">{errorText(here.refusal)}</Banner>}
      {here.program.status === 'failed' && <NotStarted code={here.program.code} />}
      {latest && !here.isBusy && (
        <RunShown run={latest} files={files} isOwn={latest.side === code.side} otherName={otherName} />
      )}
      {here.unshown?.tests?.failed?.values && (
        <details className="text-14">
          <summary className="min-h-6 cursor-pointer">
            <Trans>The hidden test, which only you see</Trans>
          </summary>
          <FailedValues values={here.unshown.tests.failed.values} />
          <Button size="small" tone="quiet" onClick={here.show}>
            <Trans>Show it to {otherName}</Trans>
          </Button>
        </details>
      )}
      {runLanguage && runLanguage !== 'sql' && (
        <details className="text-14">
          <summary className="min-h-6 cursor-pointer">
            <Trans>Input</Trans>
          </summary>
          <textarea
            aria-label={t`Standard input`}
            value={stdin}
            onChange={({ target }) => setStdin(target.value)}
            spellCheck={false}
            className="w-full rounded-control border border-line-strong bg-paper p-2 font-mono text-16"
          />
        </details>
      )}
      {problem && <ChosenProblem problem={problem} beside={beside} />}
    </section>
  );
}
