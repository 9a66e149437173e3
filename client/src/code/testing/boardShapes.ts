import {
  BOARD_COLORS,
  BOARD_REACH,
  type BoardItem,
  type BoardPoint,
  type BoardShape,
  type BoxShape,
  type LineShape,
  toBoardText,
} from '@preproom/models/contract/room/board';
import fc from 'fast-check';

const place = fc.integer({ min: -BOARD_REACH, max: BOARD_REACH });
const near = fc.integer({ min: -600, max: 600 });
export const anyPoint: fc.Arbitrary<BoardPoint> = fc.oneof(fc.tuple(near, near), fc.tuple(place, place));
const length = fc.integer({ min: 1, max: 800 });
const text = fc.string({ unit: 'binary', maxLength: 60 }).map(toBoardText);
const base = { color: fc.constantFrom(...BOARD_COLORS), order: fc.nat(100) };

/** Every shape that the board takes. */
export const anyShape: fc.Arbitrary<BoardShape> = fc
  .oneof(
    fc.record({
      ...base,
      kind: fc.constant('pen' as const),
      points: fc.array(anyPoint, { minLength: 1, maxLength: 30 }).map((points) => points.flat()),
    }),
    fc.record({
      ...base,
      kind: fc.constantFrom('line' as const, 'arrow' as const),
      from: anyPoint,
      to: anyPoint,
    }),
    fc.record({
      ...base,
      kind: fc.constant('box' as const),
      at: anyPoint,
      width: length,
      height: length,
      text,
    }),
    fc.record({
      ...base,
      kind: fc.constant('text' as const),
      at: anyPoint,
      text: text.map((one) => one || 'text'),
    }),
  )
  // Yjs takes plain objects only.
  .map((shape) => ({ ...shape }));

export const anyItems: fc.Arbitrary<BoardItem[]> = fc
  .array(anyShape, { maxLength: 12 })
  .map((shapes) => shapes.map((shape, i) => ({ id: `s${i}`, shape })));

export function aBox(text: string, at: BoardPoint, order = 1): BoxShape {
  return { kind: 'box', color: 'ink', order, at, width: 160, height: 80, text };
}

export function anArrow(from: BoardPoint, to: BoardPoint, order = 1): LineShape {
  return { kind: 'arrow', color: 'ink', order, from, to };
}
