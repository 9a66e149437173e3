import { Trans } from '@lingui/react/macro';
import { COMMENT_CRITERIA } from '@preproom/models/contract/catalogues/criteria';
import type { Preparation } from '@preproom/models/contract/mentors/preparation';
import { FeedbackCard } from '../FeedbackCard.tsx';

/** The comments and the index of a learner's latest interview, whoever held it. */
export function LearnersLastFeedback({ feedback }: { feedback: Preparation['lastFeedback'] }) {
  if (!feedback)
    return (
      <p className="text-14 text-muted">
        <Trans>No feedback yet. This may be their first interview here.</Trans>
      </p>
    );
  const comments = COMMENT_CRITERIA.flatMap((name) => {
    const text = feedback.ratings[name];
    return text ? [{ name, text }] : [];
  });
  return (
    <FeedbackCard feedback={feedback}>
      {comments.map(({ name, text }) => (
        <blockquote key={name} className="border-s-3 border-peacock ps-3 break-words">
          {text}
        </blockquote>
      ))}
    </FeedbackCard>
  );
}
