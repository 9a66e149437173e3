import { columnEdges } from '../../../../resume/fields/columnEdges.ts';
import type { Section } from '../../../../resume/fields/sections.ts';
import { rolesIn } from '../../../../resume/fields/statements.ts';
import type { Line, LineRole } from '../../../../resume/layout/line.ts';
import type { SectionKind } from '../../../../resume/words/headings.ts';

/** A kind of section, or one that systems do not know. */
export type HeadingKind = SectionKind | 'other';

/** What a person says a line is: a heading of this kind, or a line of the section above. */
export type LineReading = HeadingKind | LineRole;

/** By `lineKey`, so that each stays with its line whatever else is corrected. */
export type LineReadings = Readonly<Record<string, LineReading>>;

/** A line's place in the file. */
export function lineKey({ page, x, y }: Pick<Line, 'page' | 'x' | 'y'>): string {
  return `${page} ${x} ${y}`;
}

const ROLES: readonly LineReading[] = ['bullet', 'continued', 'text'] satisfies LineRole[];
const isRole = (reading: LineReading): reading is LineRole => ROLES.includes(reading);

/** The sections with headings added and taken back, and with what a person says of their lines. */
export function correctSections(sections: readonly Section[], readings: LineReadings): Section[] {
  const corrected: Section[] = [];
  const place = (line: Line) => {
    const said = readings[lineKey(line)];
    if (said && !isRole(said)) corrected.push(sectionFrom(line, said));
    else corrected.at(-1)?.lines.push(said ? { ...line, role: said } : line);
  };
  for (const { kind, heading, lines } of sections) {
    const said = heading ? readings[lineKey(heading)] : undefined;
    // Of a heading with its section beside it, the line itself is content too.
    const isBeside = (line: Line) => heading !== null && lineKey(line) === lineKey(heading);
    if (heading && said && isRole(said))
      for (const line of new Set([heading, ...lines.filter(isBeside)])) place(line);
    else
      corrected.push({ kind: said && !isRole(said) ? said : kind, heading, lines: lines.filter(isBeside) });
    lines.filter((line) => !isBeside(line)).forEach(place);
  }
  return corrected;
}

/** A line that a person calls a heading. What stands beside it belongs to its section: "Skills: Java, SQL". */
function sectionFrom(heading: Line, kind: HeadingKind): Section {
  const isMore = heading.cells.length > 1 || /:\s*\S/.test(heading.text);
  return { kind, heading, lines: isMore ? [heading] : [] };
}

/** The line that was corrected last or chosen on the page. It is opened and takes the focus, wherever it is listed now. A new object each time. */
export interface PickedLine {
  key: string;
}

/** A heading with the lines below it, as the page lists them. */
export interface SectionRows {
  /** Null: what stands before the first heading. */
  heading: Line | null;
  /** As it was read; null if it was not read as a heading. */
  own: HeadingKind | null;
  /** As a person says; `text` if they say that it is no heading. */
  kind: HeadingKind | 'text';
  isCorrected: boolean;
  lines: LineRow[];
}

export interface LineRow {
  line: Line;
  /** As it was read. */
  own: LineRole;
  role: LineRole;
  isCorrected: boolean;
  /** Its section tells what somebody did, and there is a bullet that it could go on with. */
  canBe: Record<'bullet' | 'continued', boolean>;
}

/** All headings, those of the file and those that were added, with their lines in the order of the page. */
export function sectionRows(sections: readonly Section[], readings: LineReadings): SectionRows[] {
  const own = rolesOf(sections);
  const corrected = correctSections(sections, readings);
  const now = rolesOf(corrected);
  const tells = new Set(
    corrected
      .filter(({ kind }) => TELLS.includes(kind))
      .flatMap(({ lines }) => lines)
      .map(lineKey),
  );
  const lineRow = (line: Line, above: LineRow | undefined): LineRow => {
    const key = lineKey(line);
    const canBeBullet = tells.has(key);
    const role = now.get(key) ?? 'text';
    const canContinue = canBeBullet && above !== undefined && above.role !== 'text';
    return {
      line,
      own: own.get(key) ?? 'text',
      role,
      isCorrected: key in readings,
      canBe: { bullet: canBeBullet, continued: canContinue },
    };
  };
  return sections.flatMap((section) => {
    const rows = [headingRow(section, readings)];
    for (const line of section.lines) {
      const open = rows.at(-1);
      const said = readings[lineKey(line)];
      if (section.heading && lineKey(line) === lineKey(section.heading)) continue;
      if (said && !isRole(said))
        rows.push({ heading: line, own: null, kind: said, isCorrected: true, lines: [] });
      else open?.lines.push(lineRow(line, open.lines.at(-1)));
    }
    return rows;
  });
}

/** The row of a section that was read, without its lines. */
function headingRow({ kind, heading }: Section, readings: LineReadings): SectionRows {
  const own = kind === 'top' ? 'other' : kind;
  const said = heading ? readings[lineKey(heading)] : undefined;
  const corrected = said && isRole(said) ? 'text' : (said ?? own);
  return { heading, own, kind: corrected, isCorrected: said !== undefined, lines: [] };
}

/** Sections with bullets. */
const TELLS: readonly Section['kind'][] = [
  'experience',
  'projects',
  'education',
  'achievements',
  'activities',
  'other',
];

function rolesOf(sections: readonly Section[]): Map<string, LineRole> {
  const edgeOf = columnEdges(sections.flatMap(({ lines }) => lines));
  return new Map(
    sections.flatMap((section) => {
      const roleOf = TELLS.includes(section.kind) ? rolesIn(section, edgeOf) : () => 'text' as const;
      return section.lines.map((line) => [lineKey(line), roleOf(line)] as const);
    }),
  );
}
