import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../../ui/Link.tsx';
import type { Room } from './api.ts';

/** Where to go from a closed room: to the feedback after a finished interview, else to the sessions. */
export function ClosedRoomLink({ room }: { room: Room }) {
  if (room.status === 'done') {
    return (
      <ButtonLink to={`/room/Feedback/${room.roomid}`}>
        <Trans>Continue to feedback</Trans>
      </ButtonLink>
    );
  }
  return (
    <ButtonLink to={room.side === 'learner' ? '/dashboard' : '/dashboard/mentor'} tone="quiet">
      <Trans>Back to your sessions</Trans>
    </ButtonLink>
  );
}
