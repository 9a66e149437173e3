import type { Sending } from '@preproom/models/contract/room/signalling';
import type { ConnectionProblem, ConnectionQuality, Grade } from './connectionQuality.ts';

/** Besides what is measured: what the connection has already cost. */
export type ShownProblem = ConnectionProblem | 'sound_only' | 'small_picture';

export interface ShownQuality {
  grade: Grade;
  /** What is wrong; null on a good connection. */
  problem: ShownProblem | null;
}

/**
 * What the status says: never better than what the notices say of the pictures. A small picture loses little, so measured alone such a
 * connection soon looks good. Null until something is known.
 */
export function shownQuality(
  measured: Pick<ConnectionQuality, 'grade' | 'problem'> | null,
  sending: readonly Sending[],
): ShownQuality | null {
  const cost = costOf(sending);
  if (!measured || (cost && cost.grade < measured.grade)) return cost ?? measured;
  return { grade: measured.grade, problem: measured.problem };
}

function costOf(sending: readonly Sending[]): ShownQuality | null {
  if (sending.includes('line_audio')) return { grade: 1, problem: 'sound_only' };
  return sending.includes('line_reduced') ? { grade: 2, problem: 'small_picture' } : null;
}
