import { describe, expect, it } from 'vitest';
import { slugOf } from './slugs.ts';

describe('slugOf', () => {
  it.each([
    ['Meera Iyer', 'meera-iyer'],
    ['José D’Souza', 'jose-dsouza'],
    ['K.R. Narayanan', 'k-r-narayanan'],
    ['लक्ष्मी', 'mentor'],
    ['!!', 'mentor'],
    ['0123456789abcdef01234567', 'mentor-0123456789abcdef01234567'],
  ])('makes of %s %s', (text, slug) => {
    expect(slugOf(text, 60, 'mentor')).toBe(slug);
  });

  it('is cut without a hyphen at its end', () => {
    expect(slugOf('abc defgh', 4, 'x')).toBe('abc');
  });
});
