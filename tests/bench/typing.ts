import { randomUUID } from 'node:crypto';
import type { CodeBatch } from '@preproom/models/contract/room/code';
import type { SessionSide } from '@preproom/models/contract/sessions/sessions';
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

/** Lines of a program, as somebody types them; `#` stands for a name. */
const PROGRAM = [
  'function #(#, #) {',
  '  let # = 0;',
  '  for (const # of #) {',
  '    const # = #(#, # - 1);',
  "    if (# > #) return '#';",
  '  }',
  '  return # + #; // #',
  '}',
  '',
].join('\n');
/** Every so many keys, what was typed last is taken back. */
const KEYS_PER_MISTAKE = 9;
const KEYS_PER_TURN = 120;
const MS_PER_KEY = 270;

/** A session in which both type so many keys, in turn, as batches in the order in which they are sent; and the text at the end. */
export function sessionOfKeys(roomid: string, keys: number) {
  const docs = { learner: docOf(1), mentor: docOf(2) };
  const random = randomFrom(7);
  const typed = PROGRAM.repeat(keys / 50).replaceAll('#', () => Math.floor(random() * 36 ** 5).toString(36));
  const batches: { side: SessionSide; batch: CodeBatch }[] = [];
  let updates: CodeBatch['updates'] = [];
  let at = 0;
  for (let key = 0; key < keys; key++) {
    const turn = Math.floor(key / KEYS_PER_TURN);
    const [own, other] = turn % 2 === 0 ? [docs.learner, docs.mentor] : [docs.mentor, docs.learner];
    const text = own.doc.getText('text');
    // Each turn continues somewhere else.
    if (key % KEYS_PER_TURN === 0) at = Math.floor(random() * (text.length + 1));
    if (key % KEYS_PER_MISTAKE === KEYS_PER_MISTAKE - 1 && at > 0) text.delete(--at, 1);
    else text.insert(at++, typed[key] ?? ' ');
    const update = own.take();
    Y.applyUpdate(other.doc, update, 'peer');
    const ageMs = Math.round(MS_PER_KEY * (keys - key - random()));
    updates.push([ageMs, Buffer.from(update).toString('base64')]);
    if ((key + 1) % 4 > 0 && (key + 1) % KEYS_PER_TURN > 0) continue;
    const side = turn % 2 === 0 ? 'learner' : 'mentor';
    batches.push({ side, batch: { roomid, id: randomUUID(), updates } });
    updates = [];
  }
  return { batches, text: docs.learner.doc.getText('text').toString() };
}

function docOf(clientID: number) {
  const doc = new Y.Doc();
  doc.clientID = clientID;
  let last: Uint8Array = new Uint8Array();
  doc.on('update', (update, _origin, _doc, { local }) => {
    if (local) last = update;
  });
  return { doc, take: () => last };
}

/** The same numbers from 0 to 1 in every run (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
