import { describe, expect, test } from 'vitest';
import { foldText, queryWords, wordsOf } from './searchText.ts';

/** Whether each word that was typed is a word of the text. */
const finds = (typed: string, text: string) => {
  const words = wordsOf(text);
  return queryWords(typed).every((word) => words.includes(word));
};

describe('texts that people take for the same', () => {
  test.each([
    ['a joiner', 'लक्ष्\u200dमी', 'लक्ष्मी'],
    ['a non-joiner', 'राधाकृष्णन\u200c राव', 'राधाकृष्णन राव'],
    ['a nukta', 'ज़ाकिर', 'जाकिर'],
    ['a nukta of its own', 'ज\u093cाकिर', '\u095bाकिर'],
    ['a nukta in Bengali', 'বাড়ি', 'বাডি'],
    ['a nukta in Gurmukhi', 'ਜ਼ਮੀਨ', 'ਜਮੀਨ'],
    ['a decomposed accent', 'Jose\u0301', 'José'],
    ['an accent', 'José', 'jose'],
    ['Polish letters', 'Łukasz', 'lukasz'],
    ['German letters', 'Strauß', 'STRAUSS'],
    ['a capital sharp s', 'STRAUẞ', 'strauss'],
    ['Nordic letters', 'Søren Æbelø', 'soren aebelo'],
    ['a Turkish I', 'İstanbul', 'istanbul'],
    ['full width letters', 'Ａｓｈａ', 'asha'],
    ['an apostrophe', "D'Souza", 'dsouza'],
    ['a curly apostrophe', 'D’Souza', "d'souza"],
    ['an apostrophe of its own letter', 'Dʼsouza', 'D‘Souza'],
    ['digits', 'कक्षा १०', 'कक्षा 10'],
    ['Urdu letters of an Arabic keyboard', 'علي', 'علی'],
    ['Arabic vowel signs', 'عَائِشَہ', 'عائشہ'],
    ['a Malayalam letter of its own', 'മോഹൻ', 'മോഹന്\u200d'],
    ['a soft hyphen', 'As\u00adha', 'Asha'],
    ['a byte order mark', '\ufeffAsha', 'Asha'],
    ['a direction mark', 'Asha\u200e', 'Asha'],
  ])('by %s', (_, one, other) => {
    expect(foldText(one)).toBe(foldText(other));
    expect(finds(one, other)).toBe(true);
    expect(finds(other, one)).toBe(true);
  });

  test.each([
    ['किरण', 'करण'],
    ['राम', 'रम'],
    ['क', 'क्'],
    ['Müller', 'Miller'],
  ])('%s and %s are not', (one, other) => expect(foldText(one)).not.toBe(foldText(other)));
});

describe('wordsOf', () => {
  test.each([
    ['souza', "D'Souza"],
    ['D Souza', "D'Souza"],
    ['annemarie', 'Anne-Marie'],
    ['marie', 'Anne-Marie'],
    ['Anne-Marie', 'Anne Marie'],
    ['apj kalam', 'A.P.J. Abdul Kalam'],
    ['A.P.J. Kalam', 'A P J Abdul Kalam'],
    ['nodejs', 'Node.js'],
    ['zoho', 'Zoho Corp.'],
    ['c', 'C++'],
  ])('%s finds %s', (typed, text) => expect(finds(typed, text)).toBe(true));

  test('holds each word once, and no marks', () => {
    expect(wordsOf('Résumé, resume! 😀 [a-b] it’s')).toEqual(['resume', 'a', 'b', 'its', 'it', 's', 'ab']);
    expect(wordsOf('... 🙂 \u200d')).toEqual([]);
  });

  test('cuts long words between characters, stored and typed alike', () => {
    const long = '𠀀'.repeat(60);
    expect(wordsOf(long)).toEqual(['𠀀'.repeat(30)]);
    expect(finds(long, long)).toBe(true);
  });

  test('a query is cut to its first words', () => {
    expect(queryWords('a b c d e f g h i j')).toHaveLength(8);
  });
});
