import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PHOTO_SIZES } from '@preproom/models/contract/people/folders';
import { isStorageFull } from '@preproom/models/runtime/storageFull';
import sharp, { type Sharp } from 'sharp';
import { limitProcess } from './limitProcess.ts';
import { NO_ROOM, TOO_BIG, UNREADABLE } from './processFaults.ts';

// The process that decodes one uploaded picture: pictureProcess.ts PICTURE FOLDER writes each size of PHOTO_SIZES into FOLDER.

/** A picture as it is in memory once decoded. The largest phone sensors have 200 million pixels; our page shrinks those first. */
const MAX_UNPACKED_BYTES = 200_000_000;
/** The largest picture accepted takes 2 s. */
const LIMITS = { bytes: 400_000_000, cpuMs: 10_000 };
const QUALITY = 80;
const LOADERS = ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'];

limitProcess(LIMITS);
sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: LOADERS });

const [, , picture = '', folder = ''] = process.argv;
process.exitCode = await render().catch((error) => (isStorageFull(error) ? NO_ROOM : UNREADABLE));

async function render(): Promise<number> {
  // Our own limit, on bytes instead of pixels, is checked before anything is decoded.
  const input = sharp(picture, { failOn: 'error', sequentialRead: true, limitInputPixels: false });
  if ((await unpackedBytes(input)) > MAX_UNPACKED_BYTES) return TOO_BIG;
  const { large } = PHOTO_SIZES;
  const { data, info } = await input
    .autoOrient()
    .resize(large, large, { fit: 'cover' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  for (const [size, side] of Object.entries(PHOTO_SIZES)) {
    const square = sharp(data, { raw: { width, height, channels } }).resize(side, side);
    const content = await square.webp({ quality: QUALITY }).toBuffer();
    await writeFile(join(folder, `${size}.webp`), content, { flag: 'wx', mode: 0o600 });
  }
  return 0;
}

/** By the header alone. The decoder of a progressive JPEG keeps two bytes for each sample. */
async function unpackedBytes(input: Sharp): Promise<number> {
  const { width, height, channels, depth, format, isProgressive } = await input.metadata();
  const isWide = depth !== 'uchar' || (format === 'jpeg' && isProgressive);
  return width * height * channels * (isWide ? 2 : 1);
}
