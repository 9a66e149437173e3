import { type EducationScore, educationOf } from '../../../../resume/fields/education.ts';
import { entriesOf } from '../../../../resume/fields/entries.ts';
import type { Found } from '../../../../resume/fields/found.ts';
import { phoneFrom } from '../../../../resume/fields/phones.ts';
import { statementsOf } from '../../../../resume/fields/statements.ts';
import type { Line } from '../../../../resume/layout/line.ts';
import type { Resume } from '../../../../resume/parseResume.ts';
import { correctSections, type LineReading, type LineReadings, lineKey } from './correctSections.ts';
import {
  type EntryCorrection,
  type EntryCorrections,
  type ListedEntry,
  listEntries,
} from './entries/entryCorrections.ts';
import { lineWithGrade } from './entries/writtenGrade.ts';

export const CONTACT_FIELDS = ['name', 'email', 'phone', 'links'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

/** What a person says about their resume where the reader was wrong. Stays on this device. */
export interface Corrections {
  /** Empty: the resume does not have it. Links are separated by spaces. */
  fields: Partial<Record<ContactField, string>>;
  /** Headings of another kind, added or taken back, and lines that begin a bullet, go on with one or are none. */
  lines: LineReadings;
  /** Of entries, which keep them when a section gets another kind, and entries that were added. */
  entries: EntryCorrections;
}

export const NO_CORRECTIONS: Corrections = { fields: {}, lines: {}, entries: {} };

export function isCorrected(corrections: Corrections): boolean {
  return Object.values(corrections).some((part) => Object.keys(part).length > 0);
}

/** The resume with a person's corrections. What depends on them is worked out again. */
export function correctResume(resume: Resume, { fields, lines: readings, entries }: Corrections): Resume {
  const { contact, lines } = resume;
  const found = (field: ContactField, before: readonly Found[]): Found[] => {
    const written = fields[field];
    if (written === undefined) return [...before];
    return valuesOf(field, written).map((value) => ({
      value,
      line: lineWith(lines, value, before),
      confidence: 1,
    }));
  };
  const sections = Object.keys(readings).length === 0 ? null : correctSections(resume.sections, readings);
  const education = sections ? educationOf(sections) : resume.education;
  const statements = sections ? statementsOf(sections) : resume.statements;
  const { listed, bullets } = listEntries(sections ? entriesOf(sections) : resume.entries, entries);
  return {
    ...resume,
    contact: {
      ...contact,
      name: found('name', contact.name ? [contact.name] : [])[0] ?? null,
      emails: found('email', contact.emails),
      phones: fields.phone === undefined ? contact.phones : found('phone', contact.phones).map(withIssue),
      links: found('links', contact.links),
    },
    ...(sections && { sections }),
    education: { ...education, scores: gradesOf(education.scores, listed, lines) },
    statements: [...statements, ...bullets.filter(({ section }) => section !== 'education')],
    entries: listed.flatMap(({ state, entry }) => (state === 'counted' ? [entry] : [])),
  };
}

/** The grades of the education, with those of corrected entries, as far as the text has them. */
function gradesOf(
  read: readonly EducationScore[],
  listed: readonly ListedEntry[],
  lines: readonly Line[],
): EducationScore[] {
  const corrected = listed.filter(({ said }) => said && (said.grade !== undefined || said.kind));
  const own = new Set(corrected.flatMap((one) => one.read.lines.map(lineKey)));
  const said = corrected
    .filter(({ state, entry }) => state === 'counted' && entry.kind === 'education')
    .flatMap(({ entry }) => entry.scores)
    .flatMap((score) => {
      const line = lineWithGrade(lines, score);
      return line ? [{ ...score, line }] : [];
    });
  return [...read.filter(({ line }) => !own.has(lineKey(line))), ...said];
}

/** With what a person says a line is; null: as it was read. */
export function withLine(corrections: Corrections, key: string, said: LineReading | null): Corrections {
  const { [key]: _, ...others } = corrections.lines;
  return { ...corrections, lines: said === null ? others : { ...others, [key]: said } };
}

/** With what a person says of an entry, or without. */
export function withEntry(corrections: Corrections, key: string, said: EntryCorrection | null): Corrections {
  const { [key]: _, ...others } = corrections.entries;
  const hasSaid = said !== null && Object.keys(said).length > 0;
  return { ...corrections, entries: hasSaid ? { ...others, [key]: said } : others };
}

/** With an entry removed or put back; its other corrections are kept. */
export function withRemoval(corrections: Corrections, key: string, isRemoved: boolean): Corrections {
  const { isNone: _, ...parts } = corrections.entries[key] ?? {};
  return withEntry(corrections, key, isRemoved ? { ...parts, isNone: true } : parts);
}

/** A corrected number is judged as one that was read. */
const withIssue = (found: Found) => ({ ...found, issue: phoneFrom(found.value).issue });

function valuesOf(field: ContactField, written: string): string[] {
  const text = written.trim();
  if (text === '') return [];
  if (field === 'links') return text.split(/[\s,]+/);
  return field === 'phone' ? [phoneFrom(text).value] : [text];
}

/** The line that has the value, whatever its marks, or the one that was read wrongly. */
function lineWith(lines: readonly Line[], value: string, before: readonly Found[]): Line | null {
  return lines.find((line) => has(line, value)) ?? before.find(({ line }) => line !== null)?.line ?? null;
}

/** Whether a value stands in the text that was read, whatever its marks and gaps, and for a number its country's code. */
export function isInText({ lines }: Resume, value: string): boolean {
  return lines.some((line) => has(line, value));
}

function has({ text }: Line, value: string): boolean {
  const letters = plain(value);
  return plain(text).includes(/^\d+$/.test(letters) ? letters.slice(-NATIONAL_DIGITS) : letters);
}

/** Digits of an Indian number without its country's code; others are compared by so many of their last ones. */
const NATIONAL_DIGITS = 10;

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');
