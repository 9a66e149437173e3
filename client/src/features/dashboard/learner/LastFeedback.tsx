import { Trans } from '@lingui/react/macro';
import { INDEX_CRITERION } from '@preproom/models/contract/room/feedback';
import { useId } from 'react';
import { useStore } from '../../../lib/store.ts';
import { useNamed } from '../../../lib/texts/formerMember.ts';
import { useRoundText } from '../../../lib/texts/roundText.ts';
import { Card } from '../../../ui/Card.tsx';
import { ButtonLink } from '../../../ui/Link.tsx';

/** A summary of the newest feedback with links; renders nothing if there is none. */
export function LastFeedback() {
  const heading = useId();
  const roundText = useRoundText();
  const named = useNamed();
  const feedback = useStore((state) => state.userFeedback);
  const last = feedback.toSorted((a, b) => b.submittedAt.localeCompare(a.submittedAt))[0];
  if (!last) return null;
  const { Name: mentorName } = named({ Name: last.mentorName });
  const index = last.ratings[INDEX_CRITERION];
  const words = last.ratings['Comment On Communication Skills'];
  return (
    <Card as="section" labelledBy={heading} className="flex flex-col gap-4">
      <div className="flex items-start justify-between gap-4">
        <div>
          <h2 id={heading} className="text-18">
            <Trans>Latest feedback</Trans>
          </h2>
          <p className="text-14 text-muted">
            <Trans>
              {roundText(last.round)} with {mentorName}
            </Trans>
          </p>
        </div>
        <p className="font-heading whitespace-nowrap tabular-nums">
          <Trans>
            <span className="text-30 font-semibold">{index}</span>{' '}
            <span className="text-14 text-muted">of 10</span>
          </Trans>
        </p>
      </div>
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
    </Card>
  );
}
