import { createSession, createUser } from '@preproom/models/db/testing/factories';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { A_PDF, aDocx, zipOf } from '../../support/accounts/documents.ts';
import { fileOwner } from '../../support/accounts/fileOwner.ts';
import { aPhoto, upload } from '../../support/accounts/uploads.ts';

const owner = fileOwner();
const { own, shownPhoto, records, contents } = owner;

let photo: Buffer;
beforeAll(async () => {
  photo = await aPhoto();
});

const fetchFile = (path: string) => fetch(owner.stack.url + path);
const urlOf = async (id: string, by = owner.client) =>
  by.send<{ url: string; expiresAt: string | null }>('GET', `/api/v1.3/files/${id}/url`);

describe('a photo', () => {
  test('is drawn anew in two squares and shown wherever the person is', async () => {
    const { status, body } = await upload(owner.client, own('photo'), photo, 'me.jpg');
    expect([status, body.file]).toMatchObject([200, { type: 'image/webp', itemId: owner.userId.toString() }]);
    const address = (await shownPhoto()) ?? '';
    for (const [part, side] of [
      ['large', 512],
      ['small', 128],
    ] as const) {
      const answer = await fetchFile(address.replace('large', part));
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
      expect(answer.headers.get('cache-control')).toContain('public, max-age=31536000, immutable');
      const { width, height, format } = await sharp(await answer.arrayBuffer()).metadata();
      expect([width, height, format]).toEqual([side, side, 'webp']);
    }
    expect((await urlOf(body.file._id)).body).toEqual({ url: address, expiresAt: null });
  });

  test('takes the place of the one before, of which nothing stays', async () => {
    await upload(owner.client, own('photo'), photo);
    const before = (await shownPhoto()) ?? '';
    const { body } = await upload(owner.client, own('photo'), await aPhoto('#802010', 'png'));
    expect(await shownPhoto()).toContain(body.file._id);
    expect(contents()).toHaveLength(2);
    expect(await records()).toMatchObject([{ state: 'ready' }]);
    expect((await fetchFile(before)).status).toBe(404);
  });

  test('sent many times at once leaves exactly one, which is shown', async () => {
    await Promise.all(Array.from({ length: 6 }, () => upload(owner.client, own('photo'), photo)));
    const [left, ...others] = await records();
    expect([left?.state, others]).toEqual(['ready', []]);
    expect(await shownPhoto()).toContain(left?._id.toString());
    expect(contents()).toHaveLength(2);
  });

  test('is gone when it is removed, and removing it again is no failure', async () => {
    await upload(owner.client, own('photo'), photo);
    const address = (await shownPhoto()) ?? '';
    expect((await owner.client.send('DELETE', own('photo'))).body).toEqual({ removed: true });
    expect((await owner.client.send('DELETE', own('photo'))).body).toEqual({ removed: false });
    expect([await shownPhoto(), await records(), contents()]).toEqual([null, [], []]);
    expect((await fetchFile(address)).status).toBe(404);
  });

  test('loses where it was taken, is upright, and keeps nothing hidden behind its end', async () => {
    const exif = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 31/1 0/1' } };
    const wide = sharp({ create: { width: 400, height: 300, channels: 3, background: '#fff' } })
      .composite([
        {
          input: { create: { width: 400, height: 150, channels: 3, background: '#f00' } },
          gravity: 'north',
        },
      ])
      .withExif(exif)
      .withMetadata({ orientation: 6 })
      .jpeg();
    const taken = Buffer.concat([await wide.toBuffer(), Buffer.from('<script>alert(1)</script>')]);
    expect(await sharp(taken).metadata()).toMatchObject({ orientation: 6, exif: expect.any(Buffer) });
    expect((await upload(owner.client, own('photo'), taken)).status).toBe(200);
    const kept = Buffer.from(await (await fetchFile((await shownPhoto()) ?? '')).arrayBuffer());
    expect((await sharp(kept).metadata()).exif).toBeUndefined();
    expect(kept.includes('script')).toBe(false);
    // What was on top is at the right after a quarter turn.
    const { data, info } = await sharp(kept).raw().toBuffer({ resolveWithObject: true });
    const greenAt = (x: number) => data[(256 * info.width + x) * info.channels + 1] ?? 0;
    expect([greenAt(60) > 200, greenAt(450) < 60]).toEqual([true, true]);
  });
});

describe('a resume', () => {
  test('is private: its address is signed, for some minutes, and never runs anything', async () => {
    const { body } = await upload(owner.client, own('resume'), A_PDF, '../मेरा "CV"\u202e: 2.pdf.exe');
    expect(body.file).toMatchObject({ type: 'application/pdf', size: A_PDF.length });
    expect(body.file.name).toBe('मेरा CV 2.pdf.pdf');
    const { url } = (await urlOf(body.file._id)).body;
    const answer = await fetchFile(url);
    expect(Buffer.from(await answer.arrayBuffer()).equals(A_PDF)).toBe(true);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; /);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toBe(
      "default-src 'none'; sandbox; frame-ancestors 'none'",
    );
    expect(answer.headers.get('cache-control')).toContain('no-store');
    owner.stack.clock.advance(5 * 60_000);
    expect((await fetchFile(url)).status).toBe(404);
  });

  test.each([
    ['a later end', (url: string) => url.replace(/\/(\d{13})-/, (_, at) => `/${Number(at) + 1}-`)],
    ['another signature', (url: string) => url.replace(/-[^/]+\//, `-${'A'.repeat(43)}/`)],
    ['no proof', (url: string) => url.replace(/\/\d{13}-[^/]+/, '/null')],
    ['another part', (url: string) => url.replace(/[^/]+$/, 'large.webp')],
    ['a way out', (url: string) => url.replace(/[^/]+$/, '..%2f..%2fjwt-secret')],
    ["another file's id", (url: string) => url.replace(/[0-9a-f]{24}/, 'f'.repeat(24))],
    ['no id', (url: string) => url.replace(/[0-9a-f]{24}/, '[object]')],
  ])('is not given for %s', async (_, forge) => {
    const { body } = await upload(owner.client, own('resume'), A_PDF);
    const { url } = (await urlOf(body.file._id)).body;
    const answer = await fetchFile(forge(url));
    expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'file_not_found' }]);
    expect((await fetchFile(url)).status).toBe(200);
  });

  test('is for the mentor of a session, not of a cancelled one, and for nobody else', async () => {
    const { body } = await upload(owner.client, own('resume'), A_PDF);
    const mentor = await createUser(owner.stack.database, { role: 'mentor' });
    const asMentor = await owner.stack.enter(mentor);
    const session = await createSession(owner.stack.database, {
      learnerId: owner.userId,
      mentorId: mentor._id,
    });
    expect((await urlOf(body.file._id, asMentor)).status).toBe(200);
    await owner.stack.database.sessions.updateOne({ _id: session._id }, { status: 'cancelled' });
    const refused = await urlOf(body.file._id, asMentor);
    const unknown = await urlOf('f'.repeat(24), asMentor);
    expect([refused.status, refused.body]).toEqual([unknown.status, unknown.body]);
    expect(refused.body.code).toBe('file_not_found');
  });

  test('is shown to an admin, whose look is noted; nobody else’s is', async () => {
    const { body } = await upload(owner.client, own('resume'), A_PDF);
    const admin = await createUser(owner.stack.database, { role: 'admin' });
    expect((await urlOf(body.file._id)).status).toBe(200);
    expect((await urlOf(body.file._id, await owner.stack.enter(admin))).status).toBe(200);
    const looks = await owner.stack.database.auditLog.find({ targetId: owner.userId }).lean();
    expect(looks).toMatchObject([{ actorId: admin._id, action: 'file:read', after: { folder: 'resume' } }]);
  });

  test('may be a document of Word, and a ZIP of anything else is none', async () => {
    const docx = await aDocx();
    const { body } = await upload(owner.client, own('resume'), docx, 'cv.zip');
    expect([body.file?.name, body.file?.type]).toEqual([
      'cv.docx',
      expect.stringContaining('wordprocessing'),
    ]);
    const answer = await upload(
      owner.client,
      own('resume'),
      await zipOf({ 'a.txt': Buffer.from('x') }),
      'cv.docx',
    );
    expect([answer.status, answer.body.code]).toEqual([415, 'wrong_file_type']);
  });

  test('that is there can be asked for', async () => {
    expect((await owner.client.send('GET', own('resume'))).body).toEqual({ file: null });
    const { body } = await upload(owner.client, own('resume'), A_PDF);
    expect((await owner.client.send('GET', own('resume'))).body).toEqual({ file: body.file });
  });
});
