import { expect, test } from 'vitest';
import { reachedStep } from './reachedStep.ts';

const REACHABLE = ['about', 'work'] as const;

test.each([
  [null, 'work'],
  ['about', 'about'],
  ['work', 'work'],
  ['resume', 'work'],
  ['nonsense', 'work'],
])('a URL that asks for %s leads to %s', (requested, step) => {
  expect(reachedStep(REACHABLE, requested)).toBe(step);
});

test('a step that cannot be reached leads to the one the caller names', () => {
  expect(reachedStep(REACHABLE, 'resume', 'about')).toBe('about');
});
