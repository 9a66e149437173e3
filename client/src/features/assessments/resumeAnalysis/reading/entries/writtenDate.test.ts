import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldDate, readDate } from './writtenDate.ts';

test.each([
  ['2022-03', '2022-03'],
  ['2011-12', '2011-12'],
  ['2022/3', '2022-03'],
  ['2022-03-15', '2022-03'],
  ['03/2022', '2022-03'],
  ['3.2022', '2022-03'],
  ['15/03/2022', '2022-03'],
  ['03/22', '2022-03'],
  ['Mar’22', '2022-03'],
  ["Mar'22", '2022-03'],
  ['Mar 22', '2022-03'],
  ['mar-2022', '2022-03'],
  ['March, 2022', '2022-03'],
  ['15th March 2022', '2022-03'],
  ["Sept'98", '1998-09'],
  ['मार्च 2022', '2022-03'],
  ['०३/२०२२', '2022-03'],
  ['2022', '2022'],
  ['till date', 'present'],
  ['Till Now', 'present'],
  ['present', 'present'],
  ['Ongoing', 'present'],
  ['आज तक', 'present'],
  ['अभी', 'present'],
  ['  ', ''],
])('%s is read', (written, date) => {
  expect(readDate(written, 'अभी')).toBe(date);
});

test.each(['last summer', '13/2022', '2022-00', '12', '2022-2024', 'Mar 3022', '98765'])(
  '%s is no date',
  (written) => {
    expect(readDate(written, 'Present')).toBeNull();
  },
);

test('what the field shows is read again as the same date', () => {
  const year = fc.integer({ min: 1951, max: 2050 }).map(String);
  const month = fc.integer({ min: 1, max: 12 }).map((number) => String(number).padStart(2, '0'));
  const date = fc.oneof(
    year,
    fc.tuple(year, month).map((parts) => parts.join('-')),
    fc.constant('present'),
  );
  fc.assert(
    fc.property(date, (written) => {
      expect(readDate(fieldDate(written, 'Present'), 'Present')).toBe(written);
    }),
  );
});
