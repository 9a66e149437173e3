import type { ErrorCode } from '@preproom/models/contract/http/errors';
import type { AskedQuestion, Cockpit, SessionNote } from '@preproom/models/contract/room/cockpit';
import type { OutboxItem, WaitingItem } from './cockpitItems.ts';

/** Where an entry is on its way: stored, waiting on this device, or refused by the server. */
export interface Delivered {
  /** The item that still waits for it; null once the server has it. */
  waitingKey: string | null;
  refused: ErrorCode | null;
}

export type AskedEntry = AskedQuestion & Delivered;
export type NoteEntry = SessionNote & Delivered;

export interface CockpitEntries {
  asked: AskedEntry[];
  notes: NoteEntry[];
}

const STORED: Delivered = { waitingKey: null, refused: null };

/** What the server has, and over it what still waits on this device; oldest first. */
export function cockpitEntries(stored: Cockpit | undefined, waiting: readonly WaitingItem[]): CockpitEntries {
  const asked = new Map<string, AskedEntry>(
    stored?.asked.map((entry) => [entry.id, { ...entry, ...STORED }]),
  );
  const notes = new Map<string, NoteEntry>(stored?.notes.map((entry) => [entry.id, { ...entry, ...STORED }]));
  for (const { key, item, refused } of waiting) {
    const delivered = { waitingKey: key, refused };
    if (item.kind === 'withdraw') asked.delete(item.id);
    else if (item.kind === 'removeNote') notes.delete(item.id);
    else if (item.kind === 'ask') {
      const { id, text, asking } = item;
      if (!asked.has(id)) asked.set(id, { id, text, ...asking, shownToLearner: false, ...delivered });
    } else notes.set(item.id, { id: item.id, ...item.words, at: atOf(notes, item), ...delivered });
  }
  return {
    asked: [...asked.values()].sort((a, b) => a.askedAt.localeCompare(b.askedAt)),
    notes: [...notes.values()].sort((a, b) => a.at.localeCompare(b.at)),
  };
}

/** The moment of a note stays that of its first version. */
function atOf(notes: Map<string, NoteEntry>, { id, words }: OutboxItem & { kind: 'note' }): string {
  return notes.get(id)?.at ?? words.at;
}

/** The stored cockpit after one item was acknowledged with this answer. */
export function withAsked(cockpit: Cockpit, id: string, asked: AskedQuestion | null): Cockpit {
  const others = cockpit.asked.filter((entry) => entry.id !== id);
  return { ...cockpit, asked: asked ? [...others, asked] : others };
}

export function withNote(cockpit: Cockpit, id: string, note: SessionNote | null): Cockpit {
  const others = cockpit.notes.filter((entry) => entry.id !== id);
  return { ...cockpit, notes: note ? [...others, note] : others };
}
