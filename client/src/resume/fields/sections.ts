import type { Line } from '../layout/line.ts';
import { headingKind, isSpacedOut, type SectionKind } from './headings.ts';

export interface Section {
  /** `top`: what stands before the first heading. `other`: a heading that systems do not know. */
  kind: SectionKind | 'top' | 'other';
  heading: Line | null;
  lines: Line[];
}

/** Longer lines are text. */
const HEADING_WORDS = 5;

/** The resume in sections. A line begins one if its words are a known heading, or if it looks like those of the same resume. */
export function sectionsOf(lines: readonly Line[]): Section[] {
  const isLikeHeading = looksLike(lines.filter((line) => isHeading(line)));
  const sections: Section[] = [{ kind: 'top', heading: null, lines: [] }];
  for (const line of lines) {
    const kind = headingOf(line) ?? (isLikeHeading(line) ? 'other' : null);
    if (kind && !(kind === 'other' && sections.length === 1))
      sections.push({ kind, heading: line, lines: [] });
    else if (inlineHeading(line))
      sections.push({ kind: inlineHeading(line) ?? 'other', heading: line, lines: [line] });
    else sections.at(-1)?.lines.push(line);
  }
  return sections;
}

function headingOf(line: Line): SectionKind | null {
  const canBe =
    line.cells.length === 1 &&
    wordsIn(line.text) <= HEADING_WORDS &&
    !line.isInTable &&
    line.style !== 'bullet' &&
    // The last word of a wrapped sentence.
    !/^\p{Ll}|\.$/u.test(line.text);
  return canBe ? headingKind(line.text) : null;
}

function isHeading(line: Line): boolean {
  return headingOf(line) !== null;
}

/** "Skills: Java, SQL" or a row of a table with the heading in its first cell. */
function inlineHeading(line: Line): SectionKind | null {
  const [start = '', rest = ''] =
    line.cells.length > 1 && !line.isInTable ? line.cells : splitAtColon(line.text);
  const kind = rest.trim() === '' ? null : headingKind(start);
  const isUpper = start === start.toUpperCase() && /\p{Lu}/u.test(start);
  return kind && (isUpper || line.isBold) ? kind : null;
}

function splitAtColon(text: string): [string, string] {
  const at = text.indexOf(':');
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

/** Tells whether a line has the look that at least two of these have and no plain text has. */
function looksLike(headings: readonly Line[]): (line: Line) => boolean {
  const looks = Map.groupBy(headings, lookOf);
  const common = new Set(
    [...looks].flatMap(([look, { length }]) => (length >= 2 && look !== '' ? [look] : [])),
  );
  return (line) =>
    line.cells.length === 1 &&
    !line.isInTable &&
    line.style !== 'bullet' &&
    wordsIn(line.text) <= HEADING_WORDS &&
    !/[\d@,]|^[•●▪\-–*]/.test(line.text) &&
    common.has(lookOf(line));
}

/** Bold alone is the look of job titles too, so capitals, a larger size or the file's own mark must set headings apart. */
function lookOf({ style, text, isBold, size }: Line): string {
  if (style === 'heading') return `heading ${Math.round(size ?? 0)}`;
  const isUpper = text === text.toUpperCase() && /\p{Lu}{3}/u.test(text);
  return isUpper ? `upper ${isBold} ${Math.round(size ?? 0)}` : '';
}

function wordsIn(text: string): number {
  return isSpacedOut(text) ? 1 : text.trim().split(/\s+/).length;
}
