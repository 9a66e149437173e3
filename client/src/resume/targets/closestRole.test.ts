import { describe, expect, it } from 'vitest';
import { closestRole } from './closestRole.ts';

describe('the role that a job is closest to', () => {
  it.each([
    [
      'We look for a frontend developer with React, TypeScript, HTML, CSS and responsive design who tests with Jest.',
      'frontendDeveloper',
    ],
    [
      'Prepare monthly accounts in Tally, GST returns, TDS, bank reconciliation and the balance sheet.',
      'accountant',
    ],
  ])('is found by its keywords: %#', (job, role) => {
    expect(closestRole(job)).toBe(role);
  });

  it('is none when next to nothing is in common', () => {
    expect(
      closestRole('Walk dogs in the park, feed them, and keep their owners informed by telephone.'),
    ).toBeNull();
  });
});
