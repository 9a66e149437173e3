import type { Line } from '../layout/line.ts';
import { dateRangeIn, monthsIn, OPEN_SPAN } from '../words/dateRange.ts';
import { columnEdges, type EdgeOf } from './columnEdges.ts';
import { DEGREE, joinedGrades, scoresIn } from './education.ts';
import type { Entry } from './entry.ts';
import type { Section } from './sections.ts';
import { isDateEnd, readStatements, type Statement, withoutMark } from './statements.ts';

const WITH_ENTRIES = ['experience', 'projects', 'education', 'activities'] as const;
/** A gap this much wider than the usual one begins another entry. */
const WIDER = 1.3;
const COLUMN_NAMES =
  /^(?:degree|course|class|qualification|examination|exam|year|board|institute|institution|school|university|company|organi[sz]ation|role|duration)\b/i;
/** Above the bullets of a job. */
const LIST_LABEL = /^(?:key )?(?:highlights|responsibilities|achievements|duties|contributions)\s*:?$/i;
const TITLE =
  /\b(?:intern|trainee|apprentice|engineer|developer|manager|assistant|analyst|designer|consultant|executive|associate|officer|lead|supervisor|teacher|researcher|scientist|accountant|architect|writer|coordinator|volunteer|secretary|president|head)\b/i;
export const ORGANISATION =
  /\b(?:university|institute|college|school|vidyalaya|academy|iit|nit|iiit|polytechnic|ltd|limited|pvt|inc|llp|gmbh|labs?|technologies|solutions|systems|services|industries|bank|company|corporation|group|foundation|hospital|enterprises|consulting|studio|works)\b/i;

/** Jobs, projects and degrees of their sections, in the words of the resume. */
export function entriesOf(sections: readonly Section[]): Entry[] {
  const edgeOf = columnEdges(sections.flatMap(({ lines }) => lines));
  return sections.flatMap((section) => {
    const kind = WITH_ENTRIES.find((one) => one === section.kind);
    return kind ? entriesIn(section, kind, edgeOf) : [];
  });
}

interface Block {
  lines: Line[];
  bullets: Statement[];
}

function entriesIn(section: Section, kind: Entry['kind'], edgeOf: EdgeOf): Entry[] {
  const { statements, used } = readStatements(section, edgeOf);
  const byLine = new Map(statements.map((statement) => [statement.line, statement]));
  const blocks: Block[] = [];
  const own = section.lines.filter((line) => line !== section.heading && !LIST_LABEL.test(line.text));
  const startsWithDate = own[0] !== undefined && dateRangeIn(own[0].text) !== null;
  const usualGap = median(gapsOf(own));
  let previous: Line | null = null;
  for (const line of own) {
    const open = blocks.at(-1);
    const statement = byLine.get(line);
    if (used.has(line)) {
      if (statement) (open ?? newBlock(blocks)).bullets.push(statement);
    } else if (!open || begins(line, open, { previous, startsWithDate, usualGap, kind }))
      newBlock(blocks).lines.push(line);
    else open.lines.push(line);
    previous = line;
  }
  return (kind === 'experience' ? joinHalves(blocks) : blocks)
    .filter(({ lines }) => lines.length > 0 && !isTableHead(lines))
    .map((block) => toEntry(block, kind))
    .filter(isSomething);
}

/** "Organisation, dates", a gap, then "title" with its bullets: one job. */
function joinHalves(blocks: readonly Block[]): Block[] {
  const joined: Block[] = [];
  const isDated = ({ lines }: Block) => lines.some(({ text }) => dateRangeIn(text) !== null);
  for (const block of blocks) {
    const before = joined.at(-1);
    const isHalf = before && before.bullets.length === 0 && isDated(before) && !isDated(block);
    if (isHalf && block.bullets.length > 0)
      joined[joined.length - 1] = { lines: [...before.lines, ...block.lines], bullets: block.bullets };
    else joined.push(block);
  }
  return joined;
}

function newBlock(blocks: Block[]): Block {
  const block: Block = { lines: [], bullets: [] };
  blocks.push(block);
  return block;
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
  { lines, bullets }: Block,
  { previous, startsWithDate, usualGap, kind }: Around,
): boolean {
  const [first] = lines;
  if (!first || bullets.length > 0 || line.isInTable) return true;
  // A span of time that is wrapped: "June 2025 –" / "Present".
  if (previous && (OPEN_SPAN.test(previous.text) || isDateEnd(line.text))) return false;
  const hasDate = lines.some(({ text }) => dateRangeIn(text) !== null);
  const isDated = dateRangeIn(line.text) !== null;
  const isNewDegree = DEGREE.test(line.text) && lines.some(({ text }) => DEGREE.test(text));
  const gap = previous && previous.page === line.page && line.size !== null ? line.y - previous.y : 0;
  const canName =
    kind !== 'education' || isDated || DEGREE.test(line.text) || ORGANISATION.test(line.text) || line.isBold;
  if (usualGap > 0 && gap > WIDER * usualGap) return canName;
  if (hasDate && isDated) return startsWithDate || isNewDegree || looksLike(line, first);
  if (isNewDegree && hasDate) return true;
  // "Organisation … place" / "title … dates", again and again.
  const last = lines.at(-1);
  const isPair =
    lines.length > 1 &&
    dateRangeIn(first.text) === null &&
    last !== undefined &&
    dateRangeIn(last.text) !== null;
  if (isPair && !isDated && (line.cells.length > 1 || ORGANISATION.test(line.text))) return true;
  return hasDate && lines.length > 1 && looksLike(line, first) && !looksLike(line, lines[1] ?? first);
}

const looksLike = (one: Line, other: Line) =>
  one.isBold === other.isBold && one.size === other.size && Math.abs(one.x - other.x) <= 2;

const isTableHead = ([first]: readonly Line[]) =>
  first !== undefined &&
  first.cells.length >= 3 &&
  first.cells.filter((cell) => COLUMN_NAMES.test(cell)).length >= 2;

function toEntry({ lines, bullets }: Block, kind: Entry['kind']): Entry {
  const texts = lines.some(({ text }) => OPEN_SPAN.test(text) || isDateEnd(text))
    ? [lines.map(({ text }) => text).join(' ')]
    : lines.map(({ text }) => text);
  const range = texts.map(dateRangeIn).find((found) => found !== null) ?? null;
  const parts = lines.flatMap(({ cells }) => partsOf(withoutMark(cells[0] ?? '')));
  // At the right stand places and dates; in a table everything is beside.
  const beside = lines.flatMap(({ cells }) => cells.slice(1).flatMap(partsOf));
  const all = [...parts, ...beside];
  const organisation =
    all.find((part) => ORGANISATION.test(part) && !DEGREE.test(part)) ??
    (kind === 'projects' ? null : ((isTitle(parts[1]) && !isTitle(parts[0]) ? parts[0] : parts[1]) ?? null));
  const others = all.filter((part) => part !== organisation);
  const title =
    (kind === 'education' ? others.find((part) => DEGREE.test(part)) : null) ??
    parts.find((part) => part !== organisation) ??
    others[0] ??
    null;
  const place = [...beside, ...parts].find((part) => part !== organisation && part !== title) ?? null;
  return {
    kind,
    title,
    organisation,
    place: place !== null && !/\d/.test(place) ? place : null,
    from: range?.from ?? null,
    to: range?.to ?? null,
    months: monthsIn(range?.from ?? null, range?.to ?? null),
    scores: joinedGrades(lines).flatMap((line) => scoresIn(line, false)),
    bullets,
    lines,
  };
}

/** Icons on lines of their own name nothing. */
const isSomething = ({ title, organisation, from, to, bullets }: Entry) =>
  [title, organisation, from, to].some((part) => part !== null) || bullets.length > 0;

const isTitle = (part: string | undefined) => part !== undefined && TITLE.test(part);

/** A grade, a number, or how long something took. */
const NO_PART =
  /^(?:c?gpa|cpi|percentage)\b|^[\d.%/\s]+$|^[^\p{L}\d]*\d+\+?\s*(?:years?|yrs?|months?|mos?)\b[\s\d.,\p{L}]{0,12}$/iu;

/** The words of a cell between its separators, without dates and grades. */
function partsOf(cell: string): string[] {
  const range = dateRangeIn(cell);
  return (range ? cell.replace(range.text, '') : cell)
    .split(/\s*[|•·,]\s*|\s+[–—-]\s+/)
    .map((part) => part.replace(/^[\s[–—-]+|[\s\]:–—-]+$/g, '').replace(/^\((.*)\)?$|\(\s*\)/, '$1'))
    .filter((part) => /[\p{L}\p{N}]/u.test(part) && part.length > 1 && !NO_PART.test(part));
}

function gapsOf(lines: readonly Line[]): number[] {
  return lines.flatMap((line, index) => {
    const next = lines[index + 1];
    return next && next.page === line.page && next.y > line.y && line.size !== null ? [next.y - line.y] : [];
  });
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)] ?? 0;
}
