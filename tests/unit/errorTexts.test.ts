import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ERROR_TEXTS } from '@preproom/models/contract/http/errorMessages';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../bin/tool.ts';

/** The specification's own sentences, which stay as they are. */
const SPECIFIED = ['invalid_otp', 'has_account'];

/** What a next step begins with. A new verb may join: the reader must be able to do it at once. */
const STEPS =
  /^(add|ask|change|check|choose|come|complete|confirm|contact|continue|disconnect|don’t|enter|go|hand in|join|log in|make|open|pay|pick|reload|remove|request|save|see|set|try|turn|use|verify|wait)\b/i;

const catalogue = readFileSync(join(ROOT, 'client/src/locales/hi/errorTexts.po'), 'utf8');
const hindi = new Map(
  [...catalogue.matchAll(/^msgid (?<english>".*")\nmsgstr (?<translation>".*")$/gm)].map(({ groups }) => [
    JSON.parse(groups?.english ?? '""') as string,
    JSON.parse(groups?.translation ?? '""') as string,
  ]),
);
const codes = Object.entries(ERROR_TEXTS).filter(([code]) => !SPECIFIED.includes(code));

describe('an error says what happened and what to do next, in English and Hindi:', () => {
  test.each(codes)('%s', (_code, [what, next]) => {
    expect(what).toMatch(/[.]$/);
    expect(next).toMatch(STEPS);
    expect(next).not.toBe(what);
    for (const text of [what, next ?? '']) expect(hindi.get(text)).toMatch(/\p{Script=Devanagari}.*।$/u);
  });

  test('only the sentences of the specification have no next step', () => {
    const without = Object.entries(ERROR_TEXTS).filter(([, [, next]]) => next === null);
    expect(without.map(([code]) => code)).toEqual(SPECIFIED);
  });
});
