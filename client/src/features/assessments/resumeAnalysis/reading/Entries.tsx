import { useState } from 'react';
import type { Entry } from '../../../../resume/fields/entry.ts';
import type { Line } from '../../../../resume/layout/line.ts';
import type { Resume } from '../../../../resume/parseResume.ts';
import {
  type Corrections,
  correctEntry,
  type EntryCorrection,
  entryKey,
  isInText,
  withEntry,
  withRemoval,
} from './corrections.ts';
import { EntryRow } from './EntryRow.tsx';
import { RemovedEntry } from './RemovedEntry.tsx';

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

/** A row for each job, project and degree that was read. Removed ones can be put back. */
export function Entries({ resume, read, now, corrections, onShow, onCorrect }: EntriesProps) {
  /** The row whose button was used last, and is gone with it. */
  const [changed, setChanged] = useState<string | null>(null);
  const remove = (key: string, isRemoved: boolean) => {
    setChanged(key);
    onCorrect(withRemoval(corrections, key, isRemoved));
  };
  return read.map((entry, index) => {
    const key = entryKey(entry);
    const said = corrections.entries[key];
    return said?.isNone ? (
      <RemovedEntry
        // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike, and none is moved
        key={index}
        read={entry}
        isNew={changed === key}
        onPutBack={() => remove(key, false)}
      />
    ) : (
      <EntryRow
        // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike, and none is moved
        key={index}
        entry={correctEntry(entry, said)}
        read={entry}
        now={now}
        isCorrected={said !== undefined}
        isMissingInText={isEntryMissing(resume, said)}
        isPutBack={changed === key}
        onShow={onShow}
        onCorrect={(correction) => onCorrect(withEntry(corrections, key, correction))}
        onRemove={() => remove(key, true)}
      />
    );
  });
}

/** Whether the text of the file lacks a corrected title or organisation. */
const isEntryMissing = (resume: Resume, { title = '', organisation = '' }: EntryCorrection = {}) =>
  [title, organisation].some((part) => !isInText(resume, part));
