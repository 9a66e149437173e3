import type { Line } from '../../../../resume/layout/line.ts';

/** Letters are about half as wide as their font is large, bold ones and capitals wider. */
const LETTER_WIDTH = { plain: 0.5, bold: 0.6 };
/** Of the font size: above the baseline, and of the whole line. */
const ASCENT = 0.95;
const HEIGHT = 1.3;
/** Points, where the file does not say. */
export const USUAL_SIZE = 10;

type Placed = Pick<Line, 'x' | 'right' | 'y' | 'size' | 'text' | 'isBold'>;

/** How wide a line is, in points: an estimate where only its start is known, and no more than the page has room for. */
export function widthOf({ x, right, size, text, isBold }: Omit<Placed, 'y'>, pageWidth: number): number {
  const letters = text.length * (size ?? USUAL_SIZE) * LETTER_WIDTH[isBold ? 'bold' : 'plain'];
  return Math.min(right === undefined ? letters : right - x, pageWidth - x);
}

/** Where a line is on its page, in percent. */
export function boxOf(line: Placed, page: { width: number; height: number }) {
  const { x, y, size } = line;
  const font = size ?? USUAL_SIZE;
  const width = widthOf(line, page.width);
  const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(2)}%`;
  return {
    left: percent(Math.max(0, x - 2), page.width),
    top: percent(y - ASCENT * font, page.height),
    width: percent(width + 4, page.width),
    height: percent(HEIGHT * font, page.height),
  };
}
