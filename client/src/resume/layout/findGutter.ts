import { dateRangeIn } from '../words/dateRange.ts';
import { isFieldLabel } from '../words/fieldLabels.ts';
import { headingKind, headingKindByWords } from '../words/headings.ts';
import { isWrappedHeading } from './marginHeadings.ts';
import type { Segment } from './segments.ts';

/** A page has two columns if each has at least this many segments, and this share of the text. */
const MIN_SEGMENTS = 4;
const MIN_SHARE = 0.08;
/** Segments across the gutter: a title above the columns, for example. */
const MAX_CROSSING = 0.3;
/** The right column's segments begin at one edge, within 4 points; dates at the right margin end at one instead. */
const MIN_ALIGNED = 0.5;
/** Where nearly nothing crosses the gutter, bullets and indents may begin at edges of their own. */
const CLEAR = { crossing: 0.05, aligned: 0.3 };
/** Places and dates of one column: nearly all stand on the baseline of a left segment, and they are short. */
const BESIDE = { share: 0.95, some: 0.6, little: 0.2, characters: 30, points: 1.5 };
/** So many headings make a margin. */
const MARGIN_HEADINGS = 3;
/** So many headings make a column. */
const OWN_HEADINGS = 2;
/** So many dates make a margin, with labels between them; and the longest label in it. */
const MARGIN_DATES = { least: 2, withLabels: 4 };
const LABEL = 20;
/** The share of a margin with headings and dates that is something else. */
const OTHERS = 0.15;
const EDGE_POINTS = 4;
/** In font sizes, how far the baselines of a heading in the margin and of its section are apart. */
const MARGIN_ROW = 0.35;
/** In font sizes, how far a line may be from the next one of the other column. */
const NEAR_LINES = 4;
/** How far the text of bullets stands in. */
const INDENT_POINTS = 20;
/** How far the text beside a margin with dates may stand in. */
const INSIDE = 60;

/** The left edge of the page's right column in points, or null if the page has one column. */
export function findGutter(segments: readonly Segment[], pageWidth: number): number | null {
  const edges = new Set(
    segments.map(({ x }) => Math.round(x)).filter((x) => x > 0.2 * pageWidth && x < 0.8 * pageWidth),
  );
  // Bullets of what stands beside dates begin further in, and make no column either.
  const margins = [...edges].filter((edge) => {
    const [left, right] = sidesOf(segments, edge - 1);
    return isDateMargin(left, right) || isDateAndLabelMargin(left, right);
  });
  const isInside = (edge: number) => margins.some((margin) => edge >= margin && edge - margin <= INSIDE);
  let best: { edge: number; crossing: number } | null = null;
  for (const edge of [...edges].filter((one) => !isInside(one))) {
    const crossing = crossingShare(segments, edge - 1);
    if (crossing !== null && (!best || crossing < best.crossing)) best = { edge, crossing };
  }
  return best && best.edge - 1;
}

/** Share of the segments that cross this line, or null if it does not separate columns. */
function crossingShare(segments: readonly Segment[], gutter: number): number | null {
  const [left, right] = sidesOf(segments, gutter);
  const crossing = (segments.length - left.length - right.length) / segments.length;
  if (crossing > MAX_CROSSING) return null;
  const total = charactersIn(segments);
  const areColumns = [left, right].every(
    (column) => column.length >= MIN_SEGMENTS && charactersIn(column) >= MIN_SHARE * total,
  );
  if (!areColumns || !isSideBySide(left, right) || !isMostlyBeside(left, right)) return null;
  const areRight = headingsIn(right).length >= OWN_HEADINGS;
  const aligned =
    right.filter(
      (segment) => isAligned(segment, right, gutter) || (areRight && isAlignedRight(segment, right)),
    ).length / right.length;
  const isMargin = isHeadingMargin(left, right) || isLabelMargin(left) || isDateAndLabelMargin(left, right);
  if (isBeside(left, right) || isMargin) return null;
  return aligned >= (crossing <= CLEAR.crossing ? CLEAR.aligned : MIN_ALIGNED) ? crossing : null;
}

function sidesOf(segments: readonly Segment[], gutter: number): [left: Segment[], right: Segment[]] {
  return [segments.filter(({ right }) => right <= gutter), segments.filter(({ x }) => x >= gutter)];
}

/** At the edge of the right column, or where its bullets begin. */
function isAligned({ x }: Segment, right: readonly Segment[], gutter: number): boolean {
  if (x - gutter <= EDGE_POINTS) return true;
  const alike = right.filter((other) => Math.abs(other.x - x) <= 1);
  return x - gutter <= INDENT_POINTS && alike.length >= MIN_SEGMENTS;
}

/** At the right edge of a column whose lines end at one place. */
function isAlignedRight(segment: Segment, right: readonly Segment[]): boolean {
  return Math.max(...right.map((other) => other.right)) - segment.right <= EDGE_POINTS;
}

const headingsIn = (segments: readonly Segment[]) =>
  segments.filter(({ text }) => headingKind(text) !== null);

/** Whether the left segments are a margin with dates, beside what they date. */
function isDateMargin(left: readonly Segment[], right: readonly Segment[]): boolean {
  const beside = left.filter(({ y }) => right.some((other) => Math.abs(other.y - y) <= BESIDE.points));
  const dates = beside.filter(({ text }) => text.length <= BESIDE.characters && dateRangeIn(text) !== null);
  return dates.length >= 2 && dates.length >= 0.5 * beside.length;
}

/** Whether the left segments are a margin with headings, beside the first lines of their sections. */
function isHeadingMargin(left: readonly Segment[], right: readonly Segment[]): boolean {
  const headings = left.filter(
    ({ text, y, size }) =>
      headingKind(text) !== null && right.some((other) => Math.abs(other.y - y) <= MARGIN_ROW * size),
  );
  const wrapped = left.filter((segment) =>
    left.some((other) => isWrappedHeading(segment, other) || isWrappedHeading(other, segment)),
  );
  const all = new Set([...headings, ...wrapped]);
  // Where nothing else stands there from the first of them on, they may be centred beside their sections.
  const known = left.filter(({ text }) => headingKind(text) !== null);
  const below = left.filter(({ y }) => y >= (known[0]?.y ?? 0));
  const areOnly = below.every((one) => known.includes(one) || dateRangeIn(one.text) !== null);
  if (areOnly && known.length >= MARGIN_HEADINGS) return true;
  if (all.size < MARGIN_HEADINGS) return false;
  // Dates, and headings above their text, stand there too.
  const others = left.filter(
    (one) => !all.has(one) && !known.includes(one) && dateRangeIn(one.text) === null,
  );
  return all.size >= BESIDE.some * left.length || others.length <= OTHERS * left.length;
}

/** Whether the left segments are dates, headings, and labels beside what they name: "Tools", "Protocols". */
function isDateAndLabelMargin(left: readonly Segment[], right: readonly Segment[]): boolean {
  const isDate = ({ text }: Segment) => text.length <= BESIDE.characters && dateRangeIn(text) !== null;
  const isLabel = ({ text, y }: Segment) =>
    text.length <= LABEL && right.some((other) => Math.abs(other.y - y) <= BESIDE.points);
  const others = left.filter((one) => !isDate(one) && !isLabel(one) && headingKind(one.text) === null);
  const named = left.filter((one) => isDate(one) || isLabel(one));
  return (
    left.filter(isDate).length >= MARGIN_DATES.least &&
    named.length >= MARGIN_DATES.withLabels &&
    others.length <= OTHERS * left.length
  );
}

/** Whether the left segments are the labels of a form. */
const isLabelMargin = (left: readonly Segment[]) =>
  2 * left.filter(({ text }) => isFieldLabel(text)).length >= left.length;

/** Whether the right segments only complete the lines of the left ones. */
function isBeside(left: readonly Segment[], right: readonly Segment[]): boolean {
  const beside = right.filter(({ y }) => left.some((other) => Math.abs(other.y - y) <= BESIDE.points));
  // Headings and dates that end at the right edge, and nothing else.
  if (right.every(({ text }) => headingKindByWords(text) !== null || dateRangeIn(text) !== null)) return true;
  // Headings of its own make a column.
  if (headingsIn(right).length >= OWN_HEADINGS) return false;
  const isShort = charactersIn(right) < BESIDE.characters * right.length;
  // Grades, dates and a block beside the name, but hardly any text.
  const isLittle = charactersIn(right) < BESIDE.little * (charactersIn(left) + charactersIn(right));
  return isShort && beside.length >= (isLittle ? BESIDE.some : BESIDE.share) * right.length;
}

function charactersIn(segments: readonly Segment[]): number {
  return segments.reduce((sum, { text }) => sum + text.length, 0);
}

function isSideBySide(left: readonly Segment[], right: readonly Segment[]): boolean {
  const [leftTop, leftEnd] = extentOf(left);
  const [rightTop, rightEnd] = extentOf(right);
  const shared = Math.min(leftEnd, rightEnd) - Math.max(leftTop, rightTop);
  return shared >= 0.5 * Math.min(leftEnd - leftTop, rightEnd - rightTop);
}

/** Whether most of the column with fewer segments has the other one beside it. */
function isMostlyBeside(left: readonly Segment[], right: readonly Segment[]): boolean {
  const [few, many] = left.length < right.length ? [left, right] : [right, left];
  const beside = few.filter(({ y, size }) =>
    many.some((other) => Math.abs(other.y - y) <= NEAR_LINES * size),
  );
  return beside.length >= BESIDE.some * few.length;
}

function extentOf(segments: readonly Segment[]): [number, number] {
  const ys = segments.map(({ y }) => y);
  return [Math.min(...ys), Math.max(...ys)];
}
