import {
  Awareness,
  applyAwarenessUpdate,
  encodeAwarenessUpdate,
  modifyAwarenessUpdate,
  removeAwarenessStates,
} from 'y-protocols/awareness';
import type { Clock } from '../../lib/clock.ts';
import type { CodeSync } from './codeSync.ts';

interface PresenceOptions {
  sync: Pick<CodeSync, 'doc' | 'sendPresence'>;
  /** The other person, as the room knows them: their page does not choose how it is named. */
  otherName: string;
  clock: Pick<Clock, 'after'>;
}

/** A cursor that moves is sent this often at most. */
const SEND_EVERY_MS = 80;
/** A cursor is two places in the document. */
const MAX_BYTES = 2_000;

/** Where both people's cursors are. Lossy, and never stored: it goes to the other page over the data channel alone. */
export function createPresence({ sync, otherName, clock }: PresenceOptions) {
  const awareness = new Awareness(sync.doc);
  let cancel: (() => void) | null = null;
  const onUpdate = (_changes: unknown, origin: unknown) => {
    if (origin !== 'local') return;
    cancel ??= clock.after(SEND_EVERY_MS, () => {
      cancel = null;
      sync.sendPresence(encodeAwarenessUpdate(awareness, [sync.doc.clientID]));
    });
  };
  awareness.on('update', onUpdate);
  const user = { name: otherName, color: 'var(--marigold)', colorLight: 'var(--code-other)' };
  return {
    awareness,
    receive(bytes: Uint8Array) {
      if (bytes.length > MAX_BYTES) return;
      try {
        const named = modifyAwarenessUpdate(bytes, (state) => state && { cursor: state.cursor, user });
        applyAwarenessUpdate(awareness, named, 'peer');
      } catch (cause) {
        console.warn('a cursor of the other page could not be read', cause);
      }
    },
    /** The other person is gone, and their cursor with them. */
    forgetOther() {
      const others = [...awareness.getStates().keys()].filter((client) => client !== sync.doc.clientID);
      removeAwarenessStates(awareness, others, 'peer');
    },
    destroy() {
      cancel?.();
      awareness.destroy();
    },
  };
}
