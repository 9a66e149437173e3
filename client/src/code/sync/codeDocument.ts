import { codeFileText, readCodeFiles } from '@preproom/models/contract/room/codeFiles';
import * as Y from 'yjs';
import { createPeerGuard, keepPlain } from './peerGuard.ts';

/** Where a change of the document comes from, if not from this page. */
export type Source = 'device' | 'stored' | 'peer';

/** What both people write and draw, as one Yjs document (models/db/room/code/codeUpdate.ts reads the same parts). */
export function createCodeDocument() {
  const doc = new Y.Doc();
  const files = doc.getMap<unknown>('files');
  const guard = createPeerGuard(doc);
  const plain = new Set<Y.Text>();
  const plainText = (name: string) => {
    const found = doc.getText(name);
    if (!plain.has(found)) keepPlain(found);
    plain.add(found);
    return found;
  };
  const text = plainText('text');
  return {
    doc,
    text,
    /** Files beside the main one by id; what the other page wrote is checked where it is read. */
    files,
    /** The text of a file; null is the main file. */
    fileText: (id: string | null) => (id === null ? text : plainText(codeFileText(id))),
    /** Something is written in one of the files. */
    hasText: () =>
      text.length > 0 ||
      readCodeFiles(files.entries()).some(({ id }) => doc.getText(codeFileText(id)).length > 0),
    settings: doc.getMap('settings'),
    pastes: doc.getArray<number>('pastes'),
    /** What programs and tests gave; what the other page wrote is checked where it is read. */
    runs: doc.getArray<unknown>('runs'),
    /** Shapes by id; what the other page wrote is checked where it is read. */
    board: doc.getMap<unknown>('board'),
    /** False when the bytes are no update, or one that the other page may not send. */
    apply(update: Uint8Array, source: Source): boolean {
      try {
        if (source === 'peer' && !guard.allows(update)) return false;
        Y.applyUpdate(doc, update, source);
        return true;
      } catch (cause) {
        console.warn('an update of the code could not be read', cause);
        return false;
      }
    },
    /** What this page has that a page with that state vector has not; null when the bytes are no state vector. */
    missingAt(vector: Uint8Array): Uint8Array | null {
      try {
        return Y.encodeStateAsUpdate(doc, vector);
      } catch (cause) {
        console.warn('the other page sent no state vector', cause);
        return null;
      }
    },
    vector: () => Y.encodeStateVector(doc),
    /** Calls `onUpdate` with every change that was made here. */
    onOwnUpdate(onUpdate: (update: Uint8Array) => void): void {
      doc.on('update', (update, _origin, _doc, { local }) => {
        if (local) onUpdate(update);
      });
    },
  };
}
export type CodeDocument = ReturnType<typeof createCodeDocument>;
