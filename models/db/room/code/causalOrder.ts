import * as Y from 'yjs';

/** What an update waits for: Yjs clients, each with the number of its changes that is not enough. More of any one is reason to try again. */
type Missing = Map<number, number>;

interface Held<T> {
  update: T;
  missing: Missing;
}

/**
 * Orders updates so that each comes after those that it continues. Yjs itself would keep what comes too early, and put it into the document
 * together with a later update, which may be the other person's. `apply` puts an update into the document; it is called again with the same
 * update when more of it fits. An update that continues what never comes is left out.
 */
export function createCausalOrder<T>(doc: Y.Doc, apply: (update: T) => void): (update: T) => void {
  let held: Held<T>[] = [];
  const tryOut = (update: T): void => {
    apply(update);
    const missing = takePending(doc);
    if (missing) held.push({ update, missing });
  };
  return (update) => {
    tryOut(update);
    // One that fits may be what others wait for.
    for (let next = takeReady(); next; next = takeReady()) tryOut(next.update);
  };

  function takeReady(): Held<T> | undefined {
    const ready = held.find(({ missing }) => isReady(doc, missing));
    if (ready) held = held.filter((other) => other !== ready);
    return ready;
  }
}

function isReady({ store }: Y.Doc, missing: Missing): boolean {
  for (const [client, clock] of missing) if (Y.getState(store, client) > clock) return true;
  return false;
}

/** Takes out of the document what Yjs keeps for later; returns what it waits for, or null when nothing was kept. */
function takePending({ store }: Y.Doc): Missing | null {
  const { pendingStructs, pendingDs } = store;
  if (!pendingStructs && !pendingDs) return null;
  store.pendingStructs = null;
  store.pendingDs = null;
  const missing: Missing = new Map(pendingStructs?.missing);
  if (!pendingDs) return missing;
  for (const [client, pieces] of Y.decodeUpdateV2(pendingDs).ds.clients)
    for (const { clock } of pieces) missing.set(client, Math.min(missing.get(client) ?? clock, clock));
  return missing;
}
