import { describe, expect, it } from 'vitest';
import { ROUNDS } from '../sessions/rounds.ts';
import { someRatings } from '../testing/performanceSessions.ts';
import { type NextBookingOf, nextBooking, nextRound, weakestGroup } from './nextBooking.ts';

type State = 'free' | 'booked' | 'used';
const rounds = (...states: State[]) =>
  ROUNDS.map((name, i) => ({ name, state: states[i] ?? ('free' as const) }));
const feedback = (day: number, change: Parameters<typeof someRatings>[1]) => ({
  submittedAt: `2026-11-0${day}T10:00:00.000Z`,
  ratings: { ...someRatings(4, change) } as Record<string, number>,
});
const weakInTech = feedback(1, { 'Technical Knowlegde': 1, 'Subject Understanding': 2 });
const weakInTalk = feedback(2, { 'Listening Skills': 1, 'Communication Skills': 1 });

describe('the weakest group', () => {
  it('is the one clearly below the others', () => {
    expect(weakestGroup([weakInTech])).toBe('technical');
    expect(weakestGroup([feedback(1, {})])).toBeNull();
    expect(weakestGroup([])).toBeNull();
    expect(weakestGroup([{ submittedAt: '2026-11-01T10:00:00.000Z', ratings: {} }])).toBeNull();
  });

  it('is that of the latest three, in whatever order they come', () => {
    const latest = [feedback(3, {}), weakInTalk, feedback(4, {})];
    expect(weakestGroup([weakInTech, ...latest])).toBe('communication');
    expect(weakestGroup([...latest, weakInTech].toReversed())).toBe('communication');
  });
});

describe('the next round', () => {
  it.each([
    ['the first free one without feedback', [], ['used'], 'HR Round 1', null],
    ['a tech round for weak technical ratings', [weakInTech], ['used'], 'Tech Round 1', 'technical'],
    [
      'the next tech round when the first is taken',
      [weakInTech],
      ['used', 'free', 'booked'],
      'Tech Round 2',
      'technical',
    ],
    ['an HR round for weak communication', [weakInTalk], ['used', 'used'], 'HR Round 2', 'communication'],
    [
      'the first free one if none practises the group',
      [weakInTalk],
      ['used', 'used', 'free', 'used'],
      'Tech Round 1',
      null,
    ],
  ] as const)('is %s', (_, given, states, round, focus) => {
    expect(nextRound(rounds(...states), given)).toEqual({ round, focus });
  });

  it('leaves out what cannot be practised', () => {
    const weakBackground = feedback(1, { 'Education Background': 1, 'Additional Certification': 1 });
    expect(weakestGroup([weakBackground])).toBeNull();
  });

  it('is none when none is free', () => {
    expect(nextRound(rounds('used', 'used', 'used', 'used', 'booked', 'used'), [weakInTech])).toBeNull();
    expect(nextRound([], [])).toBeNull();
  });
});

describe('the next step', () => {
  const pack = { rounds: rounds('used'), lastDay: '2026-12-30' } as NextBookingOf['pack'];
  const kindOf = (of: Partial<NextBookingOf>) =>
    nextBooking({ pack: null, introduction: { state: 'used' }, feedback: [], ...of })?.kind;

  it('is a round of the pack, else the free introduction, else a program', () => {
    expect(kindOf({ pack })).toBe('book_round');
    expect(kindOf({ introduction: { state: 'free' } })).toBe('book_introduction');
    expect(kindOf({})).toBe('see_programs');
    expect(kindOf({ pack: { ...pack, rounds: [] } as never })).toBeUndefined();
  });
});
