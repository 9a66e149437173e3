import { type BoardItem, readBoardShape } from '@preproom/models/contract/room/board';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aBox, anArrow, anyItems } from '../testing/boardShapes.ts';
import { boardSvg } from './boardSvg.ts';
import { describeBoard } from './describeBoard.ts';
import { marksOf } from './marks.ts';
import { boxHeightFor, boxLines } from './textLayout.ts';

const PALETTE = {
  ...{ paper: '#fff', ink: '#111', peacock: '#055', leaf: '#050' },
  ...{ amber: '#960', brick: '#a20', sky: '#04c' },
};

it('writes texts as texts and nothing else, whatever they are', () => {
  fc.assert(
    fc.property(anyItems, (items) => {
      const { svg, width } = boardSvg(items, PALETTE);
      expect(width).toBeGreaterThanOrEqual(48);
      expect(svg).not.toMatch(/NaN|Infinity|undefined/);
      const tags = new Set([...svg.matchAll(/<\/?([^\s>]*)/g)].map(([, name]) => name));
      for (const tag of tags) expect(['svg', 'rect', 'path', 'text']).toContain(tag);
    }),
  );
  const attack = { id: 'a', shape: aBox('</text><script>alert(1)</script>&"', [0, 0]) };
  const { svg } = boardSvg([attack], PALETTE);
  expect(svg).not.toContain('<script');
  const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect([...parsed.querySelectorAll('text')].map((one) => one.textContent).join('')).toContain('<script>');
});

it('draws every shape in its own colour', () => {
  fc.assert(
    fc.property(anyItems, (items) => {
      for (const { shape } of items) {
        const marks = marksOf(shape);
        expect(marks.length).toBeGreaterThan(0);
        for (const { color } of marks) expect(color).toBe(shape.color);
      }
    }),
  );
});

it('loses no letter of a text that it breaks into lines', () => {
  const words = fc.string({
    unit: fc.constantFrom('a', 'm', ' ', '\n', 'की', '👩‍💻'),
    minLength: 1,
    maxLength: 90,
  });
  fc.assert(
    fc.property(words, fc.integer({ min: 8, max: 400 }), (text, width) => {
      const lines = boxLines(text, width);
      expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(/[ \n]/g, ''));
      expect(boxHeightFor(text, width)).toBe(lines.length * 24 + 20);
    }),
  );
  expect(boxLines('API server for orders', 120)).toEqual(['API server', 'for orders']);
});

it('says what is on the board, and where arrows lead', () => {
  const items: BoardItem[] = [
    { id: 'a', shape: aBox('API server', [0, 0]) },
    { id: 'b', shape: aBox('', [600, 400]) },
    { id: 'c', shape: anArrow([160, 40], [610, 410]) },
    { id: 'd', shape: anArrow([900, 40], [900, 200]) },
    ...[0, 1].map(
      (i): BoardItem => ({
        id: `pen${i}`,
        shape: { kind: 'pen', color: 'ink', order: 9, points: [0, 470, 9, 470 + i] },
      }),
    ),
  ];
  for (const { shape } of items) expect(readBoardShape(shape)).toEqual(shape);
  expect(describeBoard(items)).toEqual([
    { id: 'a', kind: 'box', place: 'top left', text: 'API server' },
    { id: 'b', kind: 'box', place: 'bottom right', text: '' },
    { id: 'c', kind: 'arrow', place: 'middle centre', from: { text: 'API server' }, to: { text: null } },
    { id: 'd', kind: 'arrow', place: 'top right', from: null, to: null },
    { id: 'pen0', kind: 'pen', place: 'bottom left', count: 2 },
  ]);
  expect(describeBoard([])).toEqual([]);
  fc.assert(
    fc.property(anyItems, (any) => {
      const entries = describeBoard(any);
      const strokes = entries.reduce((sum, entry) => sum + (entry.kind === 'pen' ? entry.count : 1), 0);
      expect(strokes).toBe(any.length);
    }),
  );
});
