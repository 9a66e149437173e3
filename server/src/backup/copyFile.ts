import { createHash } from 'node:crypto';
import { chmod, mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { BackedUpFile } from './manifest.ts';

const CHUNK_BYTES = 1 << 20;

/** Copies a file and syncs it to disk. It is readable by its owner only until it gets its mode. Returns its size and hash. */
export async function copyDurably(
  from: string,
  to: string,
  mode: number,
): Promise<Pick<BackedUpFile, 'bytes' | 'sha256'>> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  await using source = await open(from, 'r');
  await using target = await open(to, 'wx', 0o600);
  const hash = createHash('sha256');
  const chunk = Buffer.alloc(CHUNK_BYTES);
  let bytes = 0;
  for (;;) {
    const { bytesRead } = await source.read(chunk, 0, CHUNK_BYTES);
    if (bytesRead === 0) break;
    const part = chunk.subarray(0, bytesRead);
    hash.update(part);
    await target.writeFile(part);
    bytes += bytesRead;
  }
  await target.sync();
  await chmod(to, mode);
  return { bytes, sha256: hash.digest('hex') };
}
