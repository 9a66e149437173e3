import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ARTICLE_SIZES, PHOTO_SIZES } from '@preproom/models/contract/accounts/folders';
import { isStorageFull } from '@preproom/models/runtime/storageFull';
import sharp, { type Sharp } from 'sharp';
import { limitProcess } from './limitProcess.ts';
import { NO_ROOM, TOO_BIG, UNREADABLE } from './processFaults.ts';

// The process that decodes one uploaded picture: pictureProcess.ts PICTURE FOLDER SHAPE writes each size of the shape into FOLDER.

/** A picture as it is in memory once decoded. The largest phone sensors have 200 million pixels; our page shrinks those first. */
const MAX_UNPACKED_BYTES = 200_000_000;
/** The largest picture accepted takes 2 s. */
const LIMITS = { bytes: 400_000_000, cpuMs: 10_000 };
const QUALITY = 80;
const LOADERS = ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'];

/** A photo is cut to squares; an article's picture keeps its proportions. */
const SHAPES = {
  photo: { sizes: PHOTO_SIZES, fit: 'cover', withoutEnlargement: false },
  article: { sizes: ARTICLE_SIZES, fit: 'inside', withoutEnlargement: true },
} as const;

limitProcess(LIMITS);
sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: LOADERS });

const [, , picture = '', folder = '', shape] = process.argv;
const { sizes, ...box } = SHAPES[shape === 'article' ? 'article' : 'photo'];
process.exitCode = await render().catch((error) => (isStorageFull(error) ? NO_ROOM : UNREADABLE));

async function render(): Promise<number> {
  // Our own limit, on bytes instead of pixels, is checked before anything is decoded.
  const input = sharp(picture, { failOn: 'error', sequentialRead: true, limitInputPixels: false });
  if ((await unpackedBytes(input)) > MAX_UNPACKED_BYTES) return TOO_BIG;
  const { large } = sizes;
  const { data, info } = await input
    .autoOrient()
    .resize(large, large, box)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  for (const [size, side] of Object.entries(sizes)) {
    const scaled = sharp(data, { raw: { width, height, channels } }).resize(side, side, box);
    const content = await scaled.webp({ quality: QUALITY }).toBuffer();
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
