import { Trans } from '@lingui/react/macro';
import { useStore } from '../../../../lib/store.ts';
import { ButtonLink } from '../../../../ui/Link.tsx';
import { FeedbackCard } from '../FeedbackCard.tsx';

/** A summary of the newest feedback with links; renders nothing if there is none. */
export function LastFeedback() {
  const feedback = useStore((state) => state.userFeedback);
  const last = feedback.toSorted((a, b) => b.submittedAt.localeCompare(a.submittedAt))[0];
  if (!last) return null;
  const words = last.ratings['Comment On Communication Skills'];
  return (
    <FeedbackCard feedback={last}>
      {words && (
        <blockquote className="line-clamp-4 border-s-3 border-peacock ps-3 break-words">{words}</blockquote>
      )}
      <ButtonLink
        tone="quiet"
        to={`/Dashboard/feedback/${last.roomid}/${last.mentorId}`}
        className="self-start"
      >
        <Trans>View report</Trans>
      </ButtonLink>
    </FeedbackCard>
  );
}
