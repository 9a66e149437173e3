import { Trans } from '@lingui/react/macro';
import { isRoomOpen } from '@preproom/models/contract/room/sessionLife';
import { Link } from '../../ui/Link.tsx';
import type { SessionProps } from './NextSession.tsx';

/** A session's links: to its open room, and afterwards to its feedback. */
export function SessionLinks({ side, meeting, now }: SessionProps) {
  const { roomid, status, hasRated } = meeting;
  if (isRoomOpen({ status, startsAtMs: Date.parse(meeting.startsAt) }, now))
    return (
      <Link to={`/room/${roomid}`}>
        <Trans>Join interview</Trans>
      </Link>
    );
  if (status !== 'done') return null;
  if (side === 'mentor')
    return (
      <Link to={`/room/Feedback/${roomid}`}>
        <Trans>Feedback</Trans>
      </Link>
    );
  return (
    <>
      <Link to={`/Dashboard/feedback/${roomid}/${meeting.with._id}`}>
        <Trans>View report</Trans>
      </Link>
      <Link to={`/room/Feedback/${roomid}`}>
        {hasRated ? <Trans>Your rating</Trans> : <Trans>Rate your mentor</Trans>}
      </Link>
    </>
  );
}
