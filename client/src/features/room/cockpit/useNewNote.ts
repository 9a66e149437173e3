import type { Mark } from '@preproom/models/contract/room/cockpit';
import { useSessionDraft } from '../../../lib/drafts/useSessionDraft.ts';
import type { NoteEntry } from './cockpitEntries.ts';
import type { CockpitInUse, NoteStart } from './useCockpit.ts';

const NONE = { note: null as NoteStart | null, text: '' };

export interface NewNote {
  text: string;
  /** The note as it is on its way or stored; null before the first key. */
  entry: NoteEntry | null;
  type(text: string): void;
  /** The next key begins another note. */
  finish(mark?: Mark): void;
}

/**
 * The note in the field. It is a note from its first key and delivered like all others, so nothing is lost when the panel closes, the
 * interview ends or the browser crashes. A reload continues the same note.
 */
export function useNewNote(roomid: string, cockpit: CockpitInUse): NewNote {
  const { draft, change, forget } = useSessionDraft(`cockpit-note:${roomid}`, NONE);
  const { note, text } = draft;
  const begin = () => {
    change(NONE);
    forget();
  };
  return {
    text,
    entry: cockpit.notes.find(({ id }) => id === note?.id) ?? null,
    type(typed) {
      if (typed.trim() === '' && note) {
        cockpit.removeNote(note);
        return begin();
      }
      const started = note ?? cockpit.startNote();
      change({ note: typed.trim() ? started : null, text: typed });
      if (typed.trim()) cockpit.typeNote(started, { text: typed.trim() });
    },
    finish(mark) {
      if (mark && note) cockpit.changeNote(note, { text: text.trim(), mark });
      else if (mark) cockpit.mark(mark);
      cockpit.sendNow();
      begin();
    },
  };
}
