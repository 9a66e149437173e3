import { useState } from 'react';
import type { Entry } from '../../../../../resume/fields/entry.ts';
import type { Line } from '../../../../../resume/layout/line.ts';
import type { Resume } from '../../../../../resume/parseResume.ts';
import { type Corrections, isInText, withEntry, withRemoval } from '../corrections.ts';
import { AddEntry } from './AddEntry.tsx';
import { EntryRow } from './EntryRow.tsx';
import { type EntryCorrection, type ListedEntry, listEntries, nextAddedKey } from './entryCorrections.ts';
import { RemovedEntry } from './RemovedEntry.tsx';
import { lineWithGrade, readGrade } from './writtenGrade.ts';

export interface EntriesProps {
  /** As it was read. */
  resume: Resume;
  /** As they were read, with the kinds that their sections were given. */
  read: readonly Entry[];
  now: Date;
  corrections: Corrections;
  /** Null if lines cannot be shown on a page. */
  onShow: ((line: Line) => void) | null;
  onCorrect: (corrections: Corrections) => void;
}

/** A row for each job, project and degree that was read or added. Removed and joined ones can be put back. */
export function Entries({ resume, read, now, corrections, onShow, onCorrect }: EntriesProps) {
  /** The row whose button was used last, and is gone with it. */
  const [changed, setChanged] = useState<string | null>(null);
  const { listed } = listEntries(read, corrections.entries);
  const correct = (key: string, said: EntryCorrection | null) => {
    if (said?.joined) setChanged(key);
    onCorrect(withEntry(corrections, key, said));
  };
  const remove = ({ key, isAdded }: ListedEntry) => {
    setChanged(key);
    onCorrect(isAdded ? withEntry(corrections, key, null) : withRemoval(corrections, key, true));
  };
  const putBack = ({ key, state, said }: ListedEntry) => {
    setChanged(key);
    const { joined: _, ...parts } = said ?? {};
    onCorrect(state === 'joined' ? withEntry(corrections, key, parts) : withRemoval(corrections, key, false));
  };
  return (
    <>
      {listed.map((row, index) => {
        const { key, state, isAdded, entry, said, above } = row;
        // Two that were read may be alike, and none is moved.
        const id = isAdded ? key : index;
        return state === 'counted' ? (
          <EntryRow
            key={id}
            {...{ entry, read: row.read, now, isAdded, above, onShow }}
            isCorrected={said !== null}
            isMissingInText={isEntryMissing(resume, said ?? {})}
            isPutBack={changed === key}
            onCorrect={(correction) => correct(key, correction)}
            onRemove={() => remove(row)}
          />
        ) : (
          <RemovedEntry
            key={id}
            {...{ read: row.read, state }}
            isNew={changed === key}
            onPutBack={() => putBack(row)}
          />
        );
      })}
      <AddEntry
        isLeft={changed !== null && !listed.some(({ key }) => key === changed)}
        onAdd={(said) => {
          setChanged(null);
          onCorrect(withEntry(corrections, nextAddedKey(corrections.entries), said));
        }}
      />
    </>
  );
}

/** Whether the text of the file lacks a corrected name, place or grade. */
function isEntryMissing(resume: Resume, said: EntryCorrection): boolean {
  const { title = '', organisation = '', place = '' } = said;
  const grade = said.grade ? readGrade(said.grade) : null;
  return (
    [title, organisation, place].some((part) => !isInText(resume, part)) ||
    (grade !== null && lineWithGrade(resume.lines, grade) === null)
  );
}
