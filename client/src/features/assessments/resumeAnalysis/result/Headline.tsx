import { Trans } from '@lingui/react/macro';
import type { ResumeRule } from '@preproom/models/contract/assessments/resumeRubric';
import { useEffect, useRef } from 'react';
import type { ResumeAnalysis } from '../../../../resume/analyseResume.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { type TargetChoice, targetId } from '../form/targetChoice.ts';
import { ScoreRing } from './ScoreRing.tsx';
import { StartHere } from './StartHere.tsx';
import { TargetText } from './TargetText.tsx';

interface HeadlineProps {
  analysis: ResumeAnalysis;
  choice: TargetChoice;
  fileName: string;
  onAgain: () => void;
  /** Opens a rule, with its lines. */
  onOpen: (rule: ResumeRule) => void;
}

/** The file, its score and what to change first, in one look on a phone. Takes the focus when it appears. */
export function Headline({ analysis, choice, fileName, onAgain, onOpen }: HeadlineProps) {
  const { score, outOf, rules, points } = analysis;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex items-center gap-4 sm:gap-6">
        <ScoreRing score={score} outOf={outOf} />
        <div className="flex min-w-0 flex-col gap-0.5">
          <h2 ref={heading} tabIndex={-1} className="text-18 wrap-anywhere sm:text-24">
            {fileName}
          </h2>
          <p className="tabular-nums">
            <Trans>
              {score} of {outOf} points
            </Trans>
          </p>
          <p className="text-14 text-muted">
            <TargetText target={targetId(choice)} isScored={points.targetMatch !== null} />
          </p>
        </div>
      </div>
      <StartHere rules={rules} onOpen={onOpen} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="min-w-0 flex-1 basis-56 text-14 text-muted">
          <Trans>Fixed rules score what’s on the page. They can’t tell how good you are.</Trans>
        </p>
        <Button tone="quiet" size="small" onClick={onAgain}>
          <Trans>Analyse again</Trans>
        </Button>
      </div>
    </Card>
  );
}
