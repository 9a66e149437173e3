import { expect, it } from 'vitest';
import { traitBand } from './situationResult.ts';

it.each([
  [[1], 'strong'],
  [[0.6, 1], 'strong'],
  [[0.3, 1], 'steady'],
  [[0.7], 'steady'],
  [[0.7, 0.3], 'practise'],
  [[0.2, 1], 'steady'],
  [[0], 'practise'],
  [[1, 0], 'practise'],
] as const)('credits %j are %s', (credits, band) => {
  expect(traitBand(credits)).toBe(band);
});
