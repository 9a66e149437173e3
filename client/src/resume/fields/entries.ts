import type { Line } from '../layout/line.ts';
import { dateOf, dateRangeIn, isDate, monthsIn, OPEN_SPAN } from '../words/dateRange.ts';
import { proseJob } from '../words/proseJob.ts';
import { columnEdges, type EdgeOf } from './columnEdges.ts';
import { isGraded, joinedGrades, scoresIn } from './education.ts';
import type { Entry } from './entry.ts';
import { type Block, blocksOf } from './entryBlocks.ts';
import { isDateEnd } from './listMarks.ts';
import { type Names, namesOf, type Order, partsOf, usualOrder } from './names/entryParts.ts';
import { isLabelled, labelledNames, labelOf } from './names/labelledEntry.ts';
import { tableEntry } from './names/tableEntry.ts';
import { withWhole } from './names/wrappedNames.ts';
import type { Section } from './sections.ts';
import type { Statement } from './statement.ts';
import { projectName } from './statementKinds.ts';
import { readStatements } from './statements.ts';

const WITH_ENTRIES = ['experience', 'projects', 'education', 'activities'] as const;
/** Jobs, projects and degrees of their sections, in the words of the resume. */
export function entriesOf(sections: readonly Section[]): Entry[] {
  const edgeOf = columnEdges(sections.flatMap(({ lines }) => lines));
  const entries = sections.flatMap((section) => {
    const kind = WITH_ENTRIES.find((one) => one === section.kind);
    return kind ? entriesIn(section, kind, edgeOf) : [];
  });
  return entries.filter((entry) => !isToldBelow(entry, entries));
}

/** The present job above the list of all jobs, where it stands again with what was done in it. */
function isToldBelow(entry: Entry, entries: readonly Entry[]): boolean {
  const isSame = (one: string | null, other: string | null) =>
    one !== null && other !== null && lettersOf(one) === lettersOf(other);
  return entries.some(
    (other) =>
      other !== entry &&
      entry.kind === 'experience' &&
      other.kind === 'experience' &&
      entry.bullets.length === 0 &&
      other.bullets.length > 0 &&
      isSame(entry.title, other.title) &&
      isSame(entry.organisation, other.organisation) &&
      entry.from === other.from &&
      entry.to === other.to,
  );
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

function entriesIn(section: Section, kind: Entry['kind'], edgeOf: EdgeOf): Entry[] {
  const placeOf = ({ line }: Statement) => section.lines.indexOf(line);
  const blocks = blocksOf(section, kind, edgeOf);
  const named = blocks.filter(({ lines }) => lines.length > 0);
  if (kind === 'projects' && named.length === 0) {
    const { statements, texts } = readStatements(section, edgeOf);
    const inOrder = [...statements, ...texts].toSorted((one, other) => placeOf(one) - placeOf(other));
    return inOrder.flatMap((one) => toProject(one, texts.includes(one)));
  }
  const order = usualOrder(named.map(({ lines }) => partsOf(withWhole(lines, edgeOf), kind)));
  const graded = isGraded(section.lines);
  const entries = named.map((block) => toEntry(block, { kind, order, graded, edgeOf })).filter(isSomething);
  return kind === 'experience' ? withEmployers(entries) : entries;
}

/** An organisation alone above several roles in it: each of them is a job there. */
function withEmployers(entries: readonly Entry[]): Entry[] {
  let employer: Entry | null = null;
  return entries.flatMap((entry, index) => {
    const [before, next] = [entries[index - 1], entries[index + 1]];
    if (before?.organisation && isNextRole(entry, before)) employer = { ...before };
    const isAlone = entry.title === null && entry.to === null && entry.bullets.length === 0;
    if (isAlone && next?.title && next.organisation === null) {
      employer = entry;
      return [];
    }
    if (entry.organisation !== null) employer = null;
    if (employer && entry.title && entry.organisation === null) entry.organisation = employer.organisation;
    return employer && entry.title ? [{ ...entry, organisation: employer.organisation }] : [entry];
  });
}

/** A line of its own in the look of the one above, where that has its organisation in another look above it. */
function isNextRole({ title, organisation, lines }: Entry, before: Entry): boolean {
  const [line, other] = lines;
  const [first, second] = before.lines;
  if (!title || organisation !== null || !line || other || !first || !second) return false;
  const isAlike = (one: Line) =>
    one.size === line.size && one.isBold === line.isBold && one.cells.length === line.cells.length;
  return isAlike(second) && !isAlike(first) && before.bullets.length > 0;
}

/** What the whole section says of each of its entries. */
interface Rest {
  kind: Entry['kind'];
  order: Order;
  graded: boolean;
  edgeOf: EdgeOf;
}

function toEntry({ lines, bullets, prose }: Block, { kind, order, graded, edgeOf }: Rest): Entry {
  const years = lines.slice(0, 2).map(({ text }) => dateOf(text));
  const isSplit = years[0] && years[1] && years[0] < years[1];
  const texts = isSplit
    ? [`${years[0]} – ${years[1]}`]
    : lines.some(({ text }) => OPEN_SPAN.test(text) || isDateEnd(text))
      ? [lines.map(({ text }) => text).join(' ')]
      : lines.map(({ text }) => text);
  const range = texts.map(dateRangeIn).find((found) => found !== null) ?? null;
  const isOpen = range?.from === null && lines.some(isOpenEnded);
  const withRest = (names: Names, rest: readonly Line[]): Names => {
    const others = namesOf(partsOf(withWhole(rest, edgeOf), kind), kind, order);
    const organisation = names.organisation ?? others.organisation ?? (names.title ? others.title : null);
    return { title: names.title ?? others.title, organisation, place: names.place ?? others.place };
  };
  const nameIn = (own: readonly Line[]) =>
    prose
      ? proseJob(prose)
      : isLabelled(own)
        ? withRest(
            labelledNames(own, kind),
            own.filter((line) => labelOf(line) === null),
          )
        : namesOf(partsOf(withWhole(own, edgeOf), kind), kind, order);
  const [first, ...others] = lines;
  const row = first && others.length === 0 ? tableEntry(first) : null;
  const from = row ? row.from : ((isOpen ? range.to : range?.from) ?? null);
  const to = row ? row.to : isOpen ? 'present' : (range?.to ?? null);
  return {
    kind,
    ...(row ?? nameIn(lines)),
    from,
    to,
    months: monthsIn(from, to),
    scores: joinedGrades(lines).flatMap((line) => scoresIn(line, graded)),
    bullets,
    lines,
  };
}

/** "Price tracker: a dashboard of …": a list of projects, each with its name and a sentence. */
function toProject(bullet: Statement, isText: boolean): Entry[] {
  const name = projectName(bullet.text);
  if (!name) return [];
  const range = dateRangeIn(bullet.text);
  const [from, to] = [range?.from ?? null, range?.to ?? null];
  const entry = {
    title: name,
    organisation: null,
    place: null,
    from,
    to,
    months: monthsIn(from, to),
    scores: [],
  };
  return [{ kind: 'projects', ...entry, bullets: isText ? [] : [bullet], lines: [bullet.line] }];
}

/** "2019 –" with nothing behind it, neither in its line nor in the next one. */
function isOpenEnded({ cells }: Line, index: number, lines: readonly Line[]): boolean {
  const last = cells.at(-1) ?? '';
  const next = dateRangeIn(lines[index + 1]?.text ?? '');
  return /\d\s*[–—→-]\s*$/.test(last) && isDate(last) && (next === null || next.from !== null);
}

/** Icons and dates on lines of their own name nothing, nor do letters that are drawn apart, or details of the person. */
const isSomething = ({ title, organisation, from, bullets }: Entry) =>
  ([title, organisation, from].some((part) => part !== null) || bullets.length > 0) &&
  ![title, organisation].some((part) => part !== null && (isDrawnApart(part) || NO_NAME.test(part)));

/** "2 0 1 4 TO". */
function isDrawnApart(name: string): boolean {
  const words = name.split(/\s+/);
  return (
    words.some((word) => /^\d$/.test(word)) &&
    words.length >= 3 &&
    2 * words.filter((word) => word.length === 1).length > words.length
  );
}

/** A mail address, a phone number, or a label of what an employer need not know. */
const NO_NAME =
  /@\w|\d{5}\s?\d{5}|^(?:date of birth|d\.?o\.?b|passport|religion|nationality|marital status|gender|sex|languages? known|father|mother|husband|spouse|blood group|caste|place of issue)\b/i;
