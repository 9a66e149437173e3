import { Trans, useLingui } from '@lingui/react/macro';
import { scorePercent } from '@preproom/models/contract/assessments/resumeRubric';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { ResumeAnalysis } from '../../../../resume/analyseResume.ts';
import type { Resume } from '../../../../resume/parseResume.ts';
import { ROLE_TEXTS } from '../../../../shared/assessments/roleTexts.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { type TargetChoice, targetId } from '../form/targetChoice.ts';
import type { Corrections } from '../reading/corrections.ts';
import { WhatWeRead } from '../reading/WhatWeRead.tsx';
import type { ShownPages } from '../useResumeReading.ts';
import { AdviceList } from './AdviceList.tsx';
import { FirstFixes } from './FirstFixes.tsx';
import { KeepResume } from './KeepResume.tsx';
import { PractiseForJob } from './PractiseForJob.tsx';
import { ReadingOrders } from './ReadingOrders.tsx';
import { RuleList } from './RuleList.tsx';
import { SavedAnalysis } from './SavedAnalysis.tsx';
import { ScoreRing } from './ScoreRing.tsx';

export interface ResultProps {
  analysis: ResumeAnalysis;
  choice: TargetChoice;
  file: File;
  /** As it was read, without corrections. */
  resume: Resume;
  pages: ShownPages;
  corrections: Corrections;
  onCorrect: (corrections: Corrections) => void;
  onAgain: () => void;
}

/** Score, what was read, what to change first, every rule with its lines, and what systems read. */
export function Result(props: ResultProps) {
  const { analysis, choice, file, onAgain } = props;
  return (
    <div className="flex flex-col gap-10">
      <Headline analysis={analysis} choice={choice} fileName={file.name} onAgain={onAgain} />
      <Part
        title={<Trans>What we read</Trans>}
        lead={<Trans>Check this first. If something is wrong, correct it and the score follows.</Trans>}
      >
        <WhatWeRead {...props} percent={scorePercent(analysis)} />
      </Part>
      <FirstFixes rules={analysis.rules} />
      <SavedAnalysis analysis={analysis} choice={choice} />
      <Part title={<Trans>Points by rule</Trans>}>
        <RuleList rules={analysis.rules} />
      </Part>
      <Part
        title={<Trans>What an ATS sees</Trans>}
        lead={
          <Trans>
            Systems read a page in one of three orders. If they differ, some employers get a jumbled resume.
          </Trans>
        }
      >
        <ReadingOrders resume={analysis.resume} />
      </Part>
      <AdviceList advice={analysis.resume.advice} />
      {choice.kind === 'job' && (
        <Part title={<Trans>Practise for this job</Trans>}>
          <PractiseForJob job={choice.job} />
        </Part>
      )}
      <KeepResume file={file} />
    </div>
  );
}

function Headline({
  analysis,
  choice,
  fileName,
  onAgain,
}: Pick<ResultProps, 'analysis' | 'choice' | 'onAgain'> & { fileName: string }) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { score, outOf } = analysis;
  return (
    <Card className="flex flex-col gap-6 sm:flex-row sm:items-center">
      <ScoreRing score={score} outOf={outOf} />
      <div className="flex min-w-0 flex-col items-start gap-2">
        <h2 ref={heading} tabIndex={-1} className="text-24 wrap-anywhere">
          {fileName}
        </h2>
        <p className="tabular-nums">
          <Trans>
            {score} of {outOf} points
          </Trans>
        </p>
        <p className="text-muted">
          {choice.kind === 'role' && choice.role !== '' && (
            <Trans>Compared with: {t(ROLE_TEXTS[choice.role])}</Trans>
          )}
          {choice.kind === 'job' && <Trans>Compared with the job description you pasted</Trans>}
          {targetId(choice) === null && <Trans>No target, so the match isn’t scored</Trans>}
        </p>
        <p className="text-14 text-muted">
          <Trans>The score follows fixed rules for what’s on the page. It can’t tell how good you are.</Trans>
        </p>
        <Button tone="quiet" onClick={onAgain} className="mt-2">
          <Trans>Analyse again</Trans>
        </Button>
      </div>
    </Card>
  );
}

/** A titled part of the result. */
function Part({ title, lead, children }: { title: ReactNode; lead?: ReactNode; children: ReactNode }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h2 id={heading} className="text-20 sm:text-24">
          {title}
        </h2>
        {lead && <p className="max-w-prose text-muted">{lead}</p>}
      </div>
      {children}
    </section>
  );
}
