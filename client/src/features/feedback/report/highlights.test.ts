import { STAR_CRITERIA } from '@preproom/models/contract/room/feedback';
import { describe, expect, it } from 'vitest';
import { highlights } from './highlights.ts';

const allWith = (stars: number) => Object.fromEntries(STAR_CRITERIA.map((criterion) => [criterion, stars]));

describe('highlights', () => {
  it('names the best three and the weakest three', () => {
    const ratings = {
      ...allWith(4),
      'Listening Skills': 5,
      'Time Management': 1,
      'Stress Handling': 3,
    };
    expect(highlights({ ratings, remarks: {} })).toEqual({
      well: ['Listening Skills', 'Education Background', 'Communication Skills'],
      practise: ['Time Management', 'Stress Handling'],
    });
  });

  it('prefers, among equals, what the mentor wrote about', () => {
    const remarks = { 'Subject Understanding': 'Deep' };
    expect(highlights({ ratings: allWith(5), remarks }).well[0]).toBe('Subject Understanding');
    expect(highlights({ ratings: allWith(2), remarks }).practise[0]).toBe('Subject Understanding');
  });

  it('leaves out what fits neither, and what was not rated', () => {
    expect(highlights({ ratings: allWith(5), remarks: {} }).practise).toEqual([]);
    expect(highlights({ ratings: allWith(2), remarks: {} }).well).toEqual([]);
    expect(highlights({ ratings: {}, remarks: {} })).toEqual({ well: [], practise: [] });
  });
});
