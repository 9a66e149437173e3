import { ROUNDS } from '@preproom/models/contract/sessions/rounds';
import { describe, expect, it } from 'vitest';
import { fittingRound, quizzesFor } from './jobPractice.ts';

const pack = (used: readonly string[] = []) => ({
  rounds: ROUNDS.map((name) => ({
    name,
    state: used.includes(name) ? ('used' as const) : ('free' as const),
  })),
});

describe('practice for a job', () => {
  it('has the quizzes of the role, and none for a job like no role', () => {
    expect(quizzesFor('backendDeveloper')).toEqual(['Development Expertise', 'Technology and IT']);
    expect(quizzesFor(null)).toEqual([]);
  });

  it('is the first free round that fits: technical for a technical role, HR for others', () => {
    expect(fittingRound('civilEngineer', pack())).toBe('Tech Round 1');
    expect(fittingRound('civilEngineer', pack(['Tech Round 1']))).toBe('Tech Round 2');
    expect(fittingRound('accountant', pack())).toBe('HR Round 1');
    expect(fittingRound(null, pack())).toBe('HR Round 1');
  });

  it('is no round without a pack, or when those that fit are taken', () => {
    expect(fittingRound('accountant', null)).toBeNull();
    expect(fittingRound('accountant', pack(['HR Round 1', 'HR Round 2']))).toBeNull();
  });
});
