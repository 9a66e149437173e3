import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { WORDS } from './testing/words.ts';
import { textRuns } from './textRuns.ts';

const shaped: Record<string, string> = JSON.parse(
  readFileSync(new URL('testing/shaped.json', import.meta.url), 'utf8'),
);

/** Each glyph with where it is drawn, as in shaped.json; what is not seen is left out. */
function placesOf(word: string): string {
  const runs = textRuns(word, 'regular').map(({ font, text }) => font.font.layout(text));
  let x = 0;
  return runs
    .flatMap(({ glyphs, positions }) =>
      positions.map(({ xAdvance, xOffset, yOffset }, i) => {
        const place = `${glyphs[i]?.id} ${Math.round(x + xOffset)} ${Math.round(yOffset)}`;
        x += xAdvance;
        return place;
      }),
    )
    .join(', ');
}

/** HarfBuzz draws a joiner as a blank without width, fontkit as another. */
const withoutJoiners = (places: string) =>
  places
    .split(', ')
    .filter((place) => !place.startsWith('1 ') && !place.startsWith('3 '))
    .join(', ');

describe.each(Object.entries(WORDS))('%s', (_script, words) => {
  test.each(words.split(' '))('%s has the glyphs that HarfBuzz gives it, in their places', (word) => {
    expect(withoutJoiners(placesOf(word))).toBe(withoutJoiners(shaped[word] ?? ''));
  });
});
