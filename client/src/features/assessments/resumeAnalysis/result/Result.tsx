import { Trans } from '@lingui/react/macro';
import type { ResumeRule } from '@preproom/models/contract/assessments/resumeRubric';
import { type ReactNode, useId, useState } from 'react';
import { useMediaQuery } from '../../../../lib/useMediaQuery.ts';
import type { ResumeAnalysis } from '../../../../resume/analyseResume.ts';
import type { Line } from '../../../../resume/layout/line.ts';
import type { KeptResult } from '../kept/keptResult.ts';
import { PagePanel } from '../pages/PagePanel.tsx';
import { PageStrip } from '../pages/PageStrip.tsx';
import { PageViewer } from '../pages/PageViewer.tsx';
import { LinesOnPages } from '../pages/ShowQuote.tsx';
import type { Corrections } from '../reading/corrections.ts';
import { lineKey, type PickedLine } from '../reading/correctSections.ts';
import { readFields } from '../reading/readFields.ts';
import { WhatWeRead } from '../reading/WhatWeRead.tsx';
import type { ReadResume } from '../useResumeReading.ts';
import { AdviceList } from './AdviceList.tsx';
import { FirstFixes } from './FirstFixes.tsx';
import { Headline } from './Headline.tsx';
import { PractiseForJob } from './PractiseForJob.tsx';
import { ReadingOrders } from './ReadingOrders.tsx';
import { RuleList } from './RuleList.tsx';
import { SavedAnalysis } from './SavedAnalysis.tsx';
import { SavePoints } from './SavePoints.tsx';
import { shownRules } from './shownRules.ts';
import { YourFile } from './YourFile.tsx';

export interface ResultProps {
  result: KeptResult;
  /** Without corrections. */
  read: ReadResume;
  /** With them. */
  analysis: ResumeAnalysis;
  percent: number;
  onCorrect: (corrections: Corrections) => void;
  onSaved: (attemptId: string) => void;
  onRemove: () => void;
  onAgain: () => void;
}

/** There is room for the pages beside the result. */
const WIDE = '(min-width: 64rem)';

/** Score, what was read in short, what to change first, every rule with its lines, and what systems read; the pages beside it or to be opened. */
export function Result(props: ResultProps) {
  const { result, read, analysis, percent, onCorrect, onSaved, onRemove, onAgain } = props;
  const { choice, corrections } = result;
  const { resume, pages, file } = read;
  const isWide = useMediaQuery(WIDE);
  const [shown, setShown] = useState<Line | null>(null);
  const [picked, setPicked] = useState<PickedLine | null>(null);
  const [openPage, setOpenPage] = useState<number | null>(null);
  const [rule, setRule] = useState<{ rule: ResumeRule } | null>(null);
  // A new object each time, so that the same rule is gone to again.
  const openRule = (opened: ResumeRule) => setRule({ rule: opened });
  const hasPages = resume.kind === 'pdf';
  const show = (line: Line) => {
    // A new object each time, so that the same line is scrolled to again.
    setShown({ ...line });
    if (!isWide) setOpenPage(line.page);
  };
  const onPages = {
    pages,
    marked: markedLines(analysis, corrections),
    shown,
    lines: resume.sections.flatMap(({ heading, lines }) => (heading ? [heading, ...lines] : lines)),
    onPick: (line: Line) => {
      setOpenPage(null);
      setPicked({ key: lineKey(line) });
    },
  };
  return (
    <div
      className={
        hasPages
          ? 'grid min-w-0 gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:items-start'
          : 'max-w-3xl min-w-0'
      }
    >
      <div className="flex min-w-0 flex-col gap-6 sm:gap-8">
        <Headline {...{ analysis, choice, onAgain }} fileName={result.fileName} onOpen={openRule} />
        <SavePoints result={result} analysis={analysis} onSaved={onSaved} />
        <Part
          title={<Trans>What we read</Trans>}
          lead={<Trans>Check this first. If something is wrong, correct it and the score follows.</Trans>}
        >
          <WhatWeRead
            {...{ resume, corrections, onCorrect, percent, picked }}
            onPick={setPicked}
            onShow={hasPages ? show : null}
          />
          {hasPages && !isWide && (
            <PageStrip
              pages={pages}
              onOpen={(page) => {
                setShown(null);
                setOpenPage(page);
              }}
            />
          )}
          {!hasPages && (
            <p className="text-14 text-muted">
              <Trans>No preview for Word files, because their pages aren’t fixed.</Trans>
            </p>
          )}
        </Part>
        <FirstFixes rules={analysis.rules} onOpen={openRule} />
        <SavedAnalysis result={result} analysis={analysis} />
        <Part title={<Trans>Points by rule</Trans>}>
          <LinesOnPages value={hasPages ? { lines: resume.lines, show } : null}>
            <RuleList rules={shownRules(analysis.rules, resume)} opened={rule} />
          </LinesOnPages>
        </Part>
        <div className="flex flex-col gap-3">
          <ReadingOrders resume={analysis.resume} />
          <AdviceList advice={analysis.resume.advice} />
        </div>
        {choice.kind === 'job' && (
          <Part title={<Trans>Practise for this job</Trans>}>
            <PractiseForJob job={choice.job} />
          </Part>
        )}
        <YourFile
          file={file}
          isLasting={result.isLasting}
          isSaved={result.attemptId !== null}
          onRemove={onRemove}
        />
      </div>
      {hasPages && isWide && (
        <div className="sticky top-20 min-w-0">
          <PagePanel {...onPages} onEnlarge={() => setOpenPage(shown?.page ?? 1)} />
        </div>
      )}
      {hasPages && (
        <PageViewer
          {...onPages}
          isOpen={openPage !== null}
          firstPage={openPage ?? 1}
          onClose={() => setOpenPage(null)}
        />
      )}
    </div>
  );
}

/** The lines that details, headings and entries were read from, each once. */
function markedLines({ resume }: ResumeAnalysis, corrections: Corrections): Line[] {
  const lines = [
    ...readFields(resume, corrections).map(({ line }) => line),
    ...resume.sections.map(({ heading }) => heading),
    ...resume.entries.map(({ lines: [first] }) => first),
  ];
  return [...new Map(lines.flatMap((line) => (line ? [[lineKey(line), line] as const] : []))).values()];
}

/** A titled part of the result. */
function Part({ title, lead, children }: { title: ReactNode; lead?: ReactNode; children: ReactNode }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-col gap-1">
        <h2 id={heading} className="text-20 sm:text-24">
          {title}
        </h2>
        {lead && <p className="max-w-prose text-14 text-muted sm:text-16">{lead}</p>}
      </div>
      {children}
    </section>
  );
}
