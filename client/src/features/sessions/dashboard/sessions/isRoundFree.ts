import type { CurrentUser } from '@preproom/models/contract/currentUser';
import type { Meeting } from '@preproom/models/contract/sessions/sessions';

export interface Rounds {
  pack: CurrentUser['ActivePack'];
  introduction: CurrentUser['introduction'];
}

/**
 * Whether the learner can book a session's round again. One that nobody came to counts as booked until the server has noticed,
 * within a minute.
 */
export function isRoundFree(
  { round, roomid, isFree }: Pick<Meeting, 'round' | 'roomid' | 'isFree'>,
  { pack, introduction }: Rounds,
): boolean {
  const found = isFree ? introduction : pack?.rounds.find(({ name }) => name === round);
  if (!found) return false;
  return found.state === 'free' || (found.state === 'booked' && found.roomid === roomid);
}
