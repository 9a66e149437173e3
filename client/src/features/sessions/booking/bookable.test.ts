import type { CurrentUser } from '@preproom/models/contract/currentUser';
import { describe, expect, it } from 'vitest';
import { aPack } from '../../../lib/testing/samples.ts';
import { bookable, freeTypes } from './bookable.ts';
import { bookingPath, sessionTypeOf } from './bookingPath.ts';

const pack = aPack({
  rounds: [
    { name: 'Introducation', state: 'used' },
    { name: 'HR Round 1', state: 'booked', roomid: 'room00000001' },
    { name: 'Tech Round 1', state: 'free' },
  ],
});
const introduction = { state: 'free' } as const;
const withPack = { ActivePack: pack, introduction };
const withoutPack = { ActivePack: null, introduction };
const unpaid: Pick<CurrentUser, 'ActivePack' | 'introduction'> = {
  ActivePack: null,
  introduction: { state: 'used' },
};

describe('bookable', () => {
  it('is ready for a free round of the pack', () => {
    expect(bookable('Tech Round 1', withPack)).toMatchObject({
      state: 'ready',
      purchase: { round: 'Tech Round 1', isIntroduction: false },
    });
  });

  it.each([
    ['HR Round 1', withPack, { state: 'booked', roomid: 'room00000001' }],
    ['Introducation', withPack, { state: 'used' }],
    ['HR Round 2', withPack, { state: 'not_in_pack' }],
    ['HR Round 1', withoutPack, { state: 'no_pack' }],
    ['any', unpaid, { state: 'no_pack' }],
    ['free-introduction', unpaid, { state: 'used' }],
  ] as const)('of %s says why not', (type, has, why) => {
    expect(bookable(type, has)).toEqual(why);
  });

  it('has the learner choose where the address names no round, if there is a choice', () => {
    const types = ['Tech Round 1', 'free-introduction'];
    expect(bookable('any', withPack)).toEqual({ state: 'choose', types });
    expect(bookable('any', withoutPack)).toEqual({ state: 'next', type: 'free-introduction' });
  });

  it('needs no pack for the free introduction, and leads to the booked one', () => {
    expect(bookable('free-introduction', withoutPack)).toMatchObject({ state: 'ready' });
    const booked = { ActivePack: null, introduction: { state: 'booked', roomid: 'room00000002' } } as const;
    expect(bookable('free-introduction', booked)).toEqual({ state: 'booked', roomid: 'room00000002' });
  });
});

describe('freeTypes', () => {
  it("lists the pack's free rounds, then the free introduction", () => {
    expect(freeTypes(withPack)).toEqual(['Tech Round 1', 'free-introduction']);
  });
});

describe('sessionTypeOf', () => {
  it.each([
    ['HR-Round-1', 'HR Round 1'],
    ['HR Round 1', 'HR Round 1'],
    ['tech-round-3', 'Tech Round 3'],
    ['Introducation', 'Introducation'],
    ['free-introduction', 'free-introduction'],
    ['any', 'any'],
    ['HR-Round-9', null],
    ['', null],
  ])('reads %s', (segment, type) => {
    expect(sessionTypeOf(segment)).toBe(type);
  });

  it('is written back as it was', () => {
    expect(bookingPath('HR Round 1', 'abc', new URLSearchParams({ q: 'java' }))).toBe(
      '/Dashboard/selectmentor/HR-Round-1/abc?q=java',
    );
  });
});
