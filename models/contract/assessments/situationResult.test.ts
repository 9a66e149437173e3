import { expect, it } from 'vitest';
import { traitBand } from './situationResult.ts';

it.each([
  [[], null],
  [[1, 1], null],
  [[1, 1, 1], 'strong'],
  [[0.7, 0.7, 1], 'strong'],
  [[0.6, 0.7, 1], 'steady'],
  [[0.2, 0.45, 1], 'steady'],
  [[0.2, 0.3, 0.7, 1], 'steady'],
  [[0.7, 0.7, 0.8, 1], 'strong'],
  [[0.7, 0.3, 0.6], 'practise'],
  [[0, 0, 0], 'practise'],
  [[1, 0, 0.7, 0.7, 0.3], 'practise'],
] as const)('credits %j are %s', (credits, band) => {
  expect(traitBand(credits)).toBe(band);
});
