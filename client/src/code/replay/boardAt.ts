import {
  type BoardChange,
  type BoardItem,
  type BoardShape,
  readBoard,
} from '@preproom/models/contract/room/board';
import type { CodeMoment } from '@preproom/models/contract/room/code';
import { type Bounds, boundsOfAll } from '../board/geometry.ts';

/** The board after the first `count` moments, in drawing order. */
export function boardAfter(moments: readonly CodeMoment[], count: number): BoardItem[] {
  const shapes = new Map<string, BoardShape>();
  for (let i = 0; i < count; i += 1) {
    for (const [id, shape] of moments[i]?.board ?? []) {
      if (shape) shapes.set(id, shape);
      else shapes.delete(id);
    }
  }
  return readBoard(shapes);
}

/** Around everything that was ever on the board; null when nothing was. */
export function boardBounds(moments: readonly CodeMoment[]): Bounds | null {
  const changes = moments.flatMap(({ board }): readonly BoardChange[] => board ?? []);
  return boundsOfAll(changes.flatMap(([id, shape]) => (shape ? { id, shape } : [])));
}
