import { Trans, useLingui } from '@lingui/react/macro';
import { isAnswerMark, MAX_NOTE_LENGTH } from '@preproom/models/contract/room/cockpit';
import type { KeyboardEvent } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { TextArea } from '../../../ui/forms/TextArea.tsx';
import type { CockpitRoom, CriterionTexts } from './cockpitRoom.ts';
import { DeliveryMark } from './DeliveryMark.tsx';
import { MarkButtons } from './MarkButtons.tsx';
import { NoteItem } from './NoteItem.tsx';
import type { CockpitInUse } from './useCockpit.ts';
import { type NewNote, useNewNote } from './useNewNote.ts';

export interface NotesTabProps {
  room: CockpitRoom;
  cockpit: CockpitInUse;
  criteria: CriterionTexts;
}

/** The mentor's private notes of this session, newest first. */
export function NotesTab({ room, cockpit, criteria }: NotesTabProps) {
  const newNote = useNewNote(room.roomid, cockpit);
  const written = cockpit.notes.filter(({ mark, refused }) => !isAnswerMark(mark) || refused !== null);
  const notes = written.filter(({ id }) => id !== newNote.entry?.id).toReversed();
  return (
    <div className="flex flex-col gap-4">
      <NoteField newNote={newNote} cockpit={cockpit} />
      {written.length === 0 && (
        <p className="text-14 text-muted">
          <Trans>
            No notes yet. Each one is marked with the call time, counted from when you both joined.
          </Trans>
        </p>
      )}
      {notes.length > 0 && (
        <ul className="flex flex-col gap-2">
          {notes.map((note) => (
            <NoteItem key={note.id} note={note} cockpit={cockpit} criteria={criteria} />
          ))}
        </ul>
      )}
    </div>
  );
}

function NoteField({ newNote, cockpit }: { newNote: NewNote; cockpit: CockpitInUse }) {
  const { t } = useLingui();
  const { text, entry, type, finish } = newNote;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    finish();
  };
  return (
    <div className="flex flex-col gap-2">
      <TextArea
        label={<Trans>New note</Trans>}
        help={
          <Trans>
            Saved as you type. Only you can read it. If you mark it, the learner’s report shows the mark and
            the time. Press Enter for a new note, or Shift+Enter for a new line.
          </Trans>
        }
        aria-label={t`New note`}
        rows={2}
        maxLength={MAX_NOTE_LENGTH}
        value={text}
        onChange={({ target }) => type(target.value)}
        onKeyDown={onKeyDown}
      />
      {entry && <DeliveryMark entry={entry} cockpit={cockpit} />}
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => finish()} disabled={text.trim() === ''}>
          <Trans>Next note</Trans>
        </Button>
        <MarkButtons onMark={finish} />
      </div>
    </div>
  );
}
