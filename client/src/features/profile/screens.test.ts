import { expect, test } from 'vitest';
import { reachedStep } from './screens.ts';

test.each([
  [null, 0, false, 'about'],
  [null, 2, false, 'goal'],
  ['about', 2, false, 'about'],
  ['skills', 1, false, 'education'],
  ['nonsense', 3, false, 'skills'],
  // A minor who has saved all four; and one whose birthday came meanwhile, who saves the last step once more.
  [null, 4, true, 'guardian'],
  ['guardian', 4, false, 'skills'],
  ['guardian', 2, true, 'goal'],
])('%s wanted, %i saved, a guardian needed %s: %s', (wanted, OnboardingStep, needsGuardian, screen) => {
  expect(reachedStep(wanted, { OnboardingStep, needsGuardian })).toBe(screen);
});
