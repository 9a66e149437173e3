import * as Y from 'yjs';
import type { CodeEdit } from '../../../contract/room/code.ts';

/** What a transaction changed in a text, while its observers are called. */
export function textEdits(event: Y.YTextEvent): CodeEdit[] {
  const { target, transaction } = event;
  // Yjs makes the delta by reading the whole text, which is too long for each key of a session.
  const single = inserted(target, transaction) ?? removed(target, transaction);
  return single ? [single] : editsOf(event.delta);
}

/** The edit of a transaction that did nothing but insert one piece, as a key does. */
function inserted(text: Y.Text, transaction: Y.Transaction): CodeEdit | null {
  const { beforeState, afterState, deleteSet, doc } = transaction;
  if (deleteSet.clients.size > 0) return null;
  const writers = [...afterState].filter(([client, clock]) => clock !== (beforeState.get(client) ?? 0));
  const [writer] = writers;
  if (!writer || writers.length > 1) return null;
  const [client] = writer;
  const item = doc.store.clients.get(client)?.at(-1);
  const isAll = item?.id.clock === (beforeState.get(client) ?? 0);
  if (!isAll || !isPartOf(text, item) || !(item.content instanceof Y.ContentString)) return null;
  return [indexOf(item), 0, item.content.str];
}

/** The edit of a transaction that did nothing but remove one piece. */
function removed(text: Y.Text, transaction: Y.Transaction): CodeEdit | null {
  const { beforeState, afterState, deleteSet, doc } = transaction;
  for (const [client, clock] of afterState) if (clock !== (beforeState.get(client) ?? 0)) return null;
  const [entry, another] = deleteSet.clients;
  const [piece, next] = entry?.[1] ?? [];
  if (!entry || another || !piece || next) return null;
  const item = Y.getItem(doc.store, Y.createID(entry[0], piece.clock));
  const isAll = item.id.clock === piece.clock && item.length === piece.len;
  return isAll && isPartOf(text, item) && item.countable ? [indexOf(item), piece.len, ''] : null;
}

function isPartOf(text: Y.Text, struct: unknown): struct is Y.Item {
  return struct instanceof Y.Item && struct.parent === text;
}

/** How much is shown before it, in UTF-16 units. */
function indexOf(item: Y.Item): number {
  let index = 0;
  for (let left = item.left; left; left = left.left)
    if (!left.deleted && left.countable) index += left.length;
  return index;
}

function editsOf(delta: Y.YTextEvent['delta']): CodeEdit[] {
  const edits: CodeEdit[] = [];
  let at = 0;
  for (const { retain, delete: length, insert } of delta) {
    at += retain ?? 0;
    if (length) edits.push([at, length, '']);
    if (typeof insert !== 'string') continue;
    edits.push([at, 0, insert]);
    at += insert.length;
  }
  return edits;
}
