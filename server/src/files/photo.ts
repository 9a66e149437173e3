import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '@preproom/models/contract/http/errors';
import { PHOTO_SIZES } from '@preproom/models/contract/people/folders';
import sharp from 'sharp';
import type { PreparedFile } from './preparedFile.ts';

/** Limit on decoded pixels, against decompression bombs. The largest phone sensors have 200 million pixels; our page shrinks those first. */
const MAX_PIXELS = 64_000_000;
const QUALITY = 80;

// File names are reused, so libvips must not cache by name.
sharp.cache(false);

/** Re-encodes a picture upright in two square sizes. No byte and no metadata of the upload is kept. */
export async function renderPhoto(path: string, workFolder: string): Promise<PreparedFile> {
  const sizes = Object.entries(PHOTO_SIZES);
  const parts = await Promise.all(
    sizes.map(async ([size, pixels]) => {
      const name = `${size}.webp`;
      const rendered = await renderSquare(path, pixels);
      await writeFile(join(workFolder, name), rendered, { flag: 'wx', mode: 0o600 });
      return { name, path: join(workFolder, name), bytes: rendered.length };
    }),
  );
  const size = parts.reduce((sum, { bytes }) => sum + bytes, 0);
  return { name: 'photo.webp', type: 'image/webp', size, parts };
}

async function renderSquare(path: string, pixels: number): Promise<Buffer> {
  try {
    return await sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true })
      .autoOrient()
      .resize(pixels, pixels, { fit: 'cover' })
      .webp({ quality: QUALITY })
      .toBuffer();
  } catch (cause) {
    const isBomb = cause instanceof Error && cause.message.includes('pixel limit');
    throw new AppError(isBomb ? 'too_large' : 'unreadable_file', undefined, { cause });
  }
}
