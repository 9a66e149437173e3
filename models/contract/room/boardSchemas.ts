import { z } from '../http/zod.ts';
import {
  BOARD_COLORS,
  BOARD_REACH,
  type BoardChange as Change,
  MAX_BOARD_TEXT,
  MAX_STROKE_POINTS,
  type BoardShape as Shape,
} from './board.ts';

const Place = z.int().min(-BOARD_REACH).max(BOARD_REACH);
const Point = z.tuple([Place, Place]);
const Length = z
  .int()
  .min(1)
  .max(2 * BOARD_REACH);
const base = {
  color: z.enum(BOARD_COLORS),
  order: z.int().min(0).describe('higher ones are drawn over lower ones'),
};
const ends = { from: Point, to: Point };
const text = z.string().max(MAX_BOARD_TEXT);

/** What `readBoardShape` returns. */
const BoardShape = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('pen'),
    ...base,
    points: z
      .array(Place)
      .max(2 * MAX_STROKE_POINTS)
      .describe('x and y of each point in turn'),
  }),
  z.object({ kind: z.literal('line'), ...base, ...ends }),
  z.object({ kind: z.literal('arrow'), ...base, ...ends }),
  z.object({ kind: z.literal('box'), ...base, at: Point, width: Length, height: Length, text }),
  z.object({ kind: z.literal('text'), ...base, at: Point, text }),
]) satisfies z.ZodType<Shape>;

export const BoardChange = z.tuple([
  z.string().describe('the id of the shape'),
  BoardShape.nullable().describe('the shape as it is from now on; null: it was removed'),
]) satisfies z.ZodType<Change>;
