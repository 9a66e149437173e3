import { describe, expect, it } from 'vitest';
import { isProfileComplete, needsGuardian, nextStep, type ProfileState } from './onboardingSteps.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const WHOLE: ProfileState = {
  hasContact: true,
  dateOfBirth: '2004-05-06',
  hasEducation: true,
  hasGoal: true,
  hasSkills: true,
  hasGuardian: false,
};

describe('the next step', () => {
  it('is the first that was not saved, whatever was saved after it', () => {
    expect(nextStep({ ...WHOLE, dateOfBirth: null })).toBe(0);
    expect(nextStep({ ...WHOLE, hasContact: false })).toBe(0);
    expect(nextStep({ ...WHOLE, hasEducation: false, hasGoal: false })).toBe(1);
    expect(nextStep({ ...WHOLE, hasGoal: false })).toBe(2);
    expect(nextStep({ ...WHOLE, hasSkills: false })).toBe(3);
    expect(nextStep(WHOLE)).toBe(4);
  });
});

describe('a profile', () => {
  it('of an adult is complete with contact, age and goal; education and skills are optional', () => {
    expect(isProfileComplete(WHOLE, NOW)).toBe(true);
    expect(isProfileComplete({ ...WHOLE, hasEducation: false, hasSkills: false }, NOW)).toBe(true);
    expect(isProfileComplete({ ...WHOLE, hasContact: false }, NOW)).toBe(false);
    expect(isProfileComplete({ ...WHOLE, dateOfBirth: null }, NOW)).toBe(false);
    expect(isProfileComplete({ ...WHOLE, hasGoal: false }, NOW)).toBe(false);
  });

  it('of a minor needs a guardian as well, until the 18th birthday', () => {
    const minor = { ...WHOLE, dateOfBirth: '2008-11-23' };
    expect(needsGuardian(minor, NOW)).toBe(true);
    expect(isProfileComplete(minor, NOW)).toBe(false);
    expect(isProfileComplete({ ...minor, hasGuardian: true }, NOW)).toBe(true);
    expect(isProfileComplete(minor, NOW + 24 * 3_600_000)).toBe(true);
  });
});
