import { Trans } from '@lingui/react/macro';
import { ROOM_OPENS_BEFORE_MS } from '@preproom/models/contract/sessions/meetingTime';
import { isRoomOpen } from '@preproom/models/contract/sessions/sessionLife';
import type { Meeting } from '@preproom/models/contract/sessions/sessions';
import { DoorOpen } from 'lucide-react';
import { useWhen } from '../../lib/texts/when.ts';
import { buttonStyle } from '../buttonStyle.ts';
import { ButtonLink, Link } from '../Link.tsx';

export interface RoomEntryProps {
  meeting: Pick<Meeting, 'roomid' | 'status' | 'startsAt'>;
  /** The current time in milliseconds since the epoch. */
  now: number;
}

/** A marigold link while the room is open; before that, when it opens, and the way to its lobby, where devices can be tried out. */
export function RoomEntry({ meeting, now }: RoomEntryProps) {
  const when = useWhen();
  const opensAtMs = Date.parse(meeting.startsAt) - ROOM_OPENS_BEFORE_MS;
  const isToday = when.day(opensAtMs) === when.day(now);
  const startsAtMs = Date.parse(meeting.startsAt);
  if (isRoomOpen({ status: meeting.status, startsAtMs }, now))
    return (
      <ButtonLink tone="now" size="large" to={`/room/${meeting.roomid}`}>
        <DoorOpen aria-hidden className="size-5" />
        <Trans>Join interview</Trans>
      </ButtonLink>
    );
  if (now > startsAtMs) return null;
  return (
    <div className="flex flex-col gap-1 sm:items-end">
      <button type="button" disabled className={buttonStyle('primary', 'large')}>
        <Trans>Join interview</Trans>
      </button>
      <p className="text-14 text-muted">
        {isToday ? (
          <Trans>Opens at {when.time(opensAtMs)}</Trans>
        ) : (
          <Trans>
            Opens {when.day(opensAtMs)}, {when.time(opensAtMs)}
          </Trans>
        )}
      </p>
      <Link to={`/room/${meeting.roomid}`} className="text-14">
        <Trans>Test your camera and microphone</Trans>
      </Link>
    </div>
  );
}
