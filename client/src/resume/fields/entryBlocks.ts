import type { Line } from '../layout/line.ts';
import { dateRangeIn, isDate, OPEN_SPAN } from '../words/dateRange.ts';
import { hasDegree } from '../words/degree.ts';
import { beginsProse } from '../words/proseJob.ts';
import { columnsOf } from '../words/tableHead.ts';
import type { EdgeOf } from './columnEdges.ts';
import type { Entry } from './entry.ts';
import { isDateEnd, isListed, markIn } from './listMarks.ts';
import { labelOf } from './names/labelledEntry.ts';
import { COURSES, GROUP_LABEL, isRole, LIST_LABEL, ORGANISATION } from './names/partWords.ts';
import type { Section } from './sections.ts';
import type { Statement } from './statement.ts';
import { readStatements } from './statements.ts';

/** A gap this much wider than the usual one begins another entry. */
const WIDER = 1.3;
/** In font sizes, how far apart the lines of one bullet are. */
const CLOSE = 1.45;

export interface Block {
  lines: Line[];
  bullets: Statement[];
  /** Whether text of its own is below its names: bullets or a paragraph. */
  isTold: boolean;
  /** The sentences that tell a job. */
  prose?: string;
}

/** The lines of a section that name an entry, each with what is told below them. */
export function blocksOf(section: Section, kind: Entry['kind'], edgeOf: EdgeOf): Block[] {
  const { statements, used, texts } = readStatements(section, edgeOf);
  const paragraphs = new Set(texts.map(({ line }) => line));
  const byLine = new Map(statements.map((statement) => [statement.line, statement]));
  const blocks: Block[] = [];
  const courses = kind === 'education' ? courseLines(section.lines) : new Set();
  const isLabel = ({ text }: Line) =>
    LIST_LABEL.test(text) || (kind === 'experience' && GROUP_LABEL.test(text));
  const own = section.lines.filter(
    (line) => line !== section.heading && !isLabel(line) && !isTableHead(line) && !courses.has(line),
  );
  const startsWithDate = own[0] !== undefined && dateRangeIn(own[0].text) !== null;
  const usualGap = median(gapsOf(own));
  let previous: Line | null = null;
  for (const line of own) {
    const open = blocks.at(-1);
    const statement = byLine.get(line);
    if (used.has(line)) {
      if (statement) tell(open ?? newBlock(blocks), statement);
      else if (open && paragraphs.has(line)) open.isTold = true;
    } else if (open && previous && isRemainder(line, previous, { own, used })) {
      // What a bullet says in its second line, further left than its first one.
    } else if (kind === 'experience' && beginsProse(line.text))
      tellAll(newBlock(blocks), section.lines, line, used);
    else if (!open || begins(line, open, { previous, startsWithDate, usualGap, kind }))
      newBlock(blocks).lines.push(line);
    else open.lines.push(line);
    previous = line;
  }
  return kind === 'experience' || kind === 'activities' ? joinHalves(blocks) : blocks;
}

/** "Courses" below a degree, with the list of them: all that stands further in, or has a mark. */
function courseLines(lines: readonly Line[]): Set<Line> {
  const found = new Set<Line>();
  for (const [index, label] of lines.entries()) {
    if (!COURSES.test(label.text)) continue;
    const below = lines.slice(index + 1);
    const [first] = below;
    const isItem = (line: Line) =>
      dateRangeIn(line.text) === null &&
      (markIn(line) !== undefined || (first !== undefined && first.x > label.x && line.x >= first.x - 1));
    const end = below.findIndex((line) => !isItem(line));
    for (const line of [label, ...below.slice(0, end < 0 ? below.length : end)]) found.add(line);
  }
  return found;
}

/** A line without a date or a name close below a bullet, where titles stand further left. */
function isRemainder(
  line: Line,
  previous: Line,
  { own, used }: { own: readonly Line[]; used: ReadonlySet<Line> },
) {
  const { text, size, x, y, page, isBold } = line;
  const isClose = size !== null && previous.page === page && y > previous.y && y - previous.y <= CLOSE * size;
  const isInside = x > Math.min(...own.filter((one) => !used.has(one)).map((one) => one.x)) + 3;
  const isName = isRole(text) || ORGANISATION.test(text) || dateRangeIn(text) !== null;
  return used.has(previous) && isClose && isInside && !isBold && !isName && labelOf(line) === null;
}

/** A job that is told in sentences: its line and those that go on with it. */
function tellAll(block: Block, lines: readonly Line[], line: Line, used: ReadonlySet<Line>): void {
  const below = lines.slice(lines.indexOf(line) + 1);
  const end = below.findIndex((one) => !used.has(one) || beginsProse(one.text));
  block.lines.push(line);
  block.prose = [line, ...below.slice(0, end < 0 ? below.length : end)].map(({ text }) => text).join(' ');
  block.isTold = true;
}

/** An organisation in larger or bold letters, a gap, then "title, dates" with its bullets. */
function isTitleOf({ lines: [name, ...others], isTold }: Block, { lines: [first] }: Block): boolean {
  if (isTold || others.length > 0 || !name || !first || name.size === null || first.size === null)
    return false;
  const isLarger = name.size > first.size || (name.isBold && !first.isBold && name.size === first.size);
  const isUndated = dateRangeIn(name.text) === null && dateRangeIn(first.text) !== null;
  return (
    isLarger && isUndated && name.page === first.page && !isRole(name.text) && isRole(roleIn(first.text))
  );
}

const roleIn = (text: string) => text.split(/\s*[,|–—]\s*/)[0] ?? '';

/** "Organisation, dates", a gap, then "title" with its bullets: one job. */
function joinHalves(blocks: readonly Block[]): Block[] {
  const joined: Block[] = [];
  const isDated = ({ lines }: Block) => lines.some(({ text }) => dateRangeIn(text) !== null);
  for (const block of blocks) {
    const before = joined.at(-1);
    const isHalf = before && !before.isTold && isDated(before) && !isDated(block) && block.isTold;
    if (isHalf || (before && isTitleOf(before, block)))
      joined[joined.length - 1] = { ...block, lines: [...before.lines, ...block.lines] };
    else joined.push(block);
  }
  return joined;
}

function newBlock(blocks: Block[]): Block {
  const block: Block = { lines: [], bullets: [], isTold: false };
  blocks.push(block);
  return block;
}

function tell(block: Block, statement: Statement): void {
  block.bullets.push(statement);
  block.isTold = true;
}

interface Around {
  previous: Line | null;
  startsWithDate: boolean;
  usualGap: number;
  kind: Entry['kind'];
}

/** Whether a line that is no bullet names another entry than the open one. */
function begins(
  line: Line,
  { lines, isTold }: Block,
  { previous, startsWithDate, usualGap, kind }: Around,
): boolean {
  const [first] = lines;
  // A date above what it dates: "[ 2016 – 2019 ]" / "B.Sc.", however wide the gap is.
  if (first && !isTold && lines.every(({ text }) => isDate(text)) && labelOf(line) === null) return false;
  // "City: Bologna" below the bullets of a job.
  if (first && isTold && PLACE_LABEL.test(line.text)) return false;
  if (!first || isTold) return true;
  // The next one of entries that stand side by side.
  const isDated = dateRangeIn(line.text) !== null;
  const hasDate = lines.some(({ text }) => dateRangeIn(text) !== null);
  if (hasDate && previous && previous.page === line.page && line.y < previous.y) return true;
  const label = labelOf(line);
  // "Title", "Client", "Duration" of one project, until one of them comes again.
  if (label) return lines.some((one) => labelOf(one) === label);
  if (line.isInTable) return true;
  const isDegreeOpen = kind === 'education' && !lines.some(({ text }) => hasDegree(text));
  if (kind === 'education' && isListed(line) && !(isDegreeOpen && ORGANISATION.test(first.text))) return true;
  if (kind === 'activities' && isRoleFirst(line) && isRoleFirst(first) && looksLike(line, first)) return true;
  // A span of time that is wrapped: "June 2025 –" / "Present".
  const isSpan = (dateRangeIn(line.text)?.from ?? null) !== null;
  if (previous && ((OPEN_SPAN.test(previous.text) && !isSpan) || isDateEnd(line.text))) return false;
  const isNewDegree = hasDegree(line.text) && lines.some(({ text }) => hasDegree(text));
  const gap = previous && previous.page === line.page && line.size !== null ? line.y - previous.y : 0;
  // A degree below its school.
  const isOwn = kind === 'education' && isDegreeOpen && hasDegree(line.text) && !isDated && hasDate;
  if (isOwn && lines.some(({ text }) => ORGANISATION.test(text))) return false;
  const canName =
    kind !== 'education' || isDated || hasDegree(line.text) || ORGANISATION.test(line.text) || line.isBold;
  if (usualGap > 0 && gap > WIDER * usualGap) return canName;
  // A school with a date of its own below another one and its degree.
  const isNewSchool =
    kind === 'education' && isDated && ORGANISATION.test(line.text) && !hasDegree(line.text);
  if (
    isNewSchool &&
    hasDate &&
    !isDegreeOpen &&
    lines.some(({ text }) => ORGANISATION.test(text) && !hasDegree(text))
  )
    return true;
  if (hasDate && isDated) return startsWithDate || isNewDegree || looksLike(line, first);
  if (isNewDegree && hasDate) return true;
  // "Subject, degree" / dates / school, again and again.
  const isWhole = hasDate && lines.length > 2 && ORGANISATION.test(previous?.text ?? '');
  if (kind === 'education' && hasDegree(line.text) && isWhole && !ORGANISATION.test(first.text)) return true;
  // "Organisation … place" / "title … dates", again and again.
  const last = lines.at(-1);
  // A school below its degree.
  const isSchool = kind === 'education' && !lines.some(({ text }) => ORGANISATION.test(text));
  const isBelowSchool = last && !hasDegree(first.text) && hasDegree(last.text) && !isDegreeFirst(lines);
  if (isSchool && !isBelowSchool && !isDated && ORGANISATION.test(line.text) && !hasDegree(line.text))
    return false;
  const isPair =
    lines.length > 1 &&
    dateRangeIn(first.text) === null &&
    last !== undefined &&
    dateRangeIn(last.text) !== null;
  const isOwnDegree = isDegreeOpen && hasDegree(line.text);
  if (isPair && !isDated && !isOwnDegree && (line.cells.length > 1 || ORGANISATION.test(line.text)))
    return true;
  return hasDate && lines.length > 1 && looksLike(line, first) && !looksLike(line, lines[1] ?? first);
}

const isDegreeFirst = (lines: readonly Line[]) =>
  hasDegree(lines.find(({ text }) => !isDate(text))?.text ?? '');

/** A row of nothing but the names of columns. */
const isTableHead = ({ isTableHead, cells }: Line) => isTableHead ?? columnsOf(cells) !== null;

const PLACE_LABEL = /^(?:city|place|location|country)\s*:/i;
const isRoleFirst = ({ text }: Line) => isRole(text.split(/,|\s[–—|-]\s/)[0] ?? '');

const looksLike = (one: Line, other: Line) =>
  one.isBold === other.isBold && one.size === other.size && Math.abs(one.x - other.x) <= 2;

function gapsOf(lines: readonly Line[]): number[] {
  return lines.flatMap((line, index) => {
    const next = lines[index + 1];
    return next && next.page === line.page && next.y > line.y && line.size !== null ? [next.y - line.y] : [];
  });
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)] ?? 0;
}
