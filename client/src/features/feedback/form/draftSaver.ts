import { type ErrorCode, isTransient } from '@preproom/models/contract/http/errors';
import type { FeedbackDraft } from '@preproom/models/contract/room/feedback';
import { asAppError } from '../../../lib/api.ts';
import { createObservable } from '../../../lib/observable.ts';
import { backoffMs } from '../../../lib/retry.ts';

/** Typing pauses this long before a draft is sent. */
const PAUSE_MS = 800;
const BACKOFF = { minMs: 2_000, maxMs: 30_000 };

export type SaveState =
  | { state: 'idle' }
  | { state: 'saving' }
  | { state: 'saved'; savedAt: string }
  /** Kept on this device alone until the server can be reached. */
  | { state: 'offline' }
  | { state: 'refused' };

export interface DraftSaverPorts {
  /** Stores the draft on the server and answers when it did; throws AppError. Null: drafts are kept on this device only. */
  send: ((draft: FeedbackDraft) => Promise<string>) | null;
  /** Where the draft waits until the server has it: survives a reload of this tab. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  storageKey: string;
}

/** Saves a draft a moment after each change: on this device at once, then on the server, again and again until it has it. */
export function createDraftSaver({ send, storage, storageKey }: DraftSaverPorts) {
  const view = createObservable<{ save: SaveState }>({ save: { state: 'idle' } });
  let pending: FeedbackDraft | null = null;
  let isSending = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const become = (save: SaveState) => view.change({ save });

  function sendIn(delayMs: number) {
    clearTimeout(timer);
    timer = setTimeout(flush, delayMs);
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    if (!send || !pending || isSending) return;
    const sent = pending;
    isSending = true;
    become({ state: 'saving' });
    try {
      const savedAt = await send(sent);
      failures = 0;
      if (pending === sent) forget();
      become({ state: 'saved', savedAt });
    } catch (failure) {
      onFailure(asAppError(failure).code);
    } finally {
      isSending = false;
    }
    if (pending && view.get().save.state === 'saved') sendIn(0);
  }

  function onFailure(code: ErrorCode) {
    if (!isTransient(code)) return become({ state: 'refused' });
    failures += 1;
    sendIn(backoffMs(failures, BACKOFF));
    become({ state: 'offline' });
  }

  function forget() {
    pending = null;
    clearTimeout(timer);
    storage.removeItem(storageKey);
  }

  return {
    state: () => view.get().save,
    subscribe: view.subscribe,
    change(draft: FeedbackDraft) {
      pending = draft;
      storage.setItem(storageKey, JSON.stringify(draft));
      if (view.get().save.state !== 'offline') sendIn(PAUSE_MS);
    },
    /** Sends what waits right now. */
    flush,
    /** There is nothing to save any more: it has been submitted. */
    forget,
    /** What an earlier load of this page typed and the server never got; it then waits for `flush`. */
    restore(): FeedbackDraft | null {
      const kept = storage.getItem(storageKey);
      pending = kept ? (JSON.parse(kept) as FeedbackDraft) : null;
      return pending;
    },
  };
}
