import type { FeedbackDraft } from '@preproom/models/contract/room/feedback';
import { browserClock } from '../../../lib/clock.ts';
import { createDelivery } from '../../../lib/delivery.ts';
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

export interface DraftSaverPorts {
  /** Stores the draft on the server and resolves to the time of saving; throws AppError. Null: drafts stay on this device. */
  send: ((draft: FeedbackDraft) => Promise<string>) | null;
  /** Holds the draft until the server has it; survives a reload of this tab. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  storageKey: string;
}

export type DraftSaver = ReturnType<typeof createDraftSaver>;

/** Saves a draft on this device at each change, and on the server after a pause in typing, retrying until it is stored. */
export function createDraftSaver({ send, storage, storageKey }: DraftSaverPorts) {
  const view = createObservable<{ save: SaveState }>({ save: { state: 'idle' } });
  const setState = (save: SaveState) => view.change({ save });
  let pending: FeedbackDraft | null = null;
  let stopPause = () => {};
  /** What is being submitted, to tell it from what is typed meanwhile. */
  let inSubmission: FeedbackDraft | null = null;

  // Only the newest draft matters.
  const delivery =
    send &&
    createDelivery<FeedbackDraft, string>({
      clock: browserClock,
      backoff: BACKOFF,
      next: () => pending,
      send: (draft) => {
        setState({ state: 'saving' });
        return send(draft);
      },
      onDelivered: (draft, savedAt) => {
        if (pending === draft) forget();
        setState({ state: 'saved', savedAt });
      },
      onDelayed: () => setState({ state: 'offline' }),
      // The refused draft stays in `storage`; the next change is sent again.
      onRefused: (draft) => {
        if (pending === draft) pending = null;
        setState({ state: 'refused' });
      },
    });

  function forget() {
    pending = null;
    storage.removeItem(storageKey);
  }

  return {
    state: () => view.get().save,
    subscribe: view.subscribe,
    change(draft: FeedbackDraft) {
      pending = draft;
      storage.setItem(storageKey, JSON.stringify(draft));
      stopPause();
      stopPause = browserClock.after(PAUSE_MS, () => delivery?.wake());
    },
    /** Sends an unsaved draft at once. */
    flush: () => delivery?.sendNow(),
    /**
     * The feedback itself is being sent: saves on this device only, and ignores a late answer to a draft. The server refuses drafts
     * of submitted feedback.
     */
    submitting(draft: FeedbackDraft) {
      inSubmission = draft;
      delivery?.pause();
      setState({ state: 'idle' });
    },
    /** The feedback wasn't accepted: drafts are saved on the server again. */
    refused: () => delivery?.resume(),
    /** Drops what was submitted. What was typed meanwhile stays on this device, to be sent as a change. */
    submitted() {
      if (pending === null || isSame(pending, inSubmission)) forget();
    },
    /** Returns the draft that an earlier load of this page typed and could not save; `flush` sends it. */
    restore(): FeedbackDraft | null {
      const kept = storage.getItem(storageKey);
      pending = kept ? (JSON.parse(kept) as FeedbackDraft) : null;
      return pending;
    },
  };
}

function isSame(one: FeedbackDraft, other: FeedbackDraft | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
