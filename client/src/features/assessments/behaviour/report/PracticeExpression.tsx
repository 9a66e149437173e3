import { Trans } from '@lingui/react/macro';
import type { ReportedAnswer } from '@preproom/models/contract/assessments/practice';
import { practiceExpression } from '@preproom/models/contract/assessments/practiceSums';
import { useId } from 'react';
import { PercentBars } from '../../../../shared/reports/PercentBars.tsx';
import { ShortSampleNote, SummaryDisclaimer } from '../../../../shared/reports/SummaryDisclaimer.tsx';
import { Badge } from '../../../../ui/Badge.tsx';

/** The expression summary of a session with the camera. Without readings, it says what they need. */
export function PracticeExpression({ answers }: { answers: readonly ReportedAnswer[] }) {
  const heading = useId();
  const read = practiceExpression(answers);
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-6 border-t border-line pt-8">
      <div className="flex items-center gap-3">
        <h2 id={heading} className="text-20">
          <Trans>AI expression summary</Trans>
        </h2>
        <Badge>
          <Trans>Beta</Trans>
        </Badge>
      </div>
      {read ? (
        <>
          {read.shortSample && <ShortSampleNote />}
          <PercentBars percentages={read.percentages} />
          <SummaryDisclaimer reader="learner" />
        </>
      ) : (
        <p className="max-w-prose text-muted">
          <Trans>
            No readings in this session. Either you didn’t agree to them, or your camera didn’t see your face
            clearly while you answered. They’re only for people aged 18 or over.
          </Trans>
        </p>
      )}
    </section>
  );
}
