import type { Line } from '../layout/line.ts';
import { dateRangeIn } from '../words/dateRange.ts';
import { isPlace } from '../words/places.ts';

/** Marks of lists. Private-use characters, and glyphs without a character, are bullets of symbol fonts. */
export const BULLET =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what pdf.js gives for a glyph without a character
  /^\s*([\u0000\u0088\uFFFD•●○▪■□◦‣⁃∙·*∗⋆⋄♦★➢➤➔→⇒►▶▷▹▸❯›»✓✔✦✧❖❑◆◇–—‐-]|\p{Co}|o(?=\s)|\{(?=\s))\s*(?=\S)/u;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the same
export const GLYPH = /^\s*[\u0000\uFFFD]\s*[^\s\u0000]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the same
const ICON = /^(?:[\u0000\uFFFD]|\p{Co})$/u;

/** The text without its mark. */
export const withoutMark = (text: string) => text.replace(BULLET, '').trim();

/** Whether the line is an item of a list, with a mark or a number. */
export const isListed = ({ text, style }: Line) =>
  style === 'bullet' || BULLET.test(text) || /^\s*\d{1,2}[.)]\s/.test(text);

/** "– Nov 2024": the end of a span of time that was wrapped. */
export function isDateEnd(text: string): boolean {
  const range = /^\s*[–—-]/.test(text) ? dateRangeIn(text) : null;
  return range !== null && text.replace(range.text, '').replace(/[\s–—.,|-]/g, '') === '';
}

/** The mark of a list at the line's beginning. */
export function markIn({ style, text }: Line): string | undefined {
  if (style === 'bullet') return 'list';
  const mark = isDateEnd(text) ? undefined : BULLET.exec(text)?.[1];
  // An icon beside a place.
  return mark && ICON.test(mark) && isPlace(withoutMark(text)) ? undefined : mark;
}
