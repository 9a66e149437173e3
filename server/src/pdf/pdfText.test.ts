import { describe, expect, test } from 'vitest';
import { type DrawnRun, drawnRuns, pdfOf } from './testing/drawnRuns.ts';
import { WORDS } from './testing/words.ts';
import { textRuns } from './textRuns.ts';

/** Scripts of the Eighth Schedule of India's constitution, of Europe and Vietnam, and signs. */
const BLOCKS: Record<string, [number, number][]> = {
  latin: [
    [0x20, 0x7e],
    [0xa0, 0x1c3],
    [0x1cd, 0x24f],
    [0x1e00, 0x1e9b],
    [0x1e9e, 0x1eff],
  ],
  greek: [[0x386, 0x3ce]],
  cyrillic: [
    [0x400, 0x45f],
    [0x490, 0x49d],
    [0x4a0, 0x4ff],
  ],
  arabic: [
    [0x600, 0x6ff],
    [0x750, 0x77f],
  ],
  devanagari: [
    [0x900, 0x952],
    [0x955, 0x97f],
  ],
  bengali: [[0x980, 0x9ff]],
  gurmukhi: [[0xa00, 0xa7f]],
  gujarati: [[0xa80, 0xaff]],
  odia: [[0xb00, 0xb7f]],
  tamil: [[0xb80, 0xbff]],
  // U+0C5C and U+0CDC are of Unicode 17, newer than the fonts.
  telugu: [
    [0xc00, 0xc5b],
    [0xc5d, 0xc7f],
  ],
  kannada: [
    [0xc80, 0xcdb],
    [0xcdd, 0xcff],
  ],
  malayalam: [[0xd00, 0xd7f]],
  olChiki: [[0x1c50, 0x1c7f]],
  meeteiMayek: [[0xabc0, 0xabff]],
  signs: [
    [0x2010, 0x2027],
    [0x2030, 0x2030],
    [0x2032, 0x2033],
    [0x20a8, 0x20af],
    [0x20b1, 0x20b5],
    [0x20b8, 0x20ba],
    [0x20bc, 0x20bf],
    [0x2190, 0x21ff],
    [0x2460, 0x24ff],
    [0x25a0, 0x27bf],
  ],
  mathematics: [
    [0x2200, 0x22ff],
    [0x2a00, 0x2aff],
    [0x1d400, 0x1d7ff],
  ],
  emoji: [
    [0x1f300, 0x1f5ff],
    [0x1f600, 0x1f64f],
    [0x1f900, 0x1f9ff],
  ],
};

function charactersOf(script: string): string[] {
  return (BLOCKS[script] ?? [])
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i))
    .map((codePoint) => String.fromCodePoint(codePoint))
    .filter((character) => /[^\p{Cn}\p{Cc}\p{Cf}\p{Z}]/u.test(character));
}

/** A mark's box may begin before its letter's, in points. */
const OVERHANG = 3;

function expectInOrder(runs: DrawnRun[]): void {
  expect(runs.flatMap(({ glyphs }) => glyphs)).not.toContain(0);
  const lines = Object.groupBy(runs, ({ page, baseline }) => `${page}: ${Math.round(baseline / 5)}`);
  for (const line of Object.values(lines)) {
    const drawn = (line ?? []).filter(({ glyphs }) => glyphs.length > 0).toSorted((a, b) => a.left - b.left);
    drawn.forEach(({ left, right }, i) => {
      expect(right).toBeLessThan(595.28 - 56 + 1);
      expect(left).toBeGreaterThan((drawn[i - 1]?.right ?? 56) - OVERHANG);
    });
  }
}

const missing = (characters: string[]) =>
  characters.filter((one) => one !== '□' && !textRuns(one, 'bold').some(({ text }) => text !== '□'));

describe.each(Object.keys(BLOCKS))('%s', (script) => {
  test('has a glyph for each of its characters', () => {
    expect(missing(charactersOf(script))).toEqual([]);
  });

  test('is drawn beside each other on the page, without a missing glyph', async () => {
    expectInOrder(await drawnRuns(await pdfOf([charactersOf(script).join(' ')])));
  });
});

test('words of all scripts on one line do not lie on top of each other', async () => {
  const words = Object.values(WORDS).map((line) => line.split(' '));
  const mixed = words[0]?.map((_, i) => words.map((script) => script[i] ?? 'x ≥ 3 → 👍 ok').join(' ')) ?? [];
  expectInOrder(await drawnRuns(await pdfOf(mixed)));
});

test('an emoji that the font does not know is left out without a gap, another letter has a sign in its place', async () => {
  expect(textRuns('\u{1fafe}', 'regular')).toEqual([]);
  expect(textRuns('李', 'regular')).toMatchObject([{ text: '□', actual: '李' }]);
});

test('a line runs from right to left where its letters do', async () => {
  const runs = await drawnRuns(await pdfOf(['Name: محمد علی done']));
  const [name = 0, first = 0, second = 0, done = 0] = runs
    .filter(({ glyphs }) => glyphs.length > 1)
    .map(({ left }) => left);
  expect([name < second, second < first, first < done]).toEqual([true, true, true]);
});
