import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { getCurrentUser } from '@preproom/models/contract/people/users';
import type { File } from '@preproom/models/db/people/file.model';
import { Types } from 'mongoose';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { A_HEIC, A_PDF, aPhoto, filesPath, upload } from '../../support/people/uploads.ts';
import type { ApiClient } from '../../support/stack/apiClient.ts';
import { createSession, createUser } from '../../support/stack/factories.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

let stack: Stack;
let client: ApiClient;
let userId: Types.ObjectId;
let photo: Buffer;

beforeAll(async () => {
  stack = await startStack();
  photo = await aPhoto();
});
afterAll(() => stack.stop());
beforeEach(async () => {
  const user = await createUser(stack.database);
  userId = user._id;
  client = await stack.enter(user);
});

const own = (folder: string) => filesPath(folder, userId);
const shownPhoto = async () => (await client.call(getCurrentUser, {})).body.data.photo;
const fetchFile = (path: string) => fetch(stack.url + path);
const urlOf = async (id: string, by = client) =>
  by.send<{ url: string; expiresAt: string | null }>('GET', `/api/v1.3/files/${id}/url`);
const records = () => stack.database.files.find({ ownerId: userId }).lean<File[]>();
/** Everything of this person in the data folder, and whatever is on its way. */
function contents(): string[] {
  const names = readdirSync(join(stack.dataDir, 'files'), { recursive: true }).map(String);
  return names.filter((name) => name.includes(userId.toString()) || name.startsWith(join('incoming', 'u')));
}

describe('a photo', () => {
  test('is drawn anew in two squares and shown wherever the person is', async () => {
    const { status, body } = await upload(client, own('photo'), photo, 'me.jpg');
    expect([status, body.file]).toMatchObject([200, { type: 'image/webp', itemId: userId.toString() }]);
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
    await upload(client, own('photo'), photo);
    const before = (await shownPhoto()) ?? '';
    const { body } = await upload(client, own('photo'), await aPhoto('#802010', 'png'));
    expect(await shownPhoto()).toContain(body.file._id);
    expect(contents()).toHaveLength(2);
    expect(await records()).toMatchObject([{ state: 'ready' }]);
    expect((await fetchFile(before)).status).toBe(404);
  });

  test('sent many times at once leaves exactly one, which is shown', async () => {
    await Promise.all(Array.from({ length: 6 }, () => upload(client, own('photo'), photo)));
    const [left, ...others] = await records();
    expect([left?.state, others]).toEqual(['ready', []]);
    expect(await shownPhoto()).toContain(left?._id.toString());
    expect(contents()).toHaveLength(2);
  });

  test('is gone when it is removed, and removing it again is no failure', async () => {
    await upload(client, own('photo'), photo);
    const address = (await shownPhoto()) ?? '';
    expect((await client.send('DELETE', own('photo'))).body).toEqual({ removed: true });
    expect((await client.send('DELETE', own('photo'))).body).toEqual({ removed: false });
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
    expect((await upload(client, own('photo'), taken)).status).toBe(200);
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
    const { body } = await upload(client, own('resume'), A_PDF, '../मेरा "CV"\u202e: 2.pdf.exe');
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
    stack.clock.advance(5 * 60_000);
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
    const { body } = await upload(client, own('resume'), A_PDF);
    const { url } = (await urlOf(body.file._id)).body;
    const answer = await fetchFile(forge(url));
    expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'file_not_found' }]);
    expect((await fetchFile(url)).status).toBe(200);
  });

  test('is for the mentor of a session, not of a cancelled one, and for nobody else', async () => {
    const { body } = await upload(client, own('resume'), A_PDF);
    const mentor = await createUser(stack.database, { role: 'mentor' });
    const asMentor = await stack.enter(mentor);
    const session = await createSession(stack.database, { learnerId: userId, mentorId: mentor._id });
    expect((await urlOf(body.file._id, asMentor)).status).toBe(200);
    await stack.database.sessions.updateOne({ _id: session._id }, { status: 'cancelled' });
    const refused = await urlOf(body.file._id, asMentor);
    const unknown = await urlOf('f'.repeat(24), asMentor);
    expect([refused.status, refused.body]).toEqual([unknown.status, unknown.body]);
    expect(refused.body.code).toBe('file_not_found');
  });

  test('is shown to an admin, whose look is noted; nobody else’s is', async () => {
    const { body } = await upload(client, own('resume'), A_PDF);
    const admin = await createUser(stack.database, { role: 'admin' });
    expect((await urlOf(body.file._id)).status).toBe(200);
    expect((await urlOf(body.file._id, await stack.enter(admin))).status).toBe(200);
    const looks = await stack.database.auditLog.find({ targetId: userId }).lean();
    expect(looks).toMatchObject([{ actorId: admin._id, action: 'file:read', after: { folder: 'resume' } }]);
  });

  test('may be a document of Word, and a ZIP of anything else is none', async () => {
    const docx = await zip({ '[Content_Types].xml': WORD_TYPES, 'word/document.xml': '<w:document/>' });
    const { body } = await upload(client, own('resume'), docx, 'cv.zip');
    expect([body.file?.name, body.file?.type]).toEqual([
      'cv.docx',
      expect.stringContaining('wordprocessing'),
    ]);
    const answer = await upload(client, own('resume'), await zip({ 'a.txt': 'x' }), 'cv.docx');
    expect([answer.status, answer.body.code]).toEqual([415, 'wrong_file_type']);
  });

  test('that is there can be asked for', async () => {
    expect((await client.send('GET', own('resume'))).body).toEqual({ file: null });
    const { body } = await upload(client, own('resume'), A_PDF);
    expect((await client.send('GET', own('resume'))).body).toEqual({ file: body.file });
  });
});

describe('what does not fit is refused and leaves nothing:', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const html = Buffer.from('<!doctype html><script>alert(1)</script>');
  const cut = () => photo.subarray(0, 400);
  test.each<[string, string, () => Buffer | Promise<Buffer>, number, string]>([
    ['a picture that is a text', 'photo', () => Buffer.from('hello'), 415, 'wrong_file_type'],
    ['nothing at all', 'photo', () => Buffer.alloc(0), 415, 'wrong_file_type'],
    ['SVG', 'photo', () => svg, 415, 'wrong_file_type'],
    ['HTML', 'resume', () => html, 415, 'wrong_file_type'],
    ['a PDF as photo', 'photo', () => A_PDF, 415, 'wrong_file_type'],
    ['a photo as resume', 'resume', () => photo, 415, 'wrong_file_type'],
    ['a program', 'resume', () => Buffer.from(`\x7fELF${'\0'.repeat(200)}`), 415, 'wrong_file_type'],
    ['an iPhone’s HEIC', 'photo', () => A_HEIC, 415, 'heic_photo'],
    ['HEIC as resume', 'resume', () => A_HEIC, 415, 'wrong_file_type'],
    ['a picture cut off', 'photo', cut, 422, 'unreadable_file'],
    ['a picture that unfolds to 400 million points', 'photo', aBomb, 413, 'too_large'],
    ['6 MB', 'resume', () => Buffer.concat([A_PDF, Buffer.alloc(6_000_000)]), 413, 'too_large'],
    [
      'a little above 5 MB',
      'resume',
      () => Buffer.concat([A_PDF, Buffer.alloc(5_000_000)]),
      413,
      'too_large',
    ],
  ])('%s', async (_, folder, content, status, code) => {
    await upload(client, own('photo'), photo);
    const before = [await shownPhoto(), contents()];
    const answer = await upload(client, own(folder), await content(), 'me.jpg');
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect([await shownPhoto(), contents()]).toEqual(before);
    expect(await records()).toHaveLength(1);
  });

  test.each([
    ['the place of somebody else', () => filesPath('photo', new Types.ObjectId()), 403, 'not_allowed'],
    ['a folder that is none', () => filesPath('photos', userId), 404, 'not_found'],
    ['a way out of the folder', () => filesPath('photo', '..%2f..%2fx'), 404, 'not_found'],
  ])('%s', async (_, path, status, code) => {
    const answer = await upload(client, path(), photo);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect([await records(), contents()]).toEqual([[], []]);
  });

  test('from another origin', async () => {
    const answer = await upload(client, own('photo'), photo, 'x', { origin: 'https://evil.example' });
    expect([answer.status, answer.body.code]).toEqual([403, 'foreign_origin']);
    expect([await records(), contents()]).toEqual([[], []]);
  });

  const form = (build: (form: FormData) => void) => {
    const made = new FormData();
    build(made);
    return made;
  };
  test.each([
    ['no file', form((f) => f.set('other', 'text'))],
    ['a text in its place', form((f) => f.set('file', 'text'))],
    ['a file of another name', form((f) => f.set('photo', new Blob(['x']), 'x'))],
    [
      'two files',
      form((f) => {
        f.append('file', new Blob(['x']), 'x');
        f.append('file', new Blob(['y']), 'y');
      }),
    ],
  ])('a form with %s', async (_, made) => {
    const answer = await client.sendForm<object>(own('photo'), made);
    expect([answer.status, answer.body.code]).toEqual([400, 'bad_request']);
    expect([await records(), contents()]).toEqual([[], []]);
  });

  test.each([
    ['JSON', 'application/json', '{}'],
    ['a form without its boundary', 'multipart/form-data', 'x'],
    [
      'a form that ends in the middle',
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-d',
    ],
  ])('%s', async (_, type, body) => {
    const answer = await client.send<object>('POST', own('photo'), body, { 'content-type': type });
    expect([answer.status, answer.body.code]).toEqual([400, 'bad_request']);
    expect([await records(), contents()]).toEqual([[], []]);
  });
});

/** A picture of some bytes whose head announces 20,000 by 20,000 points. */
async function aBomb(): Promise<Buffer> {
  const png = await aPhoto('#000', 'png');
  const head = png.subarray(12, 29);
  head.writeUInt32BE(20_000, 4);
  head.writeUInt32BE(20_000, 8);
  png.writeUInt32BE(crc32(head), 29);
  return png;
}

const WORD_TYPES =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override ' +
  'PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';

function zip(files: Record<string, string>): Promise<Buffer> {
  const archive = new ZipFile();
  for (const [name, text] of Object.entries(files)) archive.addBuffer(Buffer.from(text), name);
  archive.end();
  return buffer(archive.outputStream);
}
