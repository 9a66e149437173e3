import { Trans, useLingui } from '@lingui/react/macro';
import { nextRound } from '@preproom/models/contract/reports/nextBooking';
import { bookPath, introductionPath } from '../../../../lib/sessionPaths.ts';
import { useStore } from '../../../../lib/store.ts';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { ButtonLink } from '../../../../ui/Link.tsx';
import { SessionsPage } from '../sessions/SessionsPage.tsx';

/** /Dashboard/student/sessions */
export function StudentSessionsPage() {
  return <SessionsPage side="learner" empty={<NothingBooked />} />;
}

/** Leads to what the learner can book: a round of the pack, the free introduction, or a program. */
function NothingBooked() {
  const { t } = useLingui();
  const pack = useStore((state) => state.ActivePack);
  const feedback = useStore((state) => state.userFeedback);
  const round = pack && nextRound(pack.rounds, feedback)?.round;
  const isFree = useStore((state) => state.introduction?.state === 'free');
  return (
    <EmptyState
      title={t`Nothing booked`}
      action={
        round ? (
          <ButtonLink to={bookPath(round)}>
            <Trans>Book a session</Trans>
          </ButtonLink>
        ) : isFree ? (
          <ButtonLink to={introductionPath()}>
            <Trans>Book a free introduction</Trans>
          </ButtonLink>
        ) : (
          <ButtonLink to="/programs">
            <Trans>See programs</Trans>
          </ButtonLink>
        )
      }
    >
      <Trans>Booked sessions appear here, with the date, your mentor and a link to the room.</Trans>
    </EmptyState>
  );
}
