import { Trans } from '@lingui/react/macro';
import type { Preparation } from '@preproom/models/contract/business/bookings';
import { COMMENT_CRITERIA, INDEX_CRITERION } from '@preproom/models/contract/room/feedback';
import { useNamed } from '../../../lib/texts/formerMember.ts';
import { useRoundText } from '../../../lib/texts/roundText.ts';
import { Card } from '../../../ui/Card.tsx';
import { When } from '../../../ui/When.tsx';

/** The comments and the index of a learner's latest interview, whoever held it. */
export function LearnersLastFeedback({ feedback }: { feedback: Preparation['lastFeedback'] }) {
  const named = useNamed();
  const roundText = useRoundText();
  if (!feedback)
    return (
      <p className="text-14 text-muted">
        <Trans>No feedback yet. This may be their first interview here.</Trans>
      </p>
    );
  const { Name: mentorName } = named({ Name: feedback.mentorName });
  const index = feedback.ratings[INDEX_CRITERION];
  const comments = COMMENT_CRITERIA.flatMap((name) => {
    const text = feedback.ratings[name];
    return text ? [{ name, text }] : [];
  });
  return (
    <Card as="section" labelledBy="last-feedback" className="flex flex-col gap-3">
      <div className="flex items-start justify-between gap-4">
        <div>
          <h2 id="last-feedback" className="text-18">
            <Trans>Latest feedback</Trans>
          </h2>
          <p className="text-14 text-muted">
            <Trans>
              {roundText(feedback.round)} with {mentorName}
            </Trans>
            {' · '}
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
      {comments.map(({ name, text }) => (
        <blockquote key={name} className="border-s-3 border-peacock ps-3 break-words">
          {text}
        </blockquote>
      ))}
    </Card>
  );
}
