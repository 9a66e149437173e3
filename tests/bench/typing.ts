import { randomUUID } from 'node:crypto';
import type { CodeBatch } from '@preproom/models/contract/room/code';
import * as Y from 'yjs';

/** More than any run takes. */
const KEYS = 400;
const LINE = 'total = total + price * count\n';

/** What a page of this client makes when somebody types, key by key. The same in every room. */
function typed(clientID: number): string[] {
  const doc = new Y.Doc();
  doc.clientID = clientID;
  const updates: string[] = [];
  doc.on('update', (update) => updates.push(Buffer.from(update).toString('base64')));
  const text = doc.getText('text');
  for (let key = 0; key < KEYS; key++) text.insert(key, LINE[key % LINE.length] ?? ' ');
  return updates;
}

/** Of the learner and the mentor. */
const BY_SIDE = [typed(1), typed(2)] as const;

/** One page's next batch of so many keys; `side` is 0 for the learner and 1 for the mentor. */
export function batchOfKeys(roomid: string, side: 0 | 1, round: number, keys: number): CodeBatch {
  const from = (round * keys) % (KEYS - keys);
  const updates = BY_SIDE[side].slice(from, from + keys).map((update): [number, string] => [0, update]);
  return { roomid, id: randomUUID(), updates };
}
