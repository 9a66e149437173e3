import { expect, test } from 'vitest';
import { reachableScreens } from './screens.ts';

test.each([
  [0, false, ['about']],
  [2, true, ['about', 'education', 'goal']],
  [4, true, ['about', 'education', 'goal', 'skills', 'guardian']],
  // Turned 18 before the guardian agreed: the last step is saved once more.
  [4, false, ['about', 'education', 'goal', 'skills']],
])('%i steps saved, a guardian needed %s: %o', (OnboardingStep, needsGuardian, screens) => {
  expect(reachableScreens({ OnboardingStep, needsGuardian })).toEqual(screens);
});
