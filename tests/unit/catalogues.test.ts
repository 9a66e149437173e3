import { describe, expect, test } from 'vitest';
import { hasSamePlaceholders } from '../bin/catalogues.ts';

const entry = (source: string, translation: string) =>
  `#: client/src/x.tsx\nmsgid "${source}"\nmsgstr "${translation}"`;

describe('a translation', () => {
  test.each([
    ['not there yet', 'Hello {name}', ''],
    ['with its values in another order', '{round} with {name}', '{name} के साथ {round}'],
    ['with its elements', 'Read <0>your report</0>', '<0>अपनी रिपोर्ट</0> पढ़ें'],
    ['of a plural', '{n, plural, one {# day} other {# days}}', '{n, plural, one {# दिन} other {# दिन}}'],
  ])('%s is right', (_case, source, translation) => {
    expect(hasSamePlaceholders(entry(source, translation))).toBe(true);
  });

  test.each([
    ['without a value', 'Hello {name}', 'नमस्ते'],
    ['with another value', 'Hello {name}', 'नमस्ते {nam}'],
    ['without an element', 'Read <0>your report</0>', 'अपनी रिपोर्ट पढ़ें'],
    ['with an element left open', 'Read <0>it</0>', '<0>पढ़ें'],
    [
      'with a brace left open',
      '{n, plural, one {# day} other {# days}}',
      '{n, plural, one {# दिन} other {# दिन}',
    ],
  ])('%s is not', (_case, source, translation) => {
    expect(hasSamePlaceholders(entry(source, translation))).toBe(false);
  });
});
