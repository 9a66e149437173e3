import type { Line } from '../layout/line.ts';
import type { Section } from './sections.ts';

/** One point of an experience, a project or an achievement: a bullet with its continuation lines. */
export interface Statement {
  text: string;
  /** The first of its lines. */
  line: Line;
  /** The mark at its beginning; for Word files `list`. */
  mark: string;
  section: Section['kind'];
}

/** Marks of lists. Private-use characters are bullets of symbol fonts. */
const BULLET = /^\s*([•●○▪■◦‣⁃∙·*➢➤►▶✓✔❖◆◇–—-]|\p{Co}|o(?=\s))\s*(?=\S)/u;
const WITH_STATEMENTS: readonly Section['kind'][] = [
  'experience',
  'projects',
  'achievements',
  'activities',
  'other',
  'publications',
];
/** A line without a mark is a statement if it is a sentence: this many words, and no date in a cell of its own. */
const SENTENCE_WORDS = 7;

/** Statements of the sections that tell what somebody did. */
export function statementsOf(sections: readonly Section[]): Statement[] {
  return sections.filter(({ kind }) => WITH_STATEMENTS.includes(kind)).flatMap(inSection);
}

function inSection({ kind, lines }: Section): Statement[] {
  const statements: Statement[] = [];
  let open: Statement | null = null;
  let previous: Line | null = null;
  // Between bullets, unmarked lines are titles of jobs and projects.
  const hasMarks = lines.some((line) => markOf(line) !== undefined);
  for (const line of lines) {
    const mark = markOf(line);
    const text = line.text.replace(BULLET, '').trim();
    if (mark && text !== '') {
      open = { text, line, mark, section: kind };
      statements.push(open);
    } else if (open && previous && continues(line, open, previous)) open.text += ` ${line.text}`;
    else open = !hasMarks && isSentence(line) ? addSentence(statements, line, kind) : null;
    previous = line;
  }
  return statements;
}

function markOf({ style, text }: Line): string | undefined {
  return style === 'bullet' ? 'list' : BULLET.exec(text)?.[1];
}

function addSentence(statements: Statement[], line: Line, section: Section['kind']): Statement {
  const statement = { text: line.text, line, mark: '', section };
  statements.push(statement);
  return statement;
}

/** A PDF's wrapped line is close below the line before, and indented further than the bullet or continues in lower case. */
function continues(line: Line, open: Statement, previous: Line): boolean {
  if (line.size === null || open.line.style === 'bullet') return false;
  const isClose =
    line.page === previous.page && line.y - previous.y <= 1.9 * line.size && line.y > previous.y;
  const isIndented = open.mark !== '' && line.x > open.line.x + 1;
  const goesOn = line.x >= open.line.x - 1 && /^[\p{Ll}\d(]/u.test(line.text);
  return isClose && (isIndented || goesOn) && line.cells.length === 1 && !line.isBold;
}

function isSentence({ text, cells, isBold, isInTable }: Line): boolean {
  return !isBold && !isInTable && cells.length === 1 && text.split(/\s+/).length >= SENTENCE_WORDS;
}
