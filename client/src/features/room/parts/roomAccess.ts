import { canBeHeld, isRoomOpen } from '@preproom/models/contract/sessions/sessionLife';
import type { Room } from './api.ts';

/** Whether the room can be joined now (server time), later, or not any more. */
export function roomAccess(
  { status, startsAt }: Pick<Room, 'status' | 'startsAt'>,
  nowMs: number,
): 'open' | 'later' | 'over' {
  const startsAtMs = Date.parse(startsAt);
  if (isRoomOpen({ status, startsAtMs }, nowMs)) return 'open';
  return canBeHeld({ status, startsAtMs }, nowMs) ? 'later' : 'over';
}
