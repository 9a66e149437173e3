import { Trans, useLingui } from '@lingui/react/macro';
import { MAX_NOTE_LENGTH } from '@preproom/models/contract/room/cockpit';
import type { KeyboardEvent } from 'react';
import { useSessionDraft } from '../../lib/drafts/useSessionDraft.ts';
import { Button } from '../../ui/Button.tsx';
import { TextArea } from '../../ui/forms/TextArea.tsx';
import type { CockpitRoom, CriterionTexts } from './cockpitRoom.ts';
import { MarkButtons } from './MarkButtons.tsx';
import { NoteItem } from './NoteItem.tsx';
import type { CockpitInUse } from './useCockpit.ts';

export interface NotesTabProps {
  room: CockpitRoom;
  cockpit: CockpitInUse;
  criteria: CriterionTexts;
}

/** The mentor's private notes of this session, newest first. */
export function NotesTab({ room, cockpit, criteria }: NotesTabProps) {
  const notes = cockpit.notes.toReversed();
  return (
    <div className="flex flex-col gap-4">
      <NoteField room={room} cockpit={cockpit} />
      {notes.length === 0 ? (
        <p className="text-14 text-muted">
          <Trans>No notes yet. Each one gets the time of the call.</Trans>
        </p>
      ) : (
        <ul className="flex flex-col gap-2">
          {notes.map((note) => (
            <NoteItem key={note.id} note={note} cockpit={cockpit} criteria={criteria} />
          ))}
        </ul>
      )}
    </div>
  );
}

function NoteField({ room, cockpit }: Omit<NotesTabProps, 'criteria'>) {
  const { t } = useLingui();
  const { draft, change, forget } = useSessionDraft(`cockpit-note:${room.roomid}`, { text: '' });
  const text = draft.text.trim();
  const clear = () => {
    change({ text: '' });
    forget();
  };
  const save = () => {
    if (!text) return;
    cockpit.note(text);
    clear();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    save();
  };
  return (
    <div className="flex flex-col gap-2">
      <TextArea
        label={<Trans>New note</Trans>}
        help={<Trans>Only you can read it. Enter saves, Shift and Enter starts a new line.</Trans>}
        aria-label={t`New note`}
        rows={2}
        maxLength={MAX_NOTE_LENGTH}
        value={draft.text}
        onChange={({ target }) => change({ text: target.value })}
        onKeyDown={onKeyDown}
      />
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={save} disabled={!text}>
          <Trans>Save note</Trans>
        </Button>
        <MarkButtons
          onMark={(mark) => {
            cockpit.note(text, mark);
            clear();
          }}
        />
      </div>
    </div>
  );
}
