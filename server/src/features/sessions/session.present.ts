import { formatWireDate, formatWireTime } from '@preproom/models/contract/http/wireTime';
import { FREE_MOVES } from '@preproom/models/contract/sessions/bookings';
import type { Meeting, OtherPerson, SessionSide } from '@preproom/models/contract/sessions/sessions';
import type { UserDocument } from '@preproom/models/db/accounts/user.model';
import type { Session } from '@preproom/models/db/sessions/session.model';
import type { Types } from 'mongoose';

/** What the two people of a session see of each other; never phone or e-mail. The name is null once the account is deleted. */
export function presentOther(
  _id: Types.ObjectId,
  user: Pick<UserDocument, 'Name' | 'photo'> | null | undefined,
): OtherPerson {
  return { _id: _id.toString(), Name: user?.Name ?? null, photo: user?.photo ?? null };
}

/** What an interview is, its status and its time, with the spec's field names. */
export function presentTime({ roomid, round, isFree, status, startsAt }: Session) {
  return {
    roomid,
    round,
    isFree,
    status,
    date: formatWireDate(startsAt),
    time: formatWireTime(startsAt),
    startsAt: startsAt.toISOString(),
  };
}

/** An entry of a person's list of sessions. */
export function presentMeeting(
  session: Session,
  { other, side }: { other: OtherPerson; side: SessionSide },
  own: Pick<Meeting, 'expression' | 'hasRated'>,
): Meeting {
  const { minutes, moves, proposal, cancellation, pay } = session;
  return {
    ...presentTime(session),
    minutes,
    ...(side === 'mentor' && pay && { payPaise: pay.paise }),
    movesLeft: Math.max(0, FREE_MOVES - moves),
    proposal: proposal && {
      ...proposal,
      times: proposal.times.map((time) => time.toISOString()),
      at: proposal.at.toISOString(),
    },
    cancellation: cancellation && { ...cancellation, at: cancellation.at.toISOString() },
    with: other,
    ...own,
  };
}
