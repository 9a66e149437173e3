import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  BOARD_REACH,
  type BoardShape,
  MAX_BOARD_POINTS,
  MAX_BOARD_SHAPES,
  MAX_BOARD_TEXT,
  MAX_STROKE_POINTS,
  nextOrder,
  readBoard,
  readBoardShape,
  toBoardText,
} from './board.ts';
import { BoardChange } from './boardSchemas.ts';

const base = { color: 'ink', order: 1 } as const;
const SHAPES: BoardShape[] = [
  { kind: 'pen', ...base, points: [0, 0, 5, -5] },
  { kind: 'line', ...base, from: [0, 0], to: [10, 10] },
  { kind: 'arrow', ...base, from: [0, 0], to: [10, 10] },
  { kind: 'box', ...base, at: [1, 2], width: 30, height: 20, text: '' },
  { kind: 'text', ...base, at: [1, 2], text: 'क <b>\nline' },
];
const [PEN, LINE, , BOX, TEXT] = SHAPES as [BoardShape, BoardShape, BoardShape, BoardShape, BoardShape];

it('reads what a page writes, and nothing that was added to it', () => {
  for (const shape of SHAPES) {
    expect(readBoardShape(shape)).toEqual(shape);
    expect(readBoardShape({ ...shape, onclick: 'alert(1)' })).toEqual(shape);
    expect(BoardChange.parse(['a', shape])).toEqual(['a', shape]);
  }
});

it('refuses what has another form or size', () => {
  const wrong: unknown[] = [
    { ...PEN, kind: 'script' },
    { ...PEN, color: 'url(#a)' },
    { ...PEN, order: -1 },
    { ...PEN, points: [1] },
    { ...PEN, points: [] },
    { ...PEN, points: Array(2 * MAX_STROKE_POINTS + 2).fill(0) },
    { ...PEN, points: [0, Number.NaN] },
    { ...PEN, points: '0,0' },
    { ...LINE, to: [0, 0, 0] },
    { ...LINE, to: [0.5, 0] },
    { ...LINE, from: [BOARD_REACH + 1, 0] },
    { ...BOX, width: 0 },
    { ...BOX, height: Number.POSITIVE_INFINITY },
    { ...BOX, text: 'x'.repeat(MAX_BOARD_TEXT + 1) },
    { ...BOX, text: { toString: 'x' } },
    { ...TEXT, text: '' },
    { ...TEXT, text: 'a\u0000b' },
    { ...TEXT, text: '\ud800' },
    [PEN],
    null,
    'pen',
  ];
  for (const value of wrong) expect(readBoardShape(value), JSON.stringify(value)?.slice(0, 99)).toBeNull();
});

it('reads any value without throwing', () => {
  fc.assert(
    fc.property(fc.anything(), fc.constantFrom(...SHAPES), fc.string(), (value, shape, field) => {
      readBoardShape(value);
      readBoard([['a', { ...shape, [field]: value, points: value, at: value, text: value }]]);
    }),
  );
});

it('is in drawing order, the same on both pages, and takes no ids that could be anything else', () => {
  const first = { ...BOX, order: 1 };
  const entries: [string, unknown][] = [
    ['b', first],
    ['c', { ...BOX, order: 0 }],
    ['a', first],
    ['<b>', first],
    ['x'.repeat(33), first],
    ['bad', { kind: 'box' }],
  ];
  expect(readBoard(entries).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  expect(readBoard(entries.toReversed())).toEqual(readBoard(entries));
  expect(nextOrder(readBoard(entries))).toBe(2);
  expect(nextOrder([])).toBe(1);
});

it('draws so many shapes and points at most', () => {
  const many = Array.from({ length: MAX_BOARD_SHAPES + 5 }, (_, i) => [`s${i}`, BOX] as const);
  expect(readBoard(many)).toHaveLength(MAX_BOARD_SHAPES);
  const long = { ...PEN, points: Array(2 * MAX_STROKE_POINTS).fill(1) };
  const strokes = Array.from({ length: 100 }, (_, i) => [`s${i}`, long] as const);
  expect(readBoard(strokes)).toHaveLength(MAX_BOARD_POINTS / MAX_STROKE_POINTS);
});

it('makes any text into one that is taken', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 2 * MAX_BOARD_TEXT }), (typed) => {
      const text = toBoardText(typed);
      expect(readBoardShape({ ...BOX, text })).toEqual({ ...BOX, text });
      expect(toBoardText(text)).toBe(text);
    }),
  );
  expect(toBoardText(' API\tserver \r\n v2 ')).toBe('API server \n v2');
});
