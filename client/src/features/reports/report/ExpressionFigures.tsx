import type { ExpressionSummary } from '@preproom/models/contract/readings/readings';
import { PercentBars } from '../../../shared/reports/PercentBars.tsx';
import { ShortSampleNote, SummaryDisclaimer } from '../../../shared/reports/SummaryDisclaimer.tsx';

export interface ExpressionFiguresProps {
  summary: Pick<ExpressionSummary, 'shortSample' | 'percentages'>;
}

/** The learner's four percentages, with what they do not mean. */
export function ExpressionFigures({ summary: { shortSample, percentages } }: ExpressionFiguresProps) {
  return (
    <>
      {shortSample && <ShortSampleNote />}
      <PercentBars percentages={percentages} />
      <SummaryDisclaimer reader="learner" />
    </>
  );
}
