import { headingKindByWords } from '../words/headings.ts';
import type { Segment } from './segments.ts';

/** In font sizes, how far the two lines of one heading are apart. */
const NEXT_LINE = 1.7;
/** Points by which the edges of the two lines differ. */
const EDGE = 3;
/** Between the lines of a heading may stand one of the text beside it, whose lines are closer. */
const ROWS_BELOW = 3;

/** Headings in the margin that are wrapped, "Technical" above "Skills", as one in the first of their rows. */
export function joinMarginHeadings(rows: readonly Segment[][]): Segment[][] {
  const joined = rows.map((row) => [...row]);
  for (const [index, row] of joined.entries()) {
    const [upper, beside] = row;
    if (!upper || !beside || headingKindByWords(upper.text) !== null) continue;
    const below = joined.slice(index + 1, index + 1 + ROWS_BELOW).find(([lower]) => goesOn(upper, lower));
    const lower = below?.shift();
    if (lower) row[0] = { ...upper, text: `${upper.text} ${lower.text}` };
  }
  return joined.filter(({ length }) => length > 0);
}

function goesOn(upper: Segment, lower: Segment | undefined): boolean {
  return (
    lower !== undefined &&
    lower.size === upper.size &&
    lower.isBold === upper.isBold &&
    [lower.x - upper.x, lower.right - upper.right].some((apart) => Math.abs(apart) <= EDGE) &&
    lower.y - upper.y <= NEXT_LINE * upper.size &&
    !/[@\d.:]/.test(upper.text + lower.text) &&
    headingKindByWords(`${upper.text} ${lower.text}`) !== null
  );
}
