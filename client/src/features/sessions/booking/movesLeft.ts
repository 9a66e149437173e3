import { startOfIndianDay } from '@preproom/models/contract/http/indianDays';
import { FREE_MOVES } from '@preproom/models/contract/sessions/bookings';
import type { Meeting } from '@preproom/models/contract/sessions/sessions';
import type { Purchase } from './bookable.ts';

/** How often the learner may move the session to be booked. Moves of the same round in the same pack count on when it is booked again. */
export function movesLeftOf({ pack, round, isIntroduction }: Purchase, meetings: readonly Meeting[]): number {
  const isSame = (meeting: Meeting) =>
    meeting.isFree === isIntroduction &&
    meeting.round === round &&
    (!pack || Date.parse(meeting.startsAt) >= startOfIndianDay(pack.startDay).getTime());
  return Math.min(FREE_MOVES, ...meetings.filter(isSame).map(({ movesLeft }) => movesLeft));
}
