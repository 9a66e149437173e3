import type { PayKind } from '@preproom/models/contract/mentors/pay';
import { expect, it } from 'vitest';
import { amountsOf, isAmount, modeField, rateValues, rupeesField } from './rateValues.ts';

const KINDS: PayKind[] = ['free-introduction', 'HR Round 1', 'Tech Round 1'];

it('gives the amounts back that the fields were filled with; those of everybody are left out', () => {
  const exceptions = { 'free-introduction': null, 'HR Round 1': 50_050 };
  const values = rateValues(KINDS, exceptions, 'same');
  expect(values[rupeesField('HR Round 1')]).toBe('500.50');
  expect(values[modeField('Tech Round 1')]).toBe('same');
  expect(amountsOf(KINDS, values)).toEqual(exceptions);
});

it('says "not paid" for a kind without an amount where there is nobody else to follow', () => {
  expect(amountsOf(KINDS, rateValues(KINDS, {}, 'none'))).toEqual({
    'free-introduction': null,
    'HR Round 1': null,
    'Tech Round 1': null,
  });
});

it.each(['0', '-1', '25000.01', '12.345', '', 'five'])('refuses %j as an amount', (typed) => {
  expect(isAmount(typed)).not.toBeNull();
});

it.each(['0.01', '1', ' 500 ', '499.99', '25000'])('takes %j as an amount', (typed) => {
  expect(isAmount(typed)).toBeNull();
});
