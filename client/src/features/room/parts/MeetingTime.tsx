import { Trans } from '@lingui/react/macro';
import { ROOM_OPENS_BEFORE_MS } from '@preproom/models/contract/sessions/meetingTime';
import { isRoomOpen, sessionView } from '@preproom/models/contract/sessions/sessionLife';
import { useAmountTexts } from '../../../lib/texts/amountText.ts';
import { clockText } from '../../../lib/texts/clockText.ts';
import { useWhen } from '../../../lib/texts/when.ts';
import type { Room } from './api.ts';

export interface MeetingTimeProps {
  room: Room;
  /** By the server's clock. */
  nowMs: number;
}

/** The status of the meeting, and when the room opens if it is still closed. */
export function MeetingTime({ room, nowMs }: MeetingTimeProps) {
  const { day, time } = useWhen();
  const startsAtMs = Date.parse(room.startsAt);
  const opensAtMs = startsAtMs - ROOM_OPENS_BEFORE_MS;
  return (
    <div className="flex flex-col gap-1">
      <p>
        {day(room.startsAt)}, {time(room.startsAt)}
      </p>
      <p className="text-18 font-medium tabular-nums">
        <MeetingStatus room={room} nowMs={nowMs} />
      </p>
      {room.status === 'booked' && nowMs < startsAtMs && !isRoomOpen({ ...room, startsAtMs }, nowMs) && (
        <p className="text-14 text-muted">
          <Trans>
            The room opens {day(opensAtMs)}, {time(opensAtMs)}. You can stay on this page.
          </Trans>
        </p>
      )}
    </div>
  );
}

function MeetingStatus({ room, nowMs }: MeetingTimeProps) {
  const { spanText } = useAmountTexts();
  const view = sessionView(room.status, Date.parse(room.startsAt), nowMs);
  switch (view.state) {
    case 'has_time': {
      const { days, hours } = view.remaining;
      // Seconds are shown in the last hour only.
      const remaining = days + hours > 0 ? spanText(view.remaining) : clockText(view.remaining);
      return <Trans>Starts in {remaining}</Trans>;
    }
    case 'started': {
      const elapsed = spanText(view.elapsed);
      return <Trans>Started {elapsed} ago</Trans>;
    }
    case 'needs_rescheduling':
      return <Trans>This interview didn’t take place. Choose a new time.</Trans>;
    case 'done':
      return <Trans>This interview is over.</Trans>;
    case 'cancelled':
      return <Trans>This interview was cancelled.</Trans>;
  }
}
