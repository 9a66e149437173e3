import { Trans } from '@lingui/react/macro';
import { INDEX_CRITERION } from '@preproom/models/contract/catalogues/criteria';
import type { ReportedFeedback } from '@preproom/models/contract/reports/feedback';
import { type ReactNode, useId } from 'react';
import { useNamed } from '../../../lib/texts/formerMember.ts';
import { useSessionName } from '../../../lib/texts/roundText.ts';
import { Card } from '../../../ui/Card.tsx';
import { When } from '../../../ui/When.tsx';

export interface FeedbackCardProps {
  feedback: ReportedFeedback;
  /** What of it is quoted. */
  children: ReactNode;
}

/** A learner's latest feedback: which interview, and its index. */
export function FeedbackCard({ feedback, children }: FeedbackCardProps) {
  const heading = useId();
  const named = useNamed();
  const sessionName = useSessionName();
  const { Name: mentorName } = named({ Name: feedback.mentorName });
  const index = feedback.ratings[INDEX_CRITERION];
  return (
    <Card as="section" labelledBy={heading} className="flex flex-col gap-4">
      <div className="flex items-start justify-between gap-4">
        <div>
          <h2 id={heading} className="text-18">
            <Trans>Latest feedback</Trans>
          </h2>
          <p className="text-14 text-muted">
            <Trans>
              {sessionName(feedback)} with {mentorName}
            </Trans>
          </p>
          <p className="text-14 text-muted">
            <When instant={feedback.submittedAt} show="day" />
          </p>
        </div>
        <p className="font-heading whitespace-nowrap tabular-nums">
          <Trans>
            <span className="text-30 font-semibold">{index}</span>{' '}
            <span className="text-14 text-muted">of 10</span>
          </Trans>
        </p>
      </div>
      {children}
    </Card>
  );
}
