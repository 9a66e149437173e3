import type { Line, LineRole } from '../layout/line.ts';
import { dateRangeIn, isDate } from '../words/dateRange.ts';
import { DEGREE } from '../words/degree.ts';
import { isFieldLabel } from '../words/fieldLabels.ts';
import { beginsProse } from '../words/proseJob.ts';
import { columnEdges, type EdgeOf, isWrapped } from './columnEdges.ts';
import { BULLET, GLYPH, markIn, withoutMark } from './listMarks.ts';
import { labelOf } from './names/labelledEntry.ts';
import { isNameLine, isRole, isTitleCase } from './names/partWords.ts';
import type { Section } from './sections.ts';
import type { Statement } from './statement.ts';
import { isStatement, textsAmong } from './statementKinds.ts';
import { openingVerb } from './verbs.ts';

/** Sections that tell what somebody did. Publications and lists of courses name things instead. */
const WITH_STATEMENTS: readonly Section['kind'][] = [
  'experience',
  'projects',
  'achievements',
  'activities',
  'other',
];
/** A line without a mark is a statement if it is a sentence: this many words. */
const SENTENCE_WORDS = 7;
/** A margin with headings is wider than so many points. */
const MARGIN = 20;
/** Points by which the text of drawn bullets is further right than titles. */
const DRAWN = { least: 1.5, most: 110, withVerb: 140 };
/** The end of a line that goes on in the next one. */
const UNFINISHED =
  /(?:\b(?:a|an|and|as|at|between|by|for|from|in|into|its|of|on|or|over|than|that|the|their|through|to|under|using|via|which|with|within|without)|[,&/(–-])\s*$/i;
/** A wrapped line with so few words is the rest of a sentence. */
const LAST_WORDS = 2;
/** Longer lines are no titles, except degrees, which begin within so many characters. */
const TITLE_WORDS = 14;
const DEGREE_CHARACTERS = 25;
/** A line with a date among its first characters is a title in a margin. */
const DATE_CHARACTERS = 22;

export function statementsOf(sections: readonly Section[]): Statement[] {
  const edgeOf = columnEdges(sections.flatMap(({ lines }) => lines));
  return sections
    .filter(({ kind }) => WITH_STATEMENTS.includes(kind))
    .flatMap((section) => readStatements(section, edgeOf).statements);
}

/** What each line of a section is, as `readStatements` takes it. */
export function rolesIn(section: Section, edgeOf: EdgeOf): (line: Line) => LineRole {
  const { statements, used } = readStatements(section, edgeOf);
  const firsts = new Set(statements.map(({ line }) => line));
  return (line) => (firsts.has(line) ? 'bullet' : used.has(line) ? 'continued' : 'text');
}

/** What a section says, and in which lines. */
export interface Read {
  statements: Statement[];
  /** Lines that belong to a statement or a paragraph. */
  used: Set<Line>;
  /** What is told in sentences, and is no bullet. */
  texts: Statement[];
}

/** A section's statements, and the lines they were read from. */
export function readStatements({ kind, heading, lines }: Section, edgeOf: EdgeOf): Read {
  const statements: Statement[] = [];
  const used = new Set<Line>();
  let open: Statement | null = null;
  let previous: Line | null = null;
  // A glyph without a character is an icon if it stands there once.
  const glyphs = lines.filter(({ text }) => GLYPH.test(text)).length;
  const markOf = (line: Line) => (glyphs === 1 && GLYPH.test(line.text) ? undefined : markIn(line));
  // Between bullets, unmarked lines are titles of jobs and projects.
  const [usualMark] = lines.flatMap((line, index) =>
    isTitle({ kind, lines }, index) ? [] : (markOf(line) ?? []),
  );
  const hasMarks = usualMark !== undefined;
  const leftEdge = titleEdge(lines, heading, edgeOf);
  const isDrawn = (line: Line) => {
    const { x, size, isBold, isInTable, text, cells } = line;
    return (
      size !== null &&
      !isBold &&
      (dateRangeIn(text.slice(0, DATE_CHARACTERS)) === null || openingVerb(text) !== null) &&
      !isInTable &&
      !isNameLine(text) &&
      !isLabelRow(cells) &&
      labelOf(line) === null &&
      !isDate(lines[lines.indexOf(line) + 1]?.text ?? '') &&
      x > leftEdge + DRAWN.least &&
      x < leftEdge + (openingVerb(text) === null ? DRAWN.most : DRAWN.withVerb)
    );
  };
  for (const [index, line] of lines.entries()) {
    const mark = markOf(line);
    const { role } = line;
    if (role ? role === 'bullet' : mark && !isTitle({ kind, lines }, index) && !isWrappedDash(line, open)) {
      open = { text: textOf(line), line, mark: mark ?? usualMark ?? '', section: kind };
      statements.push(open);
      used.add(line);
    } else if (open && (role ? role === 'continued' : previous && continues(line, open, previous, edgeOf))) {
      const text = role ? withoutMark(line.text) : line.text;
      open.text = `${open.text} ${line.cells.length > 1 ? textOf(line) : text}`;
      used.add(line);
    } else if (kind === 'experience' && !role && !hasMarks && beginsProse(line.text)) {
      open = { text: line.text, line, mark: '', section: kind };
    } else if (!role && !hasMarks && kind !== 'education' && (isDrawn(line) || isSentence(line))) {
      open = { text: textOf(line), line, mark: isDrawn(line) ? 'drawn' : '', section: kind };
      statements.push(open);
      used.add(line);
    } else open = null;
    previous = line;
  }
  const hasMarkedTitles = lines.some((line, index) => markOf(line) && isTitle({ kind, lines }, index));
  const texts = textsAmong(statements, hasMarkedTitles ? 'marks' : 'titles');
  return {
    statements: statements.filter((one) => isStatement(one) && !texts.includes(one)),
    used,
    texts,
  };
}

/** A bullet that is drawn leaves its line further right than the title above, or, where all lines begin at one place, than the heading above or than the titles of other sections. Icons alone say nothing. */
function titleEdge(lines: readonly Line[], heading: Line | null, edgeOf: EdgeOf): number {
  const own = lines.filter(({ text }) => /[\p{L}\p{N}]/u.test(text)).map(({ x }) => x);
  const least = Math.min(...own);
  const isOneLevel = Math.max(...own) - least <= DRAWN.least;
  // Beside dates in a column of their own stand titles.
  const isBesideDates = lines.some(({ x, looks }) => (looks?.at(-1)?.x ?? x) < x);
  const [first] = lines;
  if (!first || !heading || !isOneLevel || isBesideDates) return least;
  return heading.y === first.y ? edgeOf.left(first, heading.x + MARGIN) : Math.min(least, heading.x);
}

/** Without the mark, and without a place or date at the right. */
function textOf({ text, cells }: Line): string {
  const [first = '', ...others] = cells;
  const isMarkAlone = others.length > 0 && first.replace(BULLET, '').trim().length <= 1;
  const own = others.length > 0 && !isMarkAlone && isAside(others.join(' ')) ? first : text;
  return own.replace(BULLET, '').trim();
}

/** A label of a form with its value. */
const isLabelRow = ([first = '', ...others]: readonly string[]) => others.length > 0 && isFieldLabel(first);

const isAside = (text: string) => dateRangeIn(text) !== null || text.split(/\s+/).length <= 3;

/** A company, project or degree with a mark of its own: its date stands at the right or in the next line, which is further right, or its bullets have another mark. */
function isTitle({ lines, kind }: Pick<Section, 'kind' | 'lines'>, index: number): boolean {
  const line = lines[index];
  const next = lines[index + 1];
  if (
    line &&
    kind === 'education' &&
    DEGREE.test(line.text.slice(0, DEGREE_CHARACTERS)) &&
    dateRangeIn(line.text)
  )
    return true;
  if (!line || line.text.split(/\s+/).length > TITLE_WORDS) return false;
  // "Member, Placement Team, Nimbus College (2023-24)" in a list of such lines: a name with its date, and no deed.
  const isAllMarked = lines.every((one) => markIn(one) !== undefined || one.x > line.x + 1);
  if ((kind === 'activities' || kind === 'experience') && isAllMarked && isDatedRole(line)) return true;
  if (kind === 'education' && (DEGREE.test(line.text) || dateRangeIn(line.text) !== null)) return true;
  // What a degree is in, above the degree.
  if (kind === 'education' && next && markIn(next) === undefined && DEGREE.test(next.text)) return true;
  if (line.style === 'bullet') return false;
  const isDeeper =
    next !== undefined && next.page === line.page && next.x > line.x + 4 && !isBesideMarks(next, lines);
  if (!isDeeper) return false;
  const mark = markIn(next);
  const hasVerb = openingVerb(withoutMark(line.text)) !== null;
  const isName = line.isBold || (line.text.split(/\s+/).length <= 8 && !hasVerb);
  const hasDateBeside = dateRangeIn(line.cells.slice(1).join(' ')) !== null;
  if (hasDateBeside && !hasVerb && isTitleCase(line.cells[0] ?? '')) return true;
  const hasDateBelow = mark === undefined && dateRangeIn(next.cells.slice(1).join(' ')) !== null;
  return hasDateBelow || (mark !== undefined && (hasDateBeside || (mark !== markIn(line) && isName)));
}

function isDatedRole({ text }: Line): boolean {
  const own = withoutMark(text);
  const [first = ''] = own.split(/\s*,\s*|\s[–—|-]\s/);
  return isRole(first) && dateRangeIn(own) !== null && openingVerb(own) === null;
}

/** A title whose bullets hang out further left than it begins. */
function isBesideMarks(next: Line, lines: readonly Line[]): boolean {
  const [first] = lines;
  return first !== undefined && markIn(first) === undefined && Math.abs(first.x - next.x) <= 1;
}

/** "… from 2019" / "– 2021": a wrapped line that begins with a dash. */
function isWrappedDash({ text, x }: Line, open: Statement | null): boolean {
  return (
    open !== null &&
    open.mark !== '' &&
    !/[–—-]/.test(open.mark) &&
    x > open.line.x + 3 &&
    /^[–—-]\s*[\p{Ll}\d]/u.test(text)
  );
}

/** A PDF's wrapped line is close below the line before, and indented further than the bullet, continues in lower case or follows a full line. */
function continues(line: Line, open: Statement, previous: Line, edgeOf: EdgeOf): boolean {
  if (line.size === null || open.line.style === 'bullet') return false;
  const isClose =
    line.page === previous.page && line.y - previous.y <= 1.9 * line.size && line.y > previous.y;
  const isUnmarked = open.mark === '' || open.mark === 'drawn';
  // Where a person split a bullet, its first line has no mark, and the others begin at the same place.
  const isSplit = open.line.role === 'bullet' && markIn(open.line) === undefined;
  const isIndented = !isUnmarked && line.x > open.line.x + (isSplit ? -1 : 1);
  const goesOn =
    (line.x >= open.line.x - 1 && /^[\p{Ll}\d(–—-]/u.test(line.text)) ||
    // Where only the first line of a drawn bullet is indented.
    (isUnmarked && /^\p{Ll}{2}/u.test(line.text) && isWrapped(line, previous, edgeOf));
  const isNew =
    /^\p{Lu}/u.test(line.text) && (/[.;।]$/.test(previous.text) || openingVerb(line.text) !== null);
  const isFull = isWrapped(line, previous, edgeOf) && Math.abs(line.x - previous.x) <= 1 && !isNew;
  const isText = line.cells.length === 1 || isAside(line.cells.slice(1).join(' '));
  // "… by caching look-ups in" / "Redis": no sentence ends so, and no bullet is one word.
  const isOpen =
    line.x >= open.line.x - 1 &&
    (UNFINISHED.test(previous.text) ||
      (isWrapped(line, previous, edgeOf) && line.text.trim().split(/\s+/).length <= LAST_WORDS));
  return isClose && isText && !line.isBold && (isIndented || goesOn || (isUnmarked && (isFull || isOpen)));
}

function isSentence({ text, cells, isBold, isInTable }: Line): boolean {
  return (
    !isBold &&
    !isInTable &&
    !isNameLine(text) &&
    cells.length === 1 &&
    !/\s\|\s/.test(text) &&
    (dateRangeIn(text) === null || openingVerb(text) !== null) &&
    text.split(/\s+/).length >= SENTENCE_WORDS
  );
}
