import { describe, expect, test } from 'vitest';
import { queryWords, searchWords } from './searchWords.ts';

describe('searchWords', () => {
  test('has words and their beginnings, each once, in lower case and without accents', () => {
    expect(searchWords('Résumé, resume!')).toEqual(['res', 'resu', 'resum', 'resume']);
  });

  test('has short words whole', () => {
    expect(searchWords('C or an HR')).toEqual(['c', 'or', 'an', 'hr']);
  });

  test('keeps words of other scripts, with their signs', () => {
    expect(searchWords('साक्षात्कार')).toContain('साक्षात्कार'.normalize('NFKD'));
  });

  test('cuts very long words between characters, never inside one', () => {
    const longest = searchWords('𝒳'.normalize('NFC').repeat(3) + '𠀀'.repeat(60)).at(-1) ?? '';
    expect([...longest]).toHaveLength(20);
    expect(longest.isWellFormed()).toBe(true);
  });
});

describe('queryWords', () => {
  test('finds what was stored, however it was written', () => {
    const stored = new Set(searchWords('Interviewers ask. The INTERVIEW itself'));
    for (const typed of ['interview', ' Interviewer ', 'ínterviewers']) {
      expect(
        queryWords(typed).every((word) => stored.has(word)),
        typed,
      ).toBe(true);
    }
  });

  test('takes marks for no words, and no more words than anybody types', () => {
    expect(queryWords('.*+?^$()|[]\\ \u0000')).toEqual([]);
    expect(queryWords(Array.from({ length: 50 }, (_, i) => `w${i}`).join(' '))).toHaveLength(8);
  });
});
