import { crc32 } from 'node:zlib';
import { Types } from 'mongoose';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  A_PDF,
  aDocx,
  aDocxBomb,
  aPdf,
  aPdfBomb,
  lockedPdf,
  namedScript,
  scriptAtOpening,
  scriptOfField,
  scriptOfPage,
} from '../../support/accounts/documents.ts';
import { fileOwner } from '../../support/accounts/fileOwner.ts';
import { A_HEIC, aPhoto, filesPath, upload } from '../../support/accounts/uploads.ts';

const owner = fileOwner();
const { own, shownPhoto, records, contents } = owner;

let photo: Buffer;
beforeAll(async () => {
  photo = await aPhoto();
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
    [
      'a picture that unpacks to 400 MB',
      'photo',
      () => announcing({ side: 20_000, isWide: false }),
      413,
      'picture_too_big',
    ],
    [
      'an interlaced picture that unpacks to 510 MB',
      'photo',
      () => announcing({ side: 7_990, isWide: true }),
      413,
      'picture_too_big',
    ],
    ['a progressive picture that unpacks to 240 MB', 'photo', aProgressive, 413, 'picture_too_big'],
    ['a PDF of 31 pages', 'resume', () => aPdf({ pages: 31 }), 413, 'document_too_big'],
    ['a PDF without a page', 'resume', () => aPdf({ pages: 0 }), 422, 'unreadable_file'],
    ['a PDF that unpacks to 300 MB', 'resume', aPdfBomb, 413, 'document_too_big'],
    ['a PDF with a password', 'resume', lockedPdf, 422, 'password_needed'],
    ['a PDF with a script at its opening', 'resume', scriptAtOpening, 415, 'active_content'],
    ['a PDF with a named script', 'resume', namedScript, 415, 'active_content'],
    ['a PDF with a page’s script', 'resume', scriptOfPage, 415, 'active_content'],
    ['a PDF with a field’s script', 'resume', scriptOfField, 415, 'active_content'],
    ['a DOCX that unpacks to 120 MB', 'resume', () => aDocxBomb({ lies: false }), 413, 'document_too_big'],
    ['the same, announced as 13 bytes', 'resume', () => aDocxBomb({ lies: true }), 422, 'unreadable_file'],
    [
      'a DOCX with macros',
      'resume',
      () => aDocx({ 'word/vbaProject.bin': Buffer.from('x') }),
      415,
      'active_content',
    ],
    [
      'a DOCX with a control',
      'resume',
      () => aDocx({ 'word/activeX/activeX1.bin': Buffer.from('x') }),
      415,
      'active_content',
    ],
    ['half a DOCX', 'resume', async () => (await aDocx()).subarray(0, 300), 422, 'unreadable_file'],
    ['6 MB', 'resume', () => Buffer.concat([A_PDF, Buffer.alloc(6_000_000)]), 413, 'too_large'],
    [
      'a little above 5 MB',
      'resume',
      () => Buffer.concat([A_PDF, Buffer.alloc(5_000_000)]),
      413,
      'too_large',
    ],
  ])('%s', async (_, folder, content, status, code) => {
    await upload(owner.client, own('photo'), photo);
    const before = [await shownPhoto(), contents()];
    const answer = await upload(owner.client, own(folder), await content(), 'me.jpg');
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect([await shownPhoto(), contents()]).toEqual(before);
    expect(await records()).toHaveLength(1);
  });

  test.each([
    ['the place of somebody else', () => filesPath('photo', new Types.ObjectId()), 403, 'not_allowed'],
    ['a folder that is none', () => filesPath('photos', owner.userId), 404, 'not_found'],
    ['a way out of the folder', () => filesPath('photo', '..%2f..%2fx'), 404, 'not_found'],
  ])('%s', async (_, path, status, code) => {
    const answer = await upload(owner.client, path(), photo);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect([await records(), contents()]).toEqual([[], []]);
  });

  test('from another origin', async () => {
    const answer = await upload(owner.client, own('photo'), photo, 'x', { origin: 'https://evil.example' });
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
    const answer = await owner.client.sendForm<object>(own('photo'), made);
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
    const answer = await owner.client.send<object>('POST', own('photo'), body, { 'content-type': type });
    expect([answer.status, answer.body.code]).toEqual([400, 'bad_request']);
    expect([await records(), contents()]).toEqual([[], []]);
  });
});

/** A PNG of some bytes whose header announces a square of this many pixels; `isWide` ones have 16 bits, four channels and interlacing. */
async function announcing({ side, isWide }: { side: number; isWide: boolean }): Promise<Buffer> {
  const png = await aPhoto('#000', 'png');
  const header = png.subarray(12, 29);
  header.writeUInt32BE(side, 4);
  header.writeUInt32BE(side, 8);
  if (isWide) header.set([16, 6, 0, 0, 1], 12);
  png.writeUInt32BE(crc32(header), 29);
  return png;
}

/** A progressive JPEG whose header announces 40 million pixels, of which the decoder keeps two bytes for each of three channels. */
async function aProgressive(): Promise<Buffer> {
  const jpeg = await sharp(await aPhoto())
    .jpeg({ progressive: true })
    .toBuffer();
  const startOfFrame = jpeg.indexOf(Buffer.from([0xff, 0xc2]));
  jpeg.writeUInt16BE(5_000, startOfFrame + 5);
  jpeg.writeUInt16BE(8_000, startOfFrame + 7);
  return jpeg;
}
