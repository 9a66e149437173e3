import { Trans } from '@lingui/react/macro';
import { afterCallPath, bookAgainPath, reportPath } from '../../../../lib/sessionPaths.ts';
import { useStore } from '../../../../lib/store.ts';
import { ButtonLink, Link } from '../../../../ui/Link.tsx';
import { isRoundFree } from './isRoundFree.ts';
import type { SessionProps } from './NextSession.tsx';
import type { useSessionView } from './useSessionView.ts';

export type SessionLinksProps = SessionProps & { view: ReturnType<typeof useSessionView> };

/** A session's links: into its open room, to its feedback, or to a new booking of its round. */
export function SessionLinks({ side, meeting, view }: SessionLinksProps) {
  const { roomid } = meeting;
  if (view.isOpen)
    return (
      <ButtonLink tone="now" size="small" to={`/room/${roomid}`}>
        <Trans>Join interview</Trans>
      </ButtonLink>
    );
  if (view.state === 'done') return <AfterLinks side={side} meeting={meeting} />;
  const isOff = view.state === 'needs_rescheduling' || view.state === 'cancelled';
  return isOff && side === 'learner' ? <BookAgain meeting={meeting} /> : null;
}

function AfterLinks({ side, meeting }: SessionProps) {
  if (side === 'mentor')
    return (
      <Link to={afterCallPath(meeting.roomid)}>
        <Trans>Feedback</Trans>
      </Link>
    );
  return (
    <>
      <Link to={reportPath(meeting)}>
        <Trans>View report</Trans>
      </Link>
      <Link to={afterCallPath(meeting.roomid)}>
        {meeting.hasRated ? <Trans>Your rating</Trans> : <Trans>Rate your mentor</Trans>}
      </Link>
    </>
  );
}

/** New times with the same mentor, while the round is not booked or used otherwise. */
function BookAgain({ meeting }: Pick<SessionProps, 'meeting'>) {
  const pack = useStore((state) => state.ActivePack);
  const introduction = useStore((state) => state.introduction);
  if (!isRoundFree(meeting, { pack, introduction })) return null;
  return (
    <Link to={bookAgainPath(meeting)}>
      <Trans>Book again</Trans>
    </Link>
  );
}
