import { isFileId } from '@preproom/models/contract/room/codeFiles';
import {
  Awareness,
  applyAwarenessUpdate,
  encodeAwarenessUpdate,
  modifyAwarenessUpdate,
  removeAwarenessStates,
} from 'y-protocols/awareness';
import type { Clock } from '../../lib/clock.ts';
import { createObservable, type Readable } from '../../lib/observable.ts';
import type { CodeSync } from './codeSync.ts';

interface PresenceOptions {
  sync: Pick<CodeSync, 'doc' | 'sendPresence'>;
  /** The other person, as the room knows them: their page does not choose how it is named. */
  otherName: string;
  clock: Pick<Clock, 'after'>;
}

/** A cursor that moves is sent this often at most. */
const SEND_EVERY_MS = 80;
/** A cursor is two places in the document, and there is the file that is open. */
const MAX_BYTES = 2_000;

/** Where the other person is: a file's id, null in the main file, undefined while they are in none. */
export interface OtherFile {
  file: string | null | undefined;
}

/** Where both people's cursors are, and which file each has open. Lossy, and never stored: it goes to the other page over the data channel alone. */
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
    const kept = [sync.doc.clientID, ...added.slice(-1)];
    const gone = [...awareness.getStates().keys()].filter((client) => !kept.includes(client));
    removeAwarenessStates(awareness, gone, 'peer');
  };
  awareness.on('update', onUpdate);
  const otherFile = createObservable<OtherFile>({ file: undefined });
  awareness.on('change', () => {
    const states = [...awareness.getStates()].filter(([client]) => client !== sync.doc.clientID);
    const file = (states.at(-1)?.[1] as Partial<OtherFile> | undefined)?.file;
    if (file !== otherFile.get().file) otherFile.change({ file });
  });
  const user = { name: otherName };
  /** What a page may say of itself; anything else of its state is left out. */
  const readState = (state: { cursor?: unknown; file?: unknown } | null) => {
    if (!state) return null;
    const { cursor, file } = state;
    return { cursor, user, ...(file === null || isFileId(file) ? { file } : {}) };
  };
  return {
    awareness,
    /** Sends where this person's cursor is, to a page that does not know it yet. */
    announce,
    otherFile: { get: otherFile.get, subscribe: otherFile.subscribe } satisfies Readable<OtherFile>,
    /** Which file is open here; undefined while none is. */
    showFile(file: OtherFile['file']): void {
      awareness.setLocalStateField('file', file);
    },
    receive(bytes: Uint8Array) {
      if (bytes.length > MAX_BYTES) return;
      try {
        const named = modifyAwarenessUpdate(bytes, readState);
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
export type Presence = ReturnType<typeof createPresence>;
