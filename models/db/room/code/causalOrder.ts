import * as Y from 'yjs';

/** A change: a Yjs client and its number, from 0. */
interface Change {
  client: number;
  clock: number;
}

interface Held<T> {
  update: T;
  isTaken: boolean;
}

/** What waits for a change of one client, by the number of that change, the lowest last. */
type Waiting<T> = { clock: number; held: Held<T> }[];

/**
 * Orders updates so that each comes after those that it continues. Yjs itself would keep what comes too early, and put it into the document
 * together with a later update, which may be the other person's. `apply` puts an update into the document; it is called again with the same
 * update when more of it fits. An update that continues what never comes is left out.
 *
 * An update is tried again only when a change that it waits for is there, so the tries of one are at most as many as what it continues,
 * however many others are held.
 */
export function createCausalOrder<T>(doc: Y.Doc, apply: (update: T) => void): (update: T) => void {
  const waiting = new Map<number, Waiting<T>>();
  const ready: Held<T>[] = [];
  doc.on('afterTransaction', ({ beforeState, afterState }: Y.Transaction) => {
    for (const [client, clock] of afterState) if (beforeState.get(client) !== clock) release(client, clock);
  });
  return (update) => {
    tryOut(update);
    // One that fits may be what others wait for.
    for (let next = ready.shift(); next; next = ready.shift()) tryOut(next.update);
  };

  function tryOut(update: T): void {
    apply(update);
    const held = { update, isTaken: false };
    for (const { client, clock } of takePending(doc)) hold(client, clock, held);
  }

  function hold(client: number, clock: number, held: Held<T>): void {
    const queue = waiting.get(client) ?? [];
    waiting.set(client, queue);
    let [from, to] = [0, queue.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((queue[middle]?.clock ?? 0) > clock) from = middle + 1;
      else to = middle;
    }
    queue.splice(from, 0, { clock, held });
  }

  /** The client has `count` changes now. */
  function release(client: number, count: number): void {
    const queue = waiting.get(client);
    if (!queue) return;
    for (let last = queue.at(-1); last && last.clock < count; last = queue.at(-1)) {
      queue.pop();
      // It may wait for several changes; the first of them is reason to try it.
      if (!last.held.isTaken) ready.push(last.held);
      last.held.isTaken = true;
    }
    if (queue.length === 0) waiting.delete(client);
  }
}

/** Takes out of the document what Yjs keeps for later; returns the changes of which each lets more of it in, none when nothing was kept. */
function takePending({ store }: Y.Doc): Change[] {
  const { pendingStructs, pendingDs } = store;
  store.pendingStructs = null;
  store.pendingDs = null;
  const missing: Change[] = [];
  if (pendingStructs) {
    const seen = new Set<number>();
    for (const struct of Y.decodeUpdateV2(pendingStructs.update).structs) {
      // A client's changes come in order, so only its first can be next.
      if (seen.has(struct.id.client)) continue;
      seen.add(struct.id.client);
      const change = firstMissing(store, struct);
      if (change) missing.push(change);
    }
  }
  // Nothing continues a removal, so it may wait for the last change that it removes.
  if (pendingDs)
    for (const [client, pieces] of Y.decodeUpdateV2(pendingDs).ds.clients)
      missing.push({
        client,
        clock: pieces.reduce((last, { clock, len }) => Math.max(last, clock + len - 1), 0),
      });
  return missing;
}

/** What one change continues and is not there. */
function firstMissing(store: Y.Doc['store'], struct: Y.Item | Y.GC | Y.Skip): Change | null {
  const { client, clock } = struct.id;
  const before = clock > 0 ? [{ client, clock: clock - 1 }] : [];
  const named = struct instanceof Y.Item ? [struct.origin, struct.rightOrigin, struct.parent] : [];
  for (const id of [...before, ...named])
    if (isChange(id) && Y.getState(store, id.client) <= id.clock)
      return { client: id.client, clock: id.clock };
  return null;
}

function isChange(value: unknown): value is Change {
  return typeof value === 'object' && value !== null && 'client' in value && 'clock' in value;
}
