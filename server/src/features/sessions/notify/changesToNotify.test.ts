import type { SessionChange, SessionChangeKind } from '@preproom/models/db/sessions/pendingChange';
import { Types } from 'mongoose';
import { expect, test } from 'vitest';
import { changesToNotify } from './changesToNotify.ts';

const DAYS = ['first', 'second', 'third'] as const;
type Day = (typeof DAYS)[number];
const on = (day: Day) => new Date(Date.UTC(2027, 2, 1 + DAYS.indexOf(day)));

let sequence = 0;
const change = (kind: SessionChangeKind, startsAt: Day, movedFrom?: Day): SessionChange => {
  sequence += 1;
  const moved = movedFrom ? on(movedFrom) : null;
  return {
    ...{ _id: new Types.ObjectId(), kind, by: 'learner', at: new Date(), sequence },
    ...{ startsAt: on(startsAt), movedFrom: moved },
  };
};
const kinds = (pending: SessionChange[]) => changesToNotify(pending).map(({ kind }) => kind);

test('one change is told as it is', () => {
  const pending = [change('moved', 'second', 'first')];
  expect(changesToNotify(pending)).toEqual(pending);
});

test('a booking that was moved before it was told is a booking at the last time, of the last revision', () => {
  const moved = change('moved', 'third', 'second');
  const told = changesToNotify([change('booked', 'first'), change('moved', 'second', 'first'), moved]);
  expect(told).toEqual([{ ...moved, kind: 'booked', movedFrom: null }]);
});

test('two moves are one, from the time that is known to the last', () => {
  const last = change('moved', 'third', 'second');
  expect(changesToNotify([change('moved', 'second', 'first'), last])).toEqual([
    { ...last, movedFrom: on('first') },
  ]);
});

test('moved there and back, it names the time in between', () => {
  const back = change('moved', 'first', 'second');
  expect(changesToNotify([change('moved', 'second', 'first'), back])).toEqual([back]);
});

test('the end of a session is told alone', () => {
  expect(kinds([change('booked', 'first'), change('cancelled', 'first')])).toEqual(['cancelled']);
  expect(kinds([change('moved', 'second', 'first'), change('missed', 'second')])).toEqual(['missed']);
  expect(kinds([change('proposed', 'first'), change('cancelled', 'first')])).toEqual(['cancelled']);
});

test('of proposals and answers the last is told, beside a booking or a move before it', () => {
  expect(kinds([change('proposed', 'first'), change('declined', 'first')])).toEqual(['declined']);
  const second = change('proposed', 'first');
  expect(changesToNotify([change('proposed', 'first'), second])).toEqual([second]);
  expect(kinds([change('booked', 'first'), change('proposed', 'first')])).toEqual(['booked', 'proposed']);
  expect(kinds([change('proposed', 'first'), change('moved', 'second', 'first')])).toEqual(['moved']);
});

test('a move after a booking and a proposal is told as the booking', () => {
  const pending = [
    change('booked', 'first'),
    change('proposed', 'first'),
    change('moved', 'second', 'first'),
  ];
  expect(kinds(pending)).toEqual(['booked']);
});
