import type { Line } from '../layout/line.ts';
import { DEGREE } from '../words/degree.ts';
import type { Section } from './sections.ts';

export interface EducationScore {
  /** `cgpa` on its scale, `percentage` of 100. */
  type: 'cgpa' | 'percentage';
  value: number;
  /** The scale's end; 100 for a percentage. */
  outOf: number;
  line: Line;
}

export interface Education {
  scores: EducationScore[];
  /** Lines that name a degree or a board. */
  degrees: Line[];
  boards: string[];
}

const GRADE_WORD = /\b(?:c\.?g\.?p\.?a|s\.?g\.?p\.?a|g\.?p\.?a|c\.?p\.?i|s\.?p\.?i)\b\.?/i;
const ENDS_WITH_WORD = new RegExp(`(?:${GRADE_WORD.source}|\\bpercentage)\\s*[:–-]?\\s*$`, 'i');
const STARTS_WITH_WORD = new RegExp(`^${GRADE_WORD.source}`, 'i');
const OUT_OF =
  /(\d{1,3}(?:\.\d{1,2})?)\s*\(?\s*(?:\/|out\s+of)\s*(100|10(?:\.0+)?|9(?:\.0+)?|4(?:\.0+)?|5(?:\.0+)?|7(?:\.0+)?)(?![\d.]*\d)/i;
const AFTER_WORD = new RegExp(`${GRADE_WORD.source}[^\\d]{0,12}(\\d{1,2}(?:\\.\\d{1,2})?)(?![\\d])`, 'i');
const BEFORE_WORD = new RegExp(
  `(?<![\\d.])(\\d{1,2}\\.\\d{1,2}|\\d{1,2})\\s*(?:in\\s+)?${GRADE_WORD.source}`,
  'i',
);
const PERCENTAGE =
  /(?<![\d.])(\d{2,3}(?:\.\d{1,2})?)\s*(?:%|percent(?:age)?\b(?!\s*[:–-])|per\s?cent\b|प्रतिशत)/gi;
const LABELLED_PERCENTAGE =
  /\b(?:percentage|marks|aggregate|score)\s*[:\-–]?\s*(\d{2}(?:\.\d{1,2})?)(?![\d/]|\.\d|\s*(?:%|\/))/gi;
const BOARD =
  /\b(?:CBSE|ICSE|CISCE|ISC|NIOS|SSC|HSC|SSLC|PUC|State Board|Central Board of Secondary Education|(?:[A-Z][a-z]+ )+(?:State )?Board|Board of [A-Z][a-z]+(?: [A-Z][a-z]+)*|BSEB|UP Board|RBSE|MSBSHSE|GSEB)\b/g;

/** Degrees, boards and grades, from the education section if there is one. */
export function educationOf(sections: readonly Section[]): Education {
  const own = sections.filter(({ kind }) => kind === 'education').flatMap(({ lines }) => lines);
  const lines =
    own.length > 0
      ? own
      : sections.flatMap((section) => section.lines).filter(({ text }) => DEGREE.test(text));
  const graded = isGraded(lines);
  return {
    scores: joinedGrades(lines).flatMap((line) => scoresIn(line, graded)),
    degrees: lines.filter(({ text }) => DEGREE.test(text)),
    boards: [...new Set(lines.flatMap(({ cells }) => cells.flatMap((cell) => cell.match(BOARD) ?? [])))],
  };
}

/** Whether any line speaks of a CGPA, as a row of column names does. */
export const isGraded = (lines: readonly Line[]) => lines.some(({ text }) => GRADE_WORD.test(text));

/** A grade may be wrapped after its word or before it: "CGPA:" / "8.05", "2025, 8.8" / "CGPA". */
export function joinedGrades(lines: readonly Line[]): Line[] {
  return lines.flatMap((line, index) => {
    const next = lines[index + 1];
    const before = lines[index - 1];
    if (before && isWrappedGrade(before, line)) return [];
    return next && isWrappedGrade(line, next) ? [{ ...line, text: `${line.text} ${next.text}` }] : [line];
  });
}

const isWrappedGrade = (line: Line, next: Line) =>
  (ENDS_WITH_WORD.test(line.text) && !line.isTableHead && !next.columns) ||
  (/\d\.\d{1,2}$/.test(line.text) && STARTS_WITH_WORD.test(next.text));

/** `graded`: the section speaks of a CGPA, so a bare number in a table's cell may be one. */
export function scoresIn(line: Line, graded: boolean): EducationScore[] {
  const { text } = line;
  const inColumn = gradeInColumn(line);
  if (inColumn) return [inColumn];
  const percentages = [...text.matchAll(PERCENTAGE), ...text.matchAll(LABELLED_PERCENTAGE)]
    .map(([, value]) => Number(value))
    .filter((value) => value <= 100)
    .map((value): EducationScore => ({ type: 'percentage', value, outOf: 100, line }));
  const scaled = OUT_OF.exec(text);
  if (scaled && scaled[2] === '100')
    return [...percentages, { type: 'percentage', value: Number(scaled[1]), outOf: 100, line }];
  if (scaled)
    return [...percentages, { type: 'cgpa', value: Number(scaled[1]), outOf: Number(scaled[2]), line }];
  const bare =
    (BEFORE_WORD.exec(text) ?? AFTER_WORD.exec(text))?.[1] ??
    (graded && percentages.length === 0 ? bareGrade(line) : null);
  if (bare === null || bare === undefined || Number(bare) > 10) return percentages;
  // A GPA up to 4 is one of 4: nobody passes with a third of ten.
  const outOf = /\bg\.?p\.?a\b/i.test(text) && Number(bare) <= 4 ? 4 : 10;
  return [...percentages, { type: 'cgpa', value: Number(bare), outOf, line }];
}

/** A number alone in a table's column of grades: up to 10 it is a CGPA. */
function gradeInColumn(line: Line): EducationScore | null {
  const cell = line.cells[line.columns?.indexOf('grade') ?? -1] ?? '';
  const value = Number(/^(\d{1,3}(?:\.\d{1,2})?)(?:\s*\([^)]*\))?$/.exec(cell.trim())?.[1] ?? Number.NaN);
  if (Number.isNaN(value) || value <= 0 || value > 100) return null;
  return value <= 10
    ? { type: 'cgpa', value, outOf: 10, line }
    : { type: 'percentage', value, outOf: 100, line };
}

function bareGrade({ cells, isInTable }: Line): string | null {
  const [grade] = isInTable
    ? cells.flatMap((cell) => /(?:^|\s)(?:10|\d)\.\d{1,2}$/.exec(cell)?.[0] ?? [])
    : [];
  return grade?.trim() ?? null;
}
