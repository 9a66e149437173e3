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
  const announce = () => {
    cancel ??= clock.after(SEND_EVERY_MS, () => {
      cancel = null;
      sync.sendPresence(encodeAwarenessUpdate(awareness, [sync.doc.clientID]));
    });
  };
  const onUpdate = ({ added }: { added: number[] }, origin: unknown) => {
    if (origin === 'local') announce();
    if (origin !== 'peer' || added.length === 0) return;
    // A person has one page at a time: this one took the place of those that were reloaded or closed.
    const kept = [sync.doc.clientID, ...added];
    const gone = [...awareness.getStates().keys()].filter((client) => !kept.includes(client));
    removeAwarenessStates(awareness, gone, 'peer');
  };
  awareness.on('update', onUpdate);
  const user = { name: otherName };
  return {
    awareness,
    /** Sends where this person's cursor is, to a page that does not know it yet. */
    announce,
    receive(bytes: Uint8Array) {
      if (bytes.length > MAX_BYTES) return;
      try {
        const named = modifyAwarenessUpdate(bytes, (state) => state && { cursor: state.cursor, user });
        applyAwarenessUpdate(awareness, named, 'peer');
      } catch (cause) {
        console.warn('a cursor of the other page could not be read', cause);
      }
    },
    destroy() {
      cancel?.();
      awareness.destroy();
    },
  };
}
