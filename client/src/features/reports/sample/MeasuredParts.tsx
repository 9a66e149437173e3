import { Trans, useLingui } from '@lingui/react/macro';
import type { Language } from '@preproom/models/contract/http/language';
import { StartLinks } from '../../../shared/site/StartLinks.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { MarkedAnswers } from '../report/answers/MarkedAnswers.tsx';
import { ExpressionFigures } from '../report/ExpressionFigures.tsx';
import { ReportPart } from '../report/ReportPart.tsx';
import { SpeechFigures } from '../report/speech/SpeechFigures.tsx';
import { TimelineOrNothing } from '../report/timeline/TimelineSection.tsx';
import { useSamplePeople } from './samplePeople.ts';
import { sampleReport } from './sampleReport.ts';

/** What the room measured, with its charts, and how to get such a report: far down on the page, and most of its code. */
export function MeasuredParts() {
  const { i18n } = useLingui();
  const { timeline, speech, summary, report } = sampleReport(i18n.locale as Language);
  const { mentor } = useSamplePeople();
  return (
    <>
      <Banner tone="info">
        <Trans>
          Talk time and expressions are measured only if you turn them on before the call. Without them you
          still get the rest of the report.
        </Trans>
      </Banner>
      <MarkedAnswers timeline={timeline} earlier={report.earlierAnswers} />
      <ReportPart title={<Trans>How you spoke</Trans>}>
        <SpeechFigures speech={speech} mentorName={mentor} />
      </ReportPart>
      <ReportPart title={<Trans>AI expression summary</Trans>}>
        <ExpressionFigures summary={summary} />
      </ReportPart>
      <ReportPart title={<Trans>Timeline</Trans>}>
        <TimelineOrNothing timeline={timeline} names={{ learner: null, mentor }} />
      </ReportPart>
      <div className="no-print flex flex-col items-start gap-3 border-t border-line pt-10">
        <h2 id="own" className="scroll-mt-24 text-24">
          <Trans>Get your own report</Trans>
        </h2>
        <p className="text-muted">
          <Trans>You get a report like this after every round.</Trans>
        </p>
        <StartLinks />
      </div>
    </>
  );
}
