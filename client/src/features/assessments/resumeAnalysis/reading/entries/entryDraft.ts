import type { Entry } from '../../../../../resume/fields/entry.ts';
import {
  ENTRY_PARTS,
  type EntryCorrection,
  type EntryPart,
  type Joining,
  NEW_ENTRY,
} from './entryCorrections.ts';
import { fieldDate, readDate } from './writtenDate.ts';
import { gradeText, readGrade } from './writtenGrade.ts';

export const JOININGS = ['half', 'bullets'] as const satisfies readonly Joining[];

/** What stands in the form of an entry: texts as a person writes them, and what the entry is. */
export interface EntryDraft extends Record<EntryPart, string> {
  is: Entry['kind'] | Joining;
}

/** What is wrong with a part. */
export interface EntryFault {
  part: EntryPart;
  kind: 'date' | 'order' | 'grade' | 'empty';
}

/** `present`: what the page calls an end that has not come yet. */
export function toDraft(entry: Entry, present: string): EntryDraft {
  return {
    is: entry.kind,
    title: entry.title ?? '',
    organisation: entry.organisation ?? '',
    place: entry.place ?? '',
    from: fieldDate(entry.from, present),
    to: fieldDate(entry.to, present),
    grade: gradeIn(entry),
  };
}

/** The first fault of a draft, or null. What is joined to another entry needs no parts. */
export function faultOf(draft: EntryDraft, present: string): EntryFault | null {
  if (isJoining(draft.is)) return null;
  const from = readDate(draft.from, present);
  const to = readDate(draft.to, present);
  if (draft.title.trim() === '' && draft.organisation.trim() === '') return { part: 'title', kind: 'empty' };
  if (from === null || from === 'present') return { part: 'from', kind: 'date' };
  if (to === null) return { part: 'to', kind: 'date' };
  const areFixed = from !== '' && to !== '' && to !== 'present';
  if (areFixed && to < from.slice(0, to.length)) return { part: 'to', kind: 'order' };
  const isGraded = draft.is === 'education' && draft.grade.trim() !== '';
  return isGraded && readGrade(draft.grade) === null ? { part: 'grade', kind: 'grade' } : null;
}

/** What a draft without faults says otherwise than what was read; null: nothing. */
export function correctionOf(draft: EntryDraft, read: Entry, present: string): EntryCorrection | null {
  const { is } = draft;
  if (isJoining(is)) return { joined: is };
  const values: Record<EntryPart, string> = {
    title: draft.title.trim(),
    organisation: draft.organisation.trim(),
    place: draft.place.trim(),
    from: readDate(draft.from, present) ?? '',
    to: readDate(draft.to, present) ?? '',
    grade: is === 'education' ? writtenGrade(draft.grade) : gradeIn(read),
  };
  const before: Record<EntryPart, string> = {
    title: read.title ?? '',
    organisation: read.organisation ?? '',
    place: read.place ?? '',
    from: read.from ?? '',
    to: read.to ?? '',
    grade: gradeIn(read),
  };
  const changed = ENTRY_PARTS.filter((part) => values[part] !== before[part]);
  // Of an entry that was added all is said.
  const isOther = is !== read.kind || read === NEW_ENTRY;
  if (changed.length === 0 && !isOther) return null;
  const parts: EntryCorrection = Object.fromEntries(changed.map((part) => [part, values[part]] as const));
  return isOther ? { ...parts, kind: is } : parts;
}

const isJoining = (said: EntryDraft['is']): said is Joining => JOININGS.some((one) => one === said);

function gradeIn({ scores: [first] }: Entry): string {
  return first ? gradeText(first) : '';
}

/** In one form, so that the same grade written otherwise is no correction. */
function writtenGrade(text: string): string {
  const grade = readGrade(text);
  return grade ? gradeText(grade) : '';
}
