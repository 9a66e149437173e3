import { describe, expect, it } from 'vitest';
import { changedSearch, mentorFilter, setFilters } from './mentorFilter.ts';

const read = (query: string) => mentorFilter(new URLSearchParams(query));

describe('mentorFilter', () => {
  it('ignores what the list does not know', () => {
    const filter = read('rating=2&freeWithin=30&expertise=Alchemy&language=Klingon&sort=x&page=0');
    expect(setFilters(filter)).toEqual([]);
    expect(filter).toMatchObject({ sort: 'free', page: 1 });
  });

  it('names the filters that are set', () => {
    expect(setFilters(read('q=java&language=Hindi&rating=4&time=2026-11-24'))).toEqual([
      'q',
      'language',
      'rating',
    ]);
  });
});

describe('changedSearch', () => {
  it('goes back to page 1 and keeps the rest', () => {
    const search = new URLSearchParams('q=java&page=3&language=Hindi');
    expect(String(changedSearch(search, { language: '', rating: '4' }))).toBe('q=java&rating=4');
  });
});
