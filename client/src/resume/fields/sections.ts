import type { Line } from '../layout/line.ts';
import { dateRangeIn } from '../words/dateRange.ts';
import { hasDegree } from '../words/degree.ts';
import {
  closedUp,
  headingKind,
  headingKindByWords,
  isSpacedOut,
  type SectionKind,
} from '../words/headings.ts';
import { withoutDateColumn } from './dateColumn.ts';
import { bodySizeOf, isUpper, LARGER, lookOf } from './looks.ts';
import { COURSES, isOrganisation, isRole, LIST_LABEL } from './names/partWords.ts';
import { withoutGrids, withWholeDates } from './stackedRows.ts';

export interface Section {
  /** `top`: what stands before the first heading. `other`: a heading that systems do not know. */
  kind: SectionKind | 'top' | 'other';
  heading: Line | null;
  lines: Line[];
}

/** Longer lines are text. */
const HEADING_WORDS = 6;
/** So many known headings of one look make it the look of headings. */
const COMMON = 2;
const MARGIN_HEADINGS = 3;

/** The resume in sections. A line begins one if its words are a known heading, or if it looks like those of the same resume. */
export function sectionsOf(lines: readonly Line[]): Section[] {
  const kindOf = headingsIn(lines);
  const body = bodySizeOf(lines);
  const hasMargin = lines.filter(isMarginRow).length >= COMMON;
  const margin = marginOf(lines);
  const headingSizes = new Set(lines.filter((line) => kindOf(line) !== null).map(({ size }) => size));
  const sections: Section[] = [{ kind: 'top', heading: null, lines: [] }];
  for (const line of lines) {
    const open = sections.at(-1);
    const isLabel =
      isSkillGroup(line, open, body) || isListLabel(line, open, lines) || isCourseLabel(line, open, body);
    const own = isLabel ? null : kindOf(line);
    const kind = own === 'other' && isListItem(line, open) ? null : own;
    const isOneMore = headingSizes.has(line.size) && headingKind(line.cells[0] ?? '') !== null;
    const beside =
      kind || !(hasMargin || isOneMore) ? null : (margin(line) ?? marginHeading(line, open, body));
    const inline = kind || beside ? null : inlineHeading(line, open?.kind ?? 'top');
    if (kind && !(kind === 'other' && sections.length === 1 && !hasContacts(open?.lines ?? [])))
      sections.push({ kind, heading: line, lines: [] });
    else if (beside) sections.push({ kind: beside, ...splitMargin(line) });
    else if (inline && line.cells.length > 1) sections.push({ kind: inline, ...splitMargin(line) });
    else if (inline) sections.push({ kind: inline, heading: line, lines: [line] });
    else open?.lines.push(line);
  }
  return withEducationAbove(sections).map((section) => ({
    ...section,
    kind: isResearchJob(section) ? 'experience' : section.kind,
    lines:
      section.kind === 'top' ? section.lines : withWholeDates(withoutDateColumn(withoutGrids(section.lines))),
  }));
}

/** A table of degrees may stand above all headings: it is what "Education" would head. */
function withEducationAbove([top, ...others]: Section[]): Section[] {
  if (!top || others.some(({ kind }) => kind === 'education')) return top ? [top, ...others] : others;
  const isRow = ({ columns, isTableHead, text }: Line) =>
    isTableHead === true || (columns !== undefined && hasYear(text));
  const at = top.lines.findIndex(isRow);
  const end = top.lines.findLastIndex(isRow);
  const rows = top.lines.slice(at, end + 1);
  if (at < 0 || rows.filter(({ text }) => hasDegree(text) || SCHOOL_YEAR.test(text)).length < COMMON)
    return [top, ...others];
  const rest = { ...top, lines: [...top.lines.slice(0, at), ...top.lines.slice(end + 1)] };
  return [rest, { kind: 'education', heading: null, lines: rows }, ...others];
}

/** "XII" and "X" alone in the first cell. */
const SCHOOL_YEAR = /^X(?:II)?(?:th)?\s/i;
const hasYear = (text: string) => dateRangeIn(text) !== null;

/** "Research" above what somebody was, from one date to another, not above what was published. */
const isResearchJob = ({ kind, heading, lines }: Section) =>
  kind === 'publications' &&
  /^\s*research\s*$/i.test(heading?.text ?? '') &&
  lines.some(({ text }) => (dateRangeIn(text)?.from ?? null) !== null) &&
  lines.some(({ text }) => text.split(/\s*[|,]\s*/).some(isRole));

/** Which lines are headings: known words, words with a key word in the look of headings, and others in the look of at least two known ones. */
function headingsIn(lines: readonly Line[]): (line: Line) => SectionKind | 'other' | null {
  const body = bodySizeOf(lines);
  const known = lines.filter((line) => canBeHeading(line) && headingKind(line.text) !== null);
  const looks = Map.groupBy(known, (line) => lookOf(line, body).name);
  const counts = new Map([...looks].map(([look, { length }]) => [look, length]));
  const most = Math.max(0, ...counts.values());
  const isRepeated = (text: string) => known.filter((one) => one.text === text).length > COMMON;
  const names = namesBelow(lines, body);
  const mails = lines.flatMap(({ text }) => text.toLowerCase().match(/[\w.+-]+(?=@)/g) ?? []);
  // The person's name.
  const isInMail = (text: string) =>
    mails.some((mail) =>
      text
        .toLowerCase()
        .split(/\s+/)
        .every((word) => word.length > 2 && mail.includes(word)),
    );
  // Where headings stand out, the same words in plain text are none: a label, or the last word of a sentence.
  const standOut = known.filter((line) => lookOf(line, body).prominence > 0).length >= COMMON;
  return (line) => {
    if (!canBeHeading(line)) return null;
    const { name, prominence, isOwn } = lookOf(line, body);
    const exact = headingKind(line.text);
    // "Project 1", and what stands there again and again, are labels.
    if (exact && (/\d/.test(line.text.replace(IN_BRACKETS, '')) || isRepeated(line.text))) return null;
    if (exact) return standOut && prominence === 0 ? null : exact;
    if (prominence === 0 || /[@]|\d/.test(line.text)) return null;
    const count = counts.get(name) ?? 0;
    const isLike = count >= (isOwn ? 1 : COMMON);
    const byWords = headingKindByWords(line.text);
    if (byWords) return isLike || (isOwn && most < COMMON) ? byWords : null;
    const canBeOther = !names.has(name) && !isOrganisation(line.text) && !isInMail(line.text);
    return isOwn && count >= COMMON && canBeOther && line.text.length >= 4 ? 'other' : null;
  };
}

/** The looks of lines directly below the headings of jobs and degrees: these are names, however much they look like headings. */
function namesBelow(lines: readonly Line[], body: number | null): Set<string> {
  const isAbove = (line: Line | undefined) =>
    line &&
    canBeHeading(line) &&
    ['experience', 'education', 'projects'].includes(headingKind(line.text) ?? '');
  const below = lines.filter(
    (line, index) => isAbove(lines[index - 1]) && headingKindByWords(line.text) === null,
  );
  return new Set(below.map((line) => lookOf(line, body).name));
}

/** "Responsibilities" above the bullets of a job or project. "Achievements" in the look of the heading above is a heading, if it stands there once. */
function isListLabel(line: Line, open: Section | undefined, lines: readonly Line[]): boolean {
  if (!(open?.kind === 'experience' || open?.kind === 'projects') || !LIST_LABEL.test(line.text))
    return false;
  if (headingKind(line.text) !== 'achievements' || lines.filter(({ text }) => text === line.text).length > 1)
    return true;
  const body = bodySizeOf(lines);
  const [own, heading] = [lookOf(line, body), open.heading && lookOf(open.heading, body)];
  return own.prominence === 0 || own.name !== heading?.name;
}

/** Below another item that stands in as far: "HACCP" in a list whose marks are drawn. */
function isListItem({ x, size }: Line, open: Section | undefined): boolean {
  const last = open?.lines.at(-1);
  return size !== null && !!open?.heading && !!last && last.x === x && x > open.heading.x + 3;
}

/** "Courses" below a degree, in another look than "Education". */
function isCourseLabel(line: Line, open: Section | undefined, body: number | null): boolean {
  if (open?.kind !== 'education' || !open.heading || !COURSES.test(line.text)) return false;
  return lookOf(line, body).name !== lookOf(open.heading, body).name;
}

/** Below "Skills", "Languages" and "Tools" in another look are groups of skills. */
function isSkillGroup(line: Line, open: Section | undefined, body: number | null): boolean {
  if (open?.kind !== 'skills' || !open.heading) return false;
  const [own, heading] = [lookOf(line, body), lookOf(open.heading, body)];
  if (own.name === heading.name) return false;
  const isLabel = own.prominence <= heading.prominence && /^(?:languages|tools)$/i.test(line.text.trim());
  return (
    isLabel || own.prominence < heading.prominence || (isUpper(open.heading.text) && !isUpper(line.text))
  );
}

function canBeHeading(line: Line): boolean {
  const { text, cells, style, isInTable } = line;
  return (
    cells.length === 1 &&
    (!isInTable || headingKindByWords(text) !== null) &&
    style !== 'bullet' &&
    wordsIn(text) <= HEADING_WORDS &&
    // The last word of a wrapped sentence, a bullet, and the beginning of a list.
    !/^\p{Ll}|[.,;]$|^[•●▪∗*–-]|\(/u.test(text.replace(IN_BRACKETS, '').trim())
  );
}

/** "Work experience (34 months)". */
const IN_BRACKETS = /\s*\([^()]*\)$/;

function hasContacts(lines: readonly Line[]): boolean {
  return lines.some(({ text }) => /@|\d{5}/.test(text));
}

/** "Skills: Java, SQL", or a label in the margin with its section beside it. Below "Skills" such labels name groups of skills. */
function inlineHeading(line: Line, open: Section['kind']): SectionKind | null {
  const isRow = line.cells.length > 1 && !line.isInTable;
  const [start = '', rest = ''] = isRow ? line.cells : splitAtColon(line.text);
  const kind = rest.trim() === '' || line.style === 'bullet' ? null : headingKind(start);
  // What a project or a job is done with.
  const isWithin = open === 'projects' || open === 'experience';
  if (isWithin && !isRow && /^(?:tools|technolog(?:y|ies)|software)$/i.test(start.trim())) return null;
  // "Project: …" names one of them.
  if (!kind || (open === 'skills' && !isUpper(start)) || /^project$/i.test(start.trim())) return null;
  return isUpper(start) || line.isBold ? kind : null;
}

/** A heading in the margin, with the first line of its section beside it. */
const isMarginRow = ({ cells, isInTable }: Line) =>
  cells.length > 1 && !isInTable && headingKind(cells[0] ?? '') !== null;

/** Where at least three headings stand in a margin of their own, what begins there is a heading, also in the look of the text. */
function marginOf(lines: readonly Line[]): (line: Line) => SectionKind | null {
  const isWord = ({ cells }: Line) => /\p{L}{2}/u.test(cells[0] ?? '');
  const isAt = (x: number) => (line: Line) => Math.abs(line.x - x) <= 1 && line.size !== null && isWord(line);
  const rows = lines.filter(isMarginRow);
  const first = rows.find(({ x }) => {
    const own = lines.filter(isAt(x));
    const kinds = new Set(own.filter(isMarginRow).map(({ cells }) => headingKind(cells[0] ?? '')));
    return kinds.size >= MARGIN_HEADINGS && own.every(({ cells }) => headingKind(cells[0] ?? '') !== null);
  });
  return (line) =>
    first && isMarginRow(line) && isAt(first.x)(line) ? headingKind(line.cells[0] ?? '') : null;
}

/** Of a resume with headings in the margin: one that is larger than the text, so that it is no label. */
function marginHeading(line: Line, open: Section | undefined, body: number | null): SectionKind | null {
  const { cells, isInTable, size } = line;
  if (cells.length < 2 || isInTable || size === null || body === null || size < LARGER * body) return null;
  if (open?.kind === 'skills' && open.heading?.size !== size) return null;
  return headingKindByWords(cells[0] ?? '');
}

/** The heading, and what stands beside it. */
function splitMargin(line: Line): Pick<Section, 'lines'> & { heading: Line } {
  const [start = '', ...cells] = line.cells;
  const looks = line.looks?.slice(1);
  const content = { ...line, ...looks?.[0], cells, looks, text: cells.join(' ') };
  return { heading: { ...line, cells: [start], text: start }, lines: [content] };
}

function splitAtColon(text: string): [string, string] {
  const at = text.indexOf(':');
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

function wordsIn(text: string): number {
  return isSpacedOut(text) ? closedUp(text).split(' ').length : text.trim().split(/\s+/).length;
}
