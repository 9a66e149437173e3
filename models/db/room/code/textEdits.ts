import * as Y from 'yjs';
import type { CodeEdit } from '../../../contract/room/code.ts';

/** A unit of the text, shown or removed, and how much is shown before it, in UTF-16 units. */
interface Place {
  client: number;
  clock: number;
  index: number;
}

/** Both people write at a place of their own; twice as many, because people jump. */
const MAX_PLACES = 4;

/**
 * Tells of one text what each transaction changed, while its observers are called; it must be told of every transaction. It remembers
 * where the last changes were: a key is mostly beside the key before, and counting from the start of the text takes too long for each.
 */
export function createEditReader(): (event: Y.YTextEvent) => CodeEdit[] {
  let known: Place[] = [];
  return (event) => {
    const { target, transaction } = event;
    const single = inserted(target, transaction) ?? removed(target, transaction);
    if (!single) {
      known = [];
      return editsOf(event.delta);
    }
    const { item, text } = single;
    const { at, from } = indexOf(item, known);
    const edit: CodeEdit = [at, item.deleted ? item.length : 0, text];
    const others = known.filter((place) => place !== from).flatMap((place) => placesAfter(place, edit));
    known = [...placesLeftOf(item, at), ...others].slice(0, MAX_PLACES);
    return [edit];
  };
}

interface Single {
  item: Y.Item;
  /** Empty when it was removed. */
  text: string;
}

/** The piece that a transaction inserted, if it did nothing else, as with a key. */
function inserted(text: Y.Text, transaction: Y.Transaction): Single | null {
  const { beforeState, afterState, deleteSet, doc } = transaction;
  if (deleteSet.clients.size > 0) return null;
  const writers = [...afterState].filter(([client, clock]) => clock !== (beforeState.get(client) ?? 0));
  const [writer] = writers;
  if (!writer || writers.length > 1) return null;
  const [client] = writer;
  const item = doc.store.clients.get(client)?.at(-1);
  const isAll = item?.id.clock === (beforeState.get(client) ?? 0);
  if (!isAll || !isPartOf(text, item) || !(item.content instanceof Y.ContentString)) return null;
  return { item, text: item.content.str };
}

/** The piece that a transaction removed, if it did nothing else. */
function removed(text: Y.Text, transaction: Y.Transaction): Single | null {
  const { beforeState, afterState, deleteSet, doc } = transaction;
  for (const [client, clock] of afterState) if (clock !== (beforeState.get(client) ?? 0)) return null;
  const [entry, another] = deleteSet.clients;
  const [piece, next] = entry?.[1] ?? [];
  if (!entry || another || !piece || next) return null;
  const item = Y.getItem(doc.store, Y.createID(entry[0], piece.clock));
  const isAll = item.id.clock === piece.clock && item.length === piece.len;
  return isAll && isPartOf(text, item) && item.countable ? { item, text: '' } : null;
}

function isPartOf(text: Y.Text, struct: unknown): struct is Y.Item {
  return struct instanceof Y.Item && struct.parent === text;
}

/** How much is shown before an item that has changed just now, counted from the next known place on its left or from the start. */
function indexOf(changed: Y.Item, known: readonly Place[]): { at: number; from?: Place | undefined } {
  let shown = 0;
  for (let item: Y.Item | null = changed; item; item = item.left) {
    // What was removed just now was shown until then.
    const counts = item === changed || isShown(item);
    const from = known.find((place) => isWithin(place, item));
    if (item !== changed && counts) shown += item.length;
    if (from) return { at: from.index - (counts ? from.clock - item.id.clock : 0) + shown, from };
  }
  return { at: shown };
}

function isWithin({ client, clock }: Place, { id, length }: Y.Item): boolean {
  return client === id.client && clock >= id.clock && clock < id.clock + length;
}

function isShown({ deleted, countable }: Y.Item): boolean {
  return !deleted && countable;
}

/** The unit before an item that `at` units are before: the next key of the same person finds it. None at the start. */
function placesLeftOf({ left }: Y.Item, at: number): Place[] {
  if (!left) return [];
  const { client, clock } = left.id;
  return [{ client, clock: clock + left.length - 1, index: isShown(left) ? at - 1 : at }];
}

/** Where a place is after an edit; none if the edit was at the place itself. */
function placesAfter(place: Place, [at, removed, inserted]: CodeEdit): Place[] {
  if (at > place.index) return [place];
  if (at + removed >= place.index) return [];
  return [{ ...place, index: place.index + inserted.length - removed }];
}

/** The edits of a delta of Yjs. */
export function editsOf(delta: Y.YTextEvent['delta']): CodeEdit[] {
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
