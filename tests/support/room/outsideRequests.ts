import { randomUUID } from 'node:crypto';
import type { RequestName, RequestPayload } from '@preproom/models/contract/room/signalling';
import { joinRequest } from '@preproom/signalling/testing/roomSocket';
import * as Y from 'yjs';
import { readingBatch, rows } from '../readings/readings.ts';
import { speechBatch } from './speech.ts';

/** What each request of the room would do if it were let through; a new one does not compile without its row. */
export const IN_THE_ROOM: { [E in RequestName]: (roomid: string) => RequestPayload<E> } = {
  'room:join': (roomid) => joinRequest(roomid as never, { takeOver: true }),
  'room:leave': () => ({}),
  'room:ping': () => ({}),
  'media:change': () => joinRequest('' as never).media,
  'signal:send': () =>
    ({ negotiationId: randomUUID(), signal: { type: 'ice-restart', attempt: 1 } }) as never,
  'negotiation:restart': () => ({ negotiationId: randomUUID() }),
  'chat:send': () => ({ id: randomUUID(), text: 'I am not of this room' }),
  'readings:send': (roomid) => readingBatch(roomid, 0, 0, rows(2)),
  'speech:send': (roomid) => speechBatch(roomid, 0, [[0, 900, 3]]),
  'code:send': (roomid) => ({ roomid: roomid as never, id: randomUUID(), updates: [[0, typedUpdate()]] }),
  'code:read': () => ({ after: 0 }),
  'call:report': () => ({ type: 'first_frame', ms: 400 }) as never,
  'session:end': () => ({}),
};

/** What typing into the shared code makes. */
function typedUpdate(): string {
  const doc = new Y.Doc();
  doc.getText('text').insert(0, 'I am not of this room');
  return Buffer.from(Y.encodeStateAsUpdate(doc)).toString('base64');
}
