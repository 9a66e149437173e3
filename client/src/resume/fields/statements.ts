import type { Line } from '../layout/line.ts';
import { dateRangeIn } from './dates.ts';
import type { Section } from './sections.ts';

/** One point of an experience, a project or an achievement: a bullet with its continuation lines. */
export interface Statement {
  text: string;
  /** The first of its lines. */
  line: Line;
  /** The mark at its beginning; for Word files `list`; '' for sentences without marks. */
  mark: string;
  section: Section['kind'];
}

/** Marks of lists. Private-use characters are bullets of symbol fonts. */
const BULLET = /^\s*([•●○▪■◦‣⁃∙·*∗⋆★➢➤►▶▸❯›»✓✔❖◆◇–—‐-]|\p{Co}|o(?=\s))\s*(?=\S)/u;
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
/** A line that ends further right than this share of the section's width was wrapped there. */
const FULL_WIDTH = 0.86;

export function statementsOf(sections: readonly Section[]): Statement[] {
  return sections.filter(({ kind }) => WITH_STATEMENTS.includes(kind)).flatMap(inSection);
}

/** The mark of a list at the line's beginning. */
export function markOf({ style, text }: Line): string | undefined {
  return style === 'bullet' ? 'list' : BULLET.exec(text)?.[1];
}

/** What a section says, and in which lines. */
export interface Read {
  statements: Statement[];
  /** Lines that belong to a statement. */
  used: Set<Line>;
}

/** A section's statements, and the lines they were read from. */
export function readStatements({ kind, lines }: Pick<Section, 'kind' | 'lines'>): Read {
  const statements: Statement[] = [];
  const used = new Set<Line>();
  let open: Statement | null = null;
  let previous: Line | null = null;
  // Between bullets, unmarked lines are titles of jobs and projects.
  const hasMarks = lines.some((line) => markOf(line) !== undefined);
  const rightEdge = Math.max(0, ...lines.map(({ right }) => right ?? 0));
  for (const [index, line] of lines.entries()) {
    const mark = markOf(line);
    if (mark && !isTitle(lines, index) && !isWrappedDash(line, open)) {
      open = { text: textOf(line), line, mark, section: kind };
      statements.push(open);
      used.add(line);
    } else if (open && previous && continues(line, open, previous, rightEdge)) {
      open.text = `${open.text} ${line.cells.length > 1 ? textOf(line) : line.text}`;
      used.add(line);
    } else if (!hasMarks && isSentence(line)) {
      open = { text: line.text, line, mark: '', section: kind };
      statements.push(open);
      used.add(line);
    } else open = null;
    previous = line;
  }
  return { statements: statements.filter(({ text, mark }) => isStatement(text, mark, kind)), used };
}

const inSection = (section: Section) => readStatements(section).statements;

/** Without the mark, and without a place or date at the right. */
function textOf({ text, cells }: Line): string {
  const [first = '', ...others] = cells;
  const isMarkAlone = others.length > 0 && first.replace(BULLET, '').trim().length <= 1;
  const own = others.length > 0 && !isMarkAlone && isAside(others.join(' ')) ? first : text;
  return own.replace(BULLET, '').trim();
}

const isAside = (text: string) => dateRangeIn(text) !== null || text.split(/\s+/).length <= 3;

/** An address alone, or the name of something in a list of unknown kind. */
function isStatement(text: string, mark: string, kind: Section['kind']): boolean {
  if (text === '' || /^(?:https?:\/\/|www\.)?\S+\.\S+\/?\S*$/.test(text)) return false;
  return kind !== 'other' || (mark !== '' && text.split(/\s+/).length >= 4);
}

/** A company or project with a mark of its own: its bullets follow further right with another mark, or its date stands at the right. */
function isTitle(lines: readonly Line[], index: number): boolean {
  const line = lines[index];
  const next = lines[index + 1];
  if (!line || !next || line.style === 'bullet') return false;
  const [, ...others] = line.cells;
  const hasDate = others.length > 0 && dateRangeIn(others.join(' ')) !== null;
  const isDeeper = next.page === line.page && next.x > line.x + 4;
  const isShort = line.text.split(/\s+/).length <= 12;
  const nextMark = markOf(next);
  return (
    isShort && isDeeper && nextMark !== undefined && (hasDate || (nextMark !== markOf(line) && line.isBold))
  );
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
function continues(line: Line, open: Statement, previous: Line, rightEdge: number): boolean {
  if (line.size === null || open.line.style === 'bullet') return false;
  const isClose =
    line.page === previous.page && line.y - previous.y <= 1.9 * line.size && line.y > previous.y;
  const isIndented = open.mark !== '' && line.x > open.line.x + 1;
  const goesOn = line.x >= open.line.x - 1 && /^[\p{Ll}\d(–—-]/u.test(line.text);
  const width = rightEdge - open.line.x;
  const isFull =
    (previous.right ?? 0) - open.line.x >= FULL_WIDTH * width && Math.abs(line.x - previous.x) <= 1;
  const isText = line.cells.length === 1 || isAside(line.cells.slice(1).join(' '));
  return isClose && isText && !line.isBold && (isIndented || goesOn || (open.mark === '' && isFull));
}

function isSentence({ text, cells, isBold, isInTable }: Line): boolean {
  return !isBold && !isInTable && cells.length === 1 && text.split(/\s+/).length >= SENTENCE_WORDS;
}
