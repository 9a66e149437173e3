import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { AppError } from '@preproom/models/contract/http/errors';
import { PHOTO_SIZES } from '@preproom/models/contract/people/folders';
import { type CreateLimiter, consumeLimit } from '@preproom/models/runtime/limits';
import { FairQueue } from './fairQueue.ts';
import { NO_ROOM, TOO_BIG, UNREADABLE } from './pictureFaults.ts';
import type { PreparedFile } from './preparedFile.ts';

const PROGRAM = fileURLToPath(new URL('./pictureProcess.ts', import.meta.url));
/** A process that takes longer is killed. It limits its computing time to less than that, but runs at the lowest priority. */
const LONGEST_MS = 60_000;
/** JavaScript's memory; the process limits its memory as a whole as well. */
const HEAP_MB = 64;
const WAITING = { perPerson: 6, total: 60 };
/** Time for one person's pictures in 15 minutes, in tenths of a second. */
const WORK_TENTHS = 600;

export type RenderPhoto = (owner: string, path: string, workFolder: string) => Promise<PreparedFile>;

/**
 * Re-encodes pictures upright in two square sizes; no byte and no metadata of the upload is kept. A process of its own decodes
 * each of them, one at a time: decoding would otherwise take the memory and the thread pool that everybody's requests need.
 */
export function createPhotoRenderer(limiter: CreateLimiter): RenderPhoto {
  const queue = new FairQueue(WAITING);
  const work = limiter('picture-work', WORK_TENTHS, 15 * 60);
  return async (owner, path, workFolder) => {
    await queue.run(owner, async () => {
      await consumeLimit(work, owner);
      const startedAt = performance.now();
      await renderSquares(path, workFolder).finally(() =>
        work.penalty(owner, Math.floor((performance.now() - startedAt) / 100)),
      );
    });
    const parts = await Promise.all(Object.keys(PHOTO_SIZES).map((size) => partOf(workFolder, size)));
    const size = parts.reduce((sum, { bytes }) => sum + bytes, 0);
    return { name: 'photo.webp', type: 'image/webp', size, parts };
  };
}

async function partOf(folder: string, square: string) {
  const name = `${square}.webp`;
  const path = join(folder, name);
  const { size: bytes } = await stat(path);
  return { name, path, bytes };
}

/** Writes each size into the folder. Throws `picture_too_big` and `unreadable_file`. */
async function renderSquares(path: string, folder: string): Promise<void> {
  const args = [`--max-old-space-size=${HEAP_MB}`, PROGRAM, path, folder];
  try {
    // Without our environment: the decoder of strangers' files needs none of our secrets.
    await promisify(execFile)(process.execPath, args, {
      env: {},
      timeout: LONGEST_MS,
      killSignal: 'SIGKILL',
    });
  } catch (cause) {
    const { code, signal } = cause as { code?: unknown; signal?: unknown };
    if (code === TOO_BIG || signal) throw new AppError('picture_too_big', undefined, { cause });
    if (code === UNREADABLE) throw new AppError('unreadable_file', undefined, { cause });
    if (code === NO_ROOM)
      throw Object.assign(new Error('No room for a picture', { cause }), { code: 'ENOSPC' });
    throw cause;
  }
}
