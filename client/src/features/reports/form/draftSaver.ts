import type { FeedbackDraft, FeedbackEdits } from '@preproom/models/contract/reports/feedback';
import { browserClock } from '../../../lib/clock.ts';
import { createDelivery } from '../../../lib/delivery/delivery.ts';
import { createObservable } from '../../../lib/observable.ts';

/** A draft is sent after a pause in typing of this length. */
const PAUSE_MS = 800;
const BACKOFF = { minMs: 2_000, maxMs: 30_000 };

export type SaveState =
  | { state: 'idle' }
  | { state: 'saving' }
  | { state: 'saved'; savedAt: string }
  /** Only on this device until the server can be reached. */
  | { state: 'offline' }
  | { state: 'refused' };

/** The draft as the server has it after a save. */
export interface SavedDraft {
  savedAt: string;
  draft: FeedbackDraft;
}

export interface DraftSaverPorts {
  /** Stores the edits on the server, which keeps all other fields; throws AppError. Null: edits stay on this device. */
  send: ((edits: FeedbackEdits) => Promise<SavedDraft>) | null;
  /** For the other parts of the app that show the draft. */
  onSaved(saved: SavedDraft): void;
  /** Holds the edits until the server has them; survives a reload of this tab. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  storageKey: string;
}

export type DraftSaver = ReturnType<typeof createDraftSaver>;

/**
 * Keeps edits on this device at each change, and saves them on the server after a pause in typing, retrying until they are stored. Edits
 * made while others are on their way are sent together with those, which changes nothing there.
 */
export function createDraftSaver({ send, onSaved, storage, storageKey }: DraftSaverPorts) {
  const view = createObservable<{ save: SaveState; edits: FeedbackEdits | null; saved: SavedDraft | null }>({
    save: { state: 'idle' },
    saved: null,
    edits: readEdits(storage, storageKey),
  });
  const setState = (save: SaveState) => view.change({ save });
  const pending = () => view.get().edits;
  let refused: FeedbackEdits | null = null;
  let stopPause = () => {};
  /** What is being submitted, to tell it from what is typed meanwhile. */
  let inSubmission: FeedbackEdits | null = null;
  /** From the submission on, edits stay on this device. */
  let isPaused = false;

  const delivery =
    send &&
    createDelivery<FeedbackEdits, SavedDraft>({
      clock: browserClock,
      backoff: BACKOFF,
      next: () => (pending() === refused ? null : pending()),
      send: (edits) => {
        setState({ state: 'saving' });
        return send(edits);
      },
      onDelivered: (edits, saved) => {
        onSaved(saved);
        // At once, so that no field falls back to its old value in between.
        view.change({ saved, save: { state: 'saved', savedAt: saved.savedAt } });
        if (pending() === edits) forget();
      },
      onDelayed: () => setState({ state: 'offline' }),
      // They stay in `storage`; the next change is sent again.
      onRefused: (edits) => {
        refused = edits;
        setState({ state: 'refused' });
      },
    });

  function forget() {
    view.change({ edits: null });
    storage.removeItem(storageKey);
  }

  /** Where storage is full or blocked, the edits live in this page alone. */
  function keep(edits: FeedbackEdits) {
    try {
      storage.setItem(storageKey, JSON.stringify(edits));
    } catch {}
  }

  return {
    state: () => view.get().save,
    edits: pending,
    /** What the server answered to the latest save of this page. */
    saved: () => view.get().saved,
    subscribe: view.subscribe,
    /** Takes all edits that the server doesn't have yet. */
    change(edits: FeedbackEdits) {
      view.change({ edits });
      keep(edits);
      // The last save does not hold this edit.
      if (delivery && !isPaused) setState({ state: 'saving' });
      stopPause();
      stopPause = browserClock.after(PAUSE_MS, () => delivery?.wake());
    },
    /** Sends unsaved edits at once. */
    flush: () => delivery?.sendNow(),
    /**
     * The feedback itself is being sent: saves on this device only, and ignores a late answer to a draft. The server refuses drafts
     * of submitted feedback.
     */
    submitting() {
      inSubmission = pending();
      isPaused = true;
      delivery?.pause();
      setState({ state: 'idle' });
    },
    /** The feedback wasn't accepted: edits are saved on the server again. */
    refused: () => {
      isPaused = false;
      delivery?.resume();
    },
    /** Drops what was submitted. What was typed meanwhile stays on this device, to be sent as a change. */
    submitted() {
      if (pending() === inSubmission) forget();
    },
  };
}

/** What an earlier load of this page edited and could not save; `flush` sends it. */
function readEdits(storage: DraftSaverPorts['storage'], storageKey: string): FeedbackEdits | null {
  const kept = storage.getItem(storageKey);
  return kept ? (JSON.parse(kept) as FeedbackEdits) : null;
}
