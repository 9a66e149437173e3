import { MAX_CODE_BATCH_BYTES, MAX_CODE_BYTES } from '@preproom/models/contract/room/codeLimits';
import * as Y from 'yjs';

/** What both people may write is stored, so more than that together is nothing that either page sends. */
const MAX_PEER_BYTES = MAX_CODE_BYTES + MAX_CODE_BATCH_BYTES;

/** Decides which updates of the other page are applied. They come past the server, so its rules (models/db/room/code/codeUpdate.ts) are kept here too. */
export function createPeerGuard(doc: Y.Doc) {
  let taken = 0;
  doc.on('update', (update: Uint8Array, origin: unknown) => {
    // What was there already adds nothing.
    if (origin === 'peer') taken += update.length;
  });
  /** What waits for something that has not arrived. */
  const waiting = () => doc.store.pendingStructs?.update.length ?? 0;
  return {
    /** Throws when the bytes are no update. */
    allows(update: Uint8Array): boolean {
      if (taken + waiting() + update.length > MAX_PEER_BYTES) return false;
      return Y.decodeUpdate(update).structs.every(
        (struct) => struct.id.client !== doc.clientID && isAllowed(struct),
      );
    },
  };
}

function isAllowed(struct: ReturnType<typeof Y.decodeUpdate>['structs'][number]): boolean {
  if (!(struct instanceof Y.Item)) return true;
  const { content } = struct;
  return (
    content instanceof Y.ContentString ||
    content instanceof Y.ContentAny ||
    content instanceof Y.ContentDeleted
  );
}

/**
 * Takes out of a text whatever is no text: it would count as characters that no editor shows, and every place behind it would be
 * another one than the editor's. An update does not tell in which part it writes, so the server cannot refuse it.
 */
export function keepPlain(text: Y.Text): void {
  text.observe((_, transaction) => {
    if (transaction.local) return;
    const foreign = addedIn(transaction).filter(
      ({ parent, parentSub, content }) =>
        parent === text && parentSub === null && !(content instanceof Y.ContentString),
    );
    if (foreign.length === 0) return;
    text.doc?.transact((next) => {
      for (const item of foreign) if (!item.deleted) item.delete(next);
    });
  });
}

function addedIn({ doc, beforeState, afterState }: Y.Transaction): Y.Item[] {
  const added: Y.Item[] = [];
  for (const [client, end] of afterState) {
    const begin = beforeState.get(client) ?? 0;
    const structs = end > begin ? (doc.store.clients.get(client) ?? []) : [];
    for (let i = structs.length - 1; i >= 0; i -= 1) {
      const struct = structs[i];
      if (!struct || struct.id.clock < begin) break;
      if (struct instanceof Y.Item) added.push(struct);
    }
  }
  return added;
}
