import type { Line } from '../layout/line.ts';
import type { Found } from './found.ts';
import { headingKind } from './headings.ts';

/** How many lines at the top may have the name. */
const TOP_LINES = 12;
const NAME = /^(?:(?:mr|ms|mrs|dr|shri|smt|श्री|सुश्री)\.?\s+)?[\p{L}\p{M}.'’]+(?:\s+[\p{L}\p{M}.'’-]+){0,4}$/iu;
const NO_NAME =
  /\b(resume|curriculum|vitae|cv|bio-?data|engineer|developer|analyst|designer|student|manager|intern|address|email|phone|mobile|university|college|institute|bengaluru|bangalore|india)\b/i;
const LABELLED = /^(?:full\s+)?(?:name|नाम)\s*[:\-–]\s*(.+)$/iu;

/** The person's name: the largest line at the top that can be one, or a line that says "Name:". */
export function nameOf(lines: readonly Line[], top: readonly Line[]): Found | null {
  for (const line of lines) {
    const labelled = LABELLED.exec(line.text)?.[1]?.trim();
    if (labelled && NAME.test(labelled)) return { value: labelled, line, confidence: 1 };
  }
  const candidates = [...top, ...lines]
    .slice(0, Math.max(TOP_LINES, top.length))
    .flatMap((line) => partOf(line));
  const [first] = candidates.toSorted((one, other) => (other.line?.size ?? 0) - (one.line?.size ?? 0));
  return first ?? null;
}

/** The line's first part, before a gap or a separator, if it can be a name. */
function partOf(line: Line): Found[] {
  const value = (line.cells[0] ?? '').split(/\s*[|,•]\s*|\s+[–-]\s+/)[0]?.trim() ?? '';
  // A single word before a comma is a place: "Kanpur, UP".
  const isWhole = value === line.text.trim() || value.includes(' ');
  const canBe =
    isWhole && NAME.test(value) && !NO_NAME.test(value) && headingKind(value) === null && value.length >= 3;
  return canBe && line.style !== 'bullet' ? [{ value, line, confidence: 1 }] : [];
}
