import { expect, test } from 'vitest';
import { boxOf } from './boxOf.ts';

const page = { width: 600, height: 800 };

test('a line is marked from its start, around its letters', () => {
  expect(boxOf({ x: 62, y: 119, size: 20, text: 'x'.repeat(10), isBold: false }, page)).toEqual({
    left: '10.00%',
    top: '12.50%',
    width: '17.33%',
    height: '3.25%',
  });
});

test('a mark ends with the page, and a line without a size has one', () => {
  const { left, width, height } = boxOf(
    { x: 300, y: 100, size: null, text: 'x'.repeat(500), isBold: true },
    page,
  );
  expect(Number.parseFloat(left) + Number.parseFloat(width)).toBeLessThanOrEqual(100.7);
  expect(height).toBe('1.63%');
});
