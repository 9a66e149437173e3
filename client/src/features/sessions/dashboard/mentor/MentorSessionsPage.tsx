import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { ButtonLink } from '../../../../ui/Link.tsx';
import { mentorHomeQuery } from '../api.ts';
import { SessionsPage } from '../sessions/SessionsPage.tsx';
import { SLOTS_PATH } from './AddTimes.tsx';
import { FeedbackDue } from './FeedbackDue.tsx';
import { RatingComparisonCard } from './RatingComparisonCard.tsx';

/** /Dashboard/mentor/sessions: feedback that is due, the sessions, and how the mentor rates. */
export function MentorSessionsPage() {
  const { t } = useLingui();
  // Without it the sessions are still there; the dashboard says what failed.
  const { data } = useQuery(mentorHomeQuery);
  return (
    <SessionsPage
      side="mentor"
      first={data && data.feedbackDue.length > 0 && <FeedbackDue meetings={data.feedbackDue} />}
      last={<RatingComparisonCard />}
      empty={
        <EmptyState
          title={t`Nothing booked`}
          action={
            <ButtonLink to={SLOTS_PATH} tone="quiet">
              <Trans>Edit availability</Trans>
            </ButtonLink>
          }
        >
          <Trans>Sessions booked with you will appear here.</Trans>
        </EmptyState>
      }
    />
  );
}
