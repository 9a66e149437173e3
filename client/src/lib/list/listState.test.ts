import { expect, test } from 'vitest';
import { changeListState, listQuery, readListState, writeListState } from './listState.ts';

const FILTERS = ['status'];
const read = (query: string) => readListState(new URLSearchParams(query), FILTERS);

test('an address and the state that it shows say the same', () => {
  const query = 'status=success&search=asha&sort=-paise&after=abc&open=1&hide=course%2Cstatus';
  const state = read(query);
  expect(state).toEqual({
    search: 'asha',
    sort: '-paise',
    filters: { status: 'success' },
    hidden: ['course', 'status'],
    after: 'abc',
    before: '',
    open: '1',
  });
  expect(readListState(writeListState(state), FILTERS)).toEqual(state);
});

test('unknown parameters are not filters', () => {
  expect(read('page=2&status=').filters).toEqual({});
});

test.each([[{ search: 'rao' }], [{ sort: 'paise' }], [{ filters: {} }]])(
  'with %o the list begins anew, with no row open',
  (change) => {
    expect(changeListState(read('after=abc&open=1&hide=course'), change)).toMatchObject({
      after: '',
      open: '',
      hidden: ['course'],
      ...change,
    });
  },
);

test('opening a row or hiding a column stays on the page', () => {
  expect(changeListState(read('after=abc'), { open: '2' })).toMatchObject({ after: 'abc', open: '2' });
});

test('the call is asked for what is shown, not how', () => {
  expect(listQuery(read('status=success&search=a&hide=course&open=1&before=x'))).toEqual({
    status: 'success',
    search: 'a',
    before: 'x',
  });
});
