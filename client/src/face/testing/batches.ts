import type { ReadingBatch } from '@preproom/models/contract/readings/readings';

export const ROOM = 'abcdefghijkl';

/** A batch of two samples at an instant of the session, numbered from 0. */
export function batchAt(t: number): ReadingBatch {
  return {
    roomid: ROOM,
    algo: 'er-1',
    model: '64184e22',
    mode: 'full',
    fps: 10,
    validShare: 1,
    samples: [
      [0, t, 90, 0, 0, 0, 4000, 0],
      [1, t + 500, 90, 0, 0, 0, 4000, 0],
    ],
  };
}
