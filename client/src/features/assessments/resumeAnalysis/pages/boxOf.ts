import type { Line } from '../../../../resume/layout/line.ts';

/** Letters are about half as wide as their font is large, bold ones and capitals wider. */
const LETTER_WIDTH = { plain: 0.5, bold: 0.6 };
/** Of the font size: above the baseline, and of the whole line. */
const ASCENT = 0.95;
const HEIGHT = 1.3;

/** Where a line is on its page, in percent. Its width is an estimate where only its start is known. */
export function boxOf(
  { x, right, y, size, text, isBold }: Pick<Line, 'x' | 'right' | 'y' | 'size' | 'text' | 'isBold'>,
  page: { width: number; height: number },
) {
  const font = size ?? 10;
  const letters = text.length * font * LETTER_WIDTH[isBold ? 'bold' : 'plain'];
  const width = Math.min(right === undefined ? letters : right - x, page.width - x);
  const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(2)}%`;
  return {
    left: percent(Math.max(0, x - 2), page.width),
    top: percent(y - ASCENT * font, page.height),
    width: percent(width + 4, page.width),
    height: percent(HEIGHT * font, page.height),
  };
}
