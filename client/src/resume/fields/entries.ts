import type { Line } from '../layout/line.ts';
import { dateRangeIn, isDate, monthsIn, OPEN_SPAN } from '../words/dateRange.ts';
import { beginsProse, proseJob } from '../words/proseJob.ts';
import { columnEdges, type EdgeOf } from './columnEdges.ts';
import { DEGREE, isGraded, joinedGrades, scoresIn } from './education.ts';
import type { Entry } from './entry.ts';
import { type Names, namesOf, type Order, partsOf, usualOrder } from './entryParts.ts';
import { isLabelled, labelledNames, labelOf } from './labelledEntry.ts';
import { LIST_LABEL, ORGANISATION } from './partWords.ts';
import type { Section } from './sections.ts';
import { isDateEnd, isListed, readStatements, type Statement } from './statements.ts';

const WITH_ENTRIES = ['experience', 'projects', 'education', 'activities'] as const;
/** A gap this much wider than the usual one begins another entry. */
const WIDER = 1.3;
const COLUMN_NAME =
  /^(?:s\.?|sr\.?|no\.?|of|and|name|the|degree|course|class|standard|stream|branch|speciali[sz]ation|qualifications?|examinations?|exam|years?|passing|completion|session|board|institutes?|institutions?|college|school|university|company|organi[sz]ation|role|designation|duration|period|marks|obtained|percentage|aggregate|score|grades?|division|c?gpa|cpi|%)$/i;
const PROJECT_NAME = /^(\p{Lu}[^:.;]{1,60}?)\s*(?::|\s[–—-])\s+\S+\s\S/u;
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
  /** Whether text of its own is below its names: bullets or a paragraph. */
  isTold: boolean;
  /** The sentences that tell a job. */
  prose?: string;
}

function entriesIn(section: Section, kind: Entry['kind'], edgeOf: EdgeOf): Entry[] {
  const { statements, used, paragraphs } = readStatements(section, edgeOf);
  const byLine = new Map(statements.map((statement) => [statement.line, statement]));
  const blocks: Block[] = [];
  const own = section.lines.filter(
    (line) => line !== section.heading && !LIST_LABEL.test(line.text) && !isTableHead(line),
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
    } else if (kind === 'experience' && beginsProse(line.text)) tellAll(newBlock(blocks), section.lines, line, used);
    else if (!open || begins(line, open, { previous, startsWithDate, usualGap, kind }))
      newBlock(blocks).lines.push(line);
    else open.lines.push(line);
    previous = line;
  }
  const named = (kind === 'experience' ? joinHalves(blocks) : blocks).filter(({ lines }) => lines.length > 0);
  if (kind === 'projects' && named.length === 0) return blocks.flatMap(({ bullets }) => bullets.flatMap(toProject));
  const order = usualOrder(named.map(({ lines }) => partsOf(lines, kind)));
  const graded = isGraded(section.lines);
  const entries = named.map((block) => toEntry(block, { kind, order, graded })).filter(isSomething);
  return kind === 'experience' ? withEmployers(entries) : entries;
}

/** An organisation alone above several roles in it: each of them is a job there. */
function withEmployers(entries: readonly Entry[]): Entry[] {
  let employer: Entry | null = null;
  return entries.flatMap((entry, index) => {
    const next = entries[index + 1];
    const isAlone = entry.title === null && entry.to === null && entry.bullets.length === 0;
    if (isAlone && next?.title && next.organisation === null) {
      employer = entry;
      return [];
    }
    if (entry.organisation !== null) employer = null;
    return employer && entry.title ? [{ ...entry, organisation: employer.organisation }] : [entry];
  });
}

/** A job that is told in sentences: its line and those that go on with it. */
function tellAll(block: Block, lines: readonly Line[], line: Line, used: ReadonlySet<Line>): void {
  const below = lines.slice(lines.indexOf(line) + 1);
  const end = below.findIndex((one) => !used.has(one) || beginsProse(one.text));
  block.lines.push(line);
  block.prose = [line, ...below.slice(0, end < 0 ? below.length : end)].map(({ text }) => text).join(' ');
  block.isTold = true;
}

/** "Organisation, dates", a gap, then "title" with its bullets: one job. */
function joinHalves(blocks: readonly Block[]): Block[] {
  const joined: Block[] = [];
  const isDated = ({ lines }: Block) => lines.some(({ text }) => dateRangeIn(text) !== null);
  for (const block of blocks) {
    const before = joined.at(-1);
    const isHalf = before && !before.isTold && isDated(before) && !isDated(block);
    if (isHalf && block.isTold)
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
  if (!first || isTold) return true;
  const label = labelOf(line);
  // "Title", "Client", "Duration" of one project, until one of them comes again.
  if (label) return lines.some((one) => labelOf(one) === label);
  if (line.isInTable) return true;
  const isDegreeOpen = kind === 'education' && !lines.some(({ text }) => DEGREE.test(text));
  if (kind === 'education' && isListed(line) && !(isDegreeOpen && ORGANISATION.test(first.text))) return true;
  // A span of time that is wrapped: "June 2025 –" / "Present".
  const isSpan = (dateRangeIn(line.text)?.from ?? null) !== null;
  if (previous && ((OPEN_SPAN.test(previous.text) && !isSpan) || isDateEnd(line.text))) return false;
  const hasDate = lines.some(({ text }) => dateRangeIn(text) !== null);
  const isDated = dateRangeIn(line.text) !== null;
  const isNewDegree = DEGREE.test(line.text) && lines.some(({ text }) => DEGREE.test(text));
  const gap = previous && previous.page === line.page && line.size !== null ? line.y - previous.y : 0;
  const canName =
    kind !== 'education' || isDated || DEGREE.test(line.text) || ORGANISATION.test(line.text) || line.isBold;
  if (usualGap > 0 && gap > WIDER * usualGap) return canName;
  if (hasDate && isDated) return startsWithDate || isNewDegree || looksLike(line, first);
  if (isNewDegree && hasDate) return true;
  // "Subject, degree" / dates / school, again and again.
  const isWhole = hasDate && lines.length > 2 && ORGANISATION.test(previous?.text ?? '');
  if (kind === 'education' && DEGREE.test(line.text) && isWhole && !ORGANISATION.test(first.text)) return true;
  // "Organisation … place" / "title … dates", again and again.
  const last = lines.at(-1);
  // A school below its degree.
  const isSchool = kind === 'education' && !lines.some(({ text }) => ORGANISATION.test(text));
  if (isSchool && !isDated && ORGANISATION.test(line.text) && !DEGREE.test(line.text)) return false;
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

/** A row of nothing but the names of columns: "Examination", "Institute", "Year", "CPI/%". */
function isTableHead({ text }: Line): boolean {
  const words = text.split(/[\s/|()]+/).filter((word) => word !== '');
  return words.length >= 3 && words.every((word) => COLUMN_NAME.test(word));
}

/** What the whole section says of each of its entries. */
interface Rest {
  kind: Entry['kind'];
  order: Order;
  graded: boolean;
}

function toEntry({ lines, bullets, prose }: Block, { kind, order, graded }: Rest): Entry {
  const texts = lines.some(({ text }) => OPEN_SPAN.test(text) || isDateEnd(text))
    ? [lines.map(({ text }) => text).join(' ')]
    : lines.map(({ text }) => text);
  const range = texts.map(dateRangeIn).find((found) => found !== null) ?? null;
  const isOpen = range?.from === null && lines.some(isOpenEnded);
  const withRest = (names: Names, rest: readonly Line[]): Names => {
    const others = namesOf(partsOf(rest, kind), kind, order);
    const organisation = names.organisation ?? others.organisation ?? (names.title ? others.title : null);
    return { title: names.title ?? others.title, organisation, place: names.place ?? others.place };
  };
  const nameIn = (own: readonly Line[]) =>
    prose
      ? proseJob(prose)
      : isLabelled(own)
        ? withRest(labelledNames(own, kind), own.filter((line) => labelOf(line) === null))
        : namesOf(partsOf(own, kind), kind, order);
  const from = (isOpen ? range.to : range?.from) ?? null;
  const to = isOpen ? 'present' : (range?.to ?? null);
  return {
    kind,
    ...nameIn(lines),
    from,
    to,
    months: monthsIn(from, to),
    scores: joinedGrades(lines).flatMap((line) => scoresIn(line, graded)),
    bullets,
    lines,
  };
}

/** "Price tracker: a dashboard of …": a list of projects, each with its name and a sentence. */
function toProject(bullet: Statement): Entry[] {
  const name = PROJECT_NAME.exec(bullet.text)?.[1];
  if (!name) return [];
  const range = dateRangeIn(bullet.text);
  const [from, to] = [range?.from ?? null, range?.to ?? null];
  const entry = { title: name, organisation: null, place: null, from, to, months: monthsIn(from, to), scores: [] };
  return [{ kind: 'projects', ...entry, bullets: [bullet], lines: [bullet.line] }];
}

/** "2019 –" with nothing behind it, neither in its line nor in the next one. */
function isOpenEnded({ cells }: Line, index: number, lines: readonly Line[]): boolean {
  const last = cells.at(-1) ?? '';
  const next = dateRangeIn(lines[index + 1]?.text ?? '');
  return /\d\s*[–—-]\s*$/.test(last) && isDate(last) && (next === null || next.from !== null);
}

/** Icons and dates on lines of their own name nothing. */
const isSomething = ({ title, organisation, from, bullets }: Entry) =>
  [title, organisation, from].some((part) => part !== null) || bullets.length > 0;

function gapsOf(lines: readonly Line[]): number[] {
  return lines.flatMap((line, index) => {
    const next = lines[index + 1];
    return next && next.page === line.page && next.y > line.y && line.size !== null ? [next.y - line.y] : [];
  });
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)] ?? 0;
}
