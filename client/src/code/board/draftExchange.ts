import { type BoardShape, readBoardShape } from '@preproom/models/contract/room/board';
import type { TimerClock } from '../../lib/clock.ts';
import { createObservable, type Readable } from '../../lib/observable.ts';

/** A shape that grows is sent this often at most. */
const SEND_EVERY_MS = 80;
/** A page that closed while its pen was down says nothing more. */
const FORGET_AFTER_MS = 5_000;

interface DraftExchangeOptions {
  /** To the other page, over the data channel; what does not arrive is lost. */
  send: (bytes: Uint8Array) => void;
  clock: TimerClock;
}

export interface DraftExchange {
  /** What the other person is drawing just now. */
  other: Readable<{ draft: BoardShape | null }>;
  /** What this person is drawing just now; null when the pen is up. */
  show(draft: BoardShape | null): void;
  receive(bytes: Uint8Array): void;
  close(): void;
}

/**
 * Shows each person what the other is drawing before it is in the document. As with cursors, nothing of it is stored: the document gets
 * the shape when the pen is up, so undo and replay know nothing of this.
 */
export function createDraftExchange({ send, clock }: DraftExchangeOptions): DraftExchange {
  const other = createObservable<{ draft: BoardShape | null }>({ draft: null });
  let own: BoardShape | null = null;
  let cancelSending: (() => void) | null = null;
  let cancelForgetting = () => {};
  return {
    other,
    show(draft) {
      if (draft === own) return;
      own = draft;
      cancelSending ??= clock.after(SEND_EVERY_MS, () => {
        cancelSending = null;
        send(new TextEncoder().encode(JSON.stringify(own)));
      });
    },
    receive(bytes) {
      cancelForgetting();
      other.change({ draft: readDraft(bytes) });
      cancelForgetting = clock.after(FORGET_AFTER_MS, () => other.change({ draft: null }));
    },
    close() {
      cancelSending?.();
      cancelForgetting();
    },
  };
}

/** The other page may send anything: null for what is no shape. */
function readDraft(bytes: Uint8Array): BoardShape | null {
  try {
    return readBoardShape(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return null;
  }
}
