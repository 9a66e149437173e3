import { Trans, useLingui } from '@lingui/react/macro';
import type { Language } from '@preproom/models/contract/http/language';
import { Banner } from '../../../ui/Banner.tsx';
import { ExpressionFigures } from '../report/ExpressionFigures.tsx';
import { ReportPart } from '../report/ReportPart.tsx';
import { SpeechFigures } from '../report/speech/SpeechFigures.tsx';
import { TimelineOrNothing } from '../report/timeline/TimelineSection.tsx';
import { sampleReport } from './sampleReport.ts';

/** What the room measured, with its charts: far down on the page, and most of its code. */
export function MeasuredParts() {
  const { t, i18n } = useLingui();
  const { timeline, speech, summary } = sampleReport(i18n.locale as Language);
  const mentor = t`Rohan Kapoor`;
  return (
    <>
      <Banner tone="info">
        <Trans>
          Talk time and expressions are measured only if you turn them on before the call. Without them you
          still get the rest of the report.
        </Trans>
      </Banner>
      <ReportPart title={<Trans>How you spoke</Trans>}>
        <SpeechFigures speech={speech} mentorName={mentor} />
      </ReportPart>
      <ReportPart title={<Trans>AI expression summary</Trans>}>
        <ExpressionFigures summary={summary} />
      </ReportPart>
      <ReportPart title={<Trans>Timeline</Trans>}>
        <TimelineOrNothing timeline={timeline} names={{ learner: null, mentor }} />
      </ReportPart>
    </>
  );
}
