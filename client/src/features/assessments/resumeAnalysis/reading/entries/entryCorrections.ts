import type { Entry } from '../../../../../resume/fields/entry.ts';
import { withoutMark } from '../../../../../resume/fields/listMarks.ts';
import type { Statement } from '../../../../../resume/fields/statement.ts';
import { entryName } from '../../../../../resume/targets/placement.ts';
import { monthsIn } from '../../../../../resume/words/dateRange.ts';
import { lineKey } from '../correctSections.ts';
import { lineOf, readGrade } from './writtenGrade.ts';

export const ENTRY_KINDS = ['experience', 'projects', 'education', 'activities'] as const;
export const ENTRY_PARTS = ['title', 'organisation', 'place', 'from', 'to', 'grade'] as const;
export type EntryPart = (typeof ENTRY_PARTS)[number];

/** What was read is no entry of its own: it is the second half of the one above, or bullets of it. */
export type Joining = 'half' | 'bullets';

/** What a person says of a job, project or degree. Dates as `2024-06`, `2024` or `present`; '' if it has no such part. */
export interface EntryCorrection extends Partial<Record<EntryPart, string>> {
  kind?: Entry['kind'];
  joined?: Joining;
  /** What was read is no entry. */
  isNone?: true;
}

/** By `entryKey`, and by `nextAddedKey` those that a person added. */
export type EntryCorrections = Readonly<Record<string, EntryCorrection>>;

/** An entry as the page lists it. */
export interface ListedEntry {
  key: string;
  state: 'counted' | 'joined' | 'removed';
  isAdded: boolean;
  /** As it was read, with those that were joined to it. */
  read: Entry;
  /** With what a person says of it. */
  entry: Entry;
  said: EntryCorrection | null;
  /** The name of the entry above, which this one can be joined to. Null if no entry is above it. */
  above: string | null;
}

/** The place of its first line in the file. */
export function entryKey({ lines: [line] }: Pick<Entry, 'lines'>): string {
  return line ? lineKey(line) : '';
}

const ADDED = /^added (\d+)$/;
const addedNumber = (key: string) => Number(ADDED.exec(key)?.[1] ?? 0);

/** A key that no entry has yet. */
export function nextAddedKey(corrections: EntryCorrections): string {
  return `added ${Math.max(0, ...Object.keys(corrections).map(addedNumber)) + 1}`;
}

/** An entry that a person adds, before anything of it is said. */
export const NEW_ENTRY: Entry = {
  kind: 'experience',
  title: null,
  organisation: null,
  place: null,
  from: null,
  to: null,
  months: null,
  scores: [],
  bullets: [],
  lines: [],
};

/** All that were read, in their order, then those that were added; and the bullets that were made of entries. */
export function listEntries(
  read: readonly Entry[],
  corrections: EntryCorrections,
): { listed: ListedEntry[]; bullets: Statement[] } {
  const listed: ListedEntry[] = [];
  const bullets: Statement[] = [];
  let above: ListedEntry | null = null;
  for (const one of read) {
    const key = entryKey(one);
    const said = corrections[key] ?? null;
    const entry = correctEntry(one, said);
    const joined = above && said?.joined ? said.joined : null;
    const state = said?.isNone ? 'removed' : joined ? 'joined' : 'counted';
    const row: ListedEntry = {
      key,
      state,
      isAdded: false,
      read: one,
      entry,
      said,
      above: above && entryName(above.entry),
    };
    listed.push(row);
    if (state === 'joined' && above && joined) {
      const made = joined === 'bullets' ? bulletsOf(entry, above.entry.kind) : [];
      above.read = joined === 'bullets' ? withBullets(above.read, made, entry) : withHalf(above.read, entry);
      above.entry = correctEntry(above.read, above.said);
      bullets.push(...made);
    } else if (state === 'counted') above = row;
  }
  const added = Object.entries(corrections)
    .filter(([key]) => ADDED.test(key))
    .toSorted(([one], [other]) => addedNumber(one) - addedNumber(other))
    .map(
      ([key, said]): ListedEntry => ({
        key,
        state: 'counted',
        isAdded: true,
        read: NEW_ENTRY,
        entry: correctEntry(NEW_ENTRY, said),
        said,
        above: null,
      }),
    );
  return { listed: [...listed, ...added], bullets };
}

/** The entry with what a person says of its parts. */
export function correctEntry(entry: Entry, said: EntryCorrection | null): Entry {
  if (!said) return entry;
  const { isNone: _, joined: __, kind = entry.kind, grade, ...parts } = said;
  const written = Object.entries(parts).map(([part, value]) => [part, value === '' ? null : value]);
  const corrected: Entry = { ...entry, kind, ...Object.fromEntries(written) };
  const months = monthsIn(corrected.from, corrected.to);
  return { ...corrected, months, scores: grade === undefined ? entry.scores : gradeOf(entry, grade) };
}

function gradeOf({ lines: [line] }: Entry, written: string): Entry['scores'] {
  const grade = readGrade(written);
  return grade ? [{ ...grade, line: line ?? lineOf(written) }] : [];
}

/** A second half fills in what the first one lacks. A name alone is the organisation of a title. */
function withHalf(above: Entry, half: Entry): Entry {
  const hasDates = above.from !== null || above.to !== null;
  const { from, to, months } = hasDates ? above : half;
  return {
    ...above,
    title: above.title ?? half.title,
    organisation: above.organisation ?? half.organisation ?? (above.title === null ? null : half.title),
    place: above.place ?? half.place,
    from,
    to,
    months,
    scores: [...above.scores, ...half.scores],
    bullets: [...above.bullets, ...half.bullets],
    lines: [...above.lines, ...half.lines],
  };
}

const withBullets = (above: Entry, made: readonly Statement[], { bullets }: Entry): Entry => ({
  ...above,
  bullets: [...above.bullets, ...made, ...bullets],
});

/** A bullet for each line that named the entry; one that goes on in lower case belongs to the bullet before. */
function bulletsOf({ lines }: Entry, section: Entry['kind']): Statement[] {
  const made: Statement[] = [];
  for (const line of lines) {
    const open = made.at(-1);
    const text = withoutMark(line.text);
    if (open && /^\p{Ll}/u.test(text)) open.text = `${open.text} ${text}`;
    else made.push({ text, line, mark: '', section });
  }
  return made;
}
