import { randomUUID } from 'node:crypto';
import type { CodeBatch } from '@preproom/models/contract/room/code';
import { MAX_CODE_BATCH_BYTES, MAX_CODE_BYTES } from '@preproom/models/contract/room/codeLimits';
import { readCodePage } from '@preproom/models/db/room/code/readCode';
import { storeCodeBatch } from '@preproom/models/db/room/code/storeCode';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import { joinRequest } from '../testing/roomSocket.ts';
import { MINUTE, meet, startTestService, type TestService } from '../testing/support.ts';
import { createCodeStore } from './codeStore.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

/** A page's document, and the updates that typing in it makes. */
function openDocument() {
  const doc = new Y.Doc();
  const made: Uint8Array[] = [];
  doc.on('update', (update, _origin, _doc, { local }) => local && made.push(update));
  return {
    doc,
    type(text: string, at = 0): Uint8Array {
      doc.getText('text').insert(at, text);
      return made.at(-1) as Uint8Array;
    },
  };
}

const encode = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
function batch(roomid: string, updates: Uint8Array[], id: string = randomUUID()): CodeBatch {
  return { roomid, id, updates: updates.map((update) => [0, encode(update)]) };
}

async function codeRoom() {
  const booking = await service.book();
  return { booking, roomid: booking.roomid, ...(await meet(service, booking)) };
}

async function storedText(roomid: string): Promise<string> {
  const { update } = await readCodePage(service.database, roomid, 0);
  const doc = new Y.Doc();
  if (update) Y.applyUpdate(doc, Uint8Array.from(Buffer.from(update, 'base64')));
  return doc.getText('text').toString();
}

describe('shared code', () => {
  test('is stored once in the order of arrival, and reaches the other side as its author’s', async () => {
    const { roomid, learner, mentor } = await codeRoom();
    const sent = batch(roomid, [openDocument().type('a = 1')]);
    expect(await learner.request('code:send', sent)).toEqual({ seq: 1, duplicate: false });
    expect(await learner.request('code:send', sent)).toEqual({ seq: 1, duplicate: true });
    const pushed = { seq: 1, side: 'learner', updates: [sent.updates[0]?.[1]] };
    expect(await mentor.next('code:stored')).toEqual(pushed);
    const next = batch(roomid, [openDocument().type('b')]);
    expect(await mentor.request('code:send', next)).toEqual({ seq: 2, duplicate: false });
    expect(await learner.next('code:stored')).toMatchObject({ seq: 2, side: 'mentor' });
    expect(await service.database.codeBatches.countDocuments({ roomid })).toBe(2);
  });

  test('of both at one moment is all stored, without a gap', async () => {
    const { roomid, learner, mentor } = await codeRoom();
    const answers = await Promise.all(
      [learner, mentor].flatMap((page) =>
        Array.from({ length: 10 }, () =>
          page.request('code:send', batch(roomid, [openDocument().type('x')])),
        ),
      ),
    );
    expect(answers.map(({ seq }) => seq).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, i) => i + 1),
    );
    expect(await storedText(roomid)).toBe('x'.repeat(20));
  });

  test('goes on where another writer left off, in several rooms at once', async () => {
    const rooms = await Promise.all(Array.from({ length: 3 }, codeRoom));
    const send = ({ roomid, learner }: (typeof rooms)[number]) =>
      learner.request('code:send', batch(roomid, [openDocument().type('x')]));
    const seqs = async () => (await Promise.all(rooms.map(send))).map(({ seq }) => seq);
    expect(await seqs()).toEqual([1, 1, 1]);
    const [first] = rooms;
    if (!first) throw new Error('no room');
    const session = await service.session(first.roomid);
    const late = batch(first.roomid, [openDocument().type('from elsewhere')]);
    await storeCodeBatch(service.database, { session, side: 'mentor' }, late, service.clock.now());
    expect(await seqs()).toEqual([3, 2, 2]);
    // Its author is known, though the service never saw its last place.
    const { writers } = await service.database.codeBatches
      .findOne({ roomid: first.roomid, seq: 3 })
      .orFail()
      .lean();
    expect(writers).toMatchObject({ learner: { length: 2 }, mentor: { length: 1 } });
    expect(await seqs()).toEqual([4, 3, 3]);
  });

  test('is read from where a page stands, and its end is told with every join', async () => {
    const { booking, roomid, learner, mentor } = await codeRoom();
    const page = openDocument();
    await learner.request('code:send', batch(roomid, [page.type('a')]));
    await learner.request('code:send', batch(roomid, [page.type('b', 1)]));
    const all = await mentor.request('code:read', { after: 0 });
    expect(all).toMatchObject({ seq: 2, isLast: true });
    expect(await mentor.request('code:read', { after: 2 })).toEqual({ seq: 2, update: null, isLast: true });
    const late = await service.connect(booking.mentor);
    const snapshot = await late.request('room:join', { ...joinRequest(roomid), takeOver: true });
    expect(snapshot.codeSeq).toBe(2);
  });

  test('that is none, is too large, or is of another room or page is refused, and nothing of it stored', async () => {
    const { roomid, learner, mentor } = await codeRoom();
    const page = openDocument();
    await learner.request('code:send', batch(roomid, [page.type('mine')]));
    const refusals: [CodeBatch, string][] = [
      [batch(roomid, [Uint8Array.from([1, 2, 3, 250, 250])]), 'bad_request'],
      [batch(roomid, [page.type('x'.repeat(MAX_CODE_BATCH_BYTES))]), 'bad_request'],
      [batch((await codeRoom()).roomid, [openDocument().type('a')]), 'bad_request'],
      [batch(roomid, [page.type('in the name of the learner')]), 'not_allowed'],
    ];
    for (const [refused, code] of refusals)
      await expect(mentor.request('code:send', refused)).rejects.toMatchObject({ code });
    expect(await storedText(roomid)).toBe('mine');
  });

  test('with a document inside it is refused', async () => {
    const { roomid, learner } = await codeRoom();
    const doc = new Y.Doc();
    doc.getMap('settings').set('inner', new Y.Doc());
    const inner = batch(roomid, [Y.encodeStateAsUpdate(doc)]);
    await expect(learner.request('code:send', inner)).rejects.toMatchObject({ code: 'bad_request' });
  });

  test('ends at the limit of the room, and what was stored stays', async () => {
    const { roomid, learner } = await codeRoom();
    await learner.request('code:send', batch(roomid, [openDocument().type('first')]));
    await service.database.codeBatches.updateOne({ roomid }, { $set: { total: MAX_CODE_BYTES - 10 } });
    // What the service knows of a room lasts a minute.
    service.clock.set(service.clock.now() + MINUTE);
    const over = batch(roomid, [openDocument().type('more than ten bytes')]);
    await expect(learner.request('code:send', over)).rejects.toMatchObject({ code: 'too_large' });
    expect(await storedText(roomid)).toBe('first');
  });

  test('is dated by its age, but neither into the future nor before the room opened', async () => {
    const { roomid, learner } = await codeRoom();
    const page = openDocument();
    const updates = [page.type('a'), page.type('b'), page.type('c')];
    const ages = [9e15, 5_000, 7_000];
    const sent: CodeBatch = {
      roomid,
      id: randomUUID(),
      updates: updates.map((u, i) => [ages[i] ?? 0, encode(u)]),
    };
    await learner.request('code:send', sent);
    const stored = await service.database.codeBatches.findOne({ roomid }).orFail().lean();
    const now = service.clock.now();
    expect(stored.times.slice(1)).toEqual([now - 5_000, now - 5_000]);
    expect(stored.times[0]).toBeGreaterThan(now - 24 * 3_600_000);
  });

  test('is dated by when it arrived, however long it waits to be stored', async () => {
    const { roomid } = await service.book();
    const { database, clock } = service;
    const receivedMs = clock.now() - 3_000;
    const sent = batch(roomid, [openDocument().type('a')]);
    await createCodeStore({ database, clock }).store({
      ...{ side: 'learner', batch: sent, isOnlyHere: true, receivedMs },
    });
    const stored = await database.codeBatches.findOne({ roomid }).orFail().lean();
    expect(stored.times).toEqual([receivedMs]);
  });

  test('of a flood is refused above its rate', async () => {
    const { roomid, learner } = await codeRoom();
    const page = openDocument();
    const sent = Array.from({ length: 170 }, () =>
      learner.send('code:send', batch(roomid, [page.type('x')])),
    );
    const refused = (await Promise.all(sent)).filter(({ ok }) => !ok);
    expect(refused).toHaveLength(20);
    expect(refused[0]).toMatchObject({ error: { code: 'too_many_requests' } });
  });
});
