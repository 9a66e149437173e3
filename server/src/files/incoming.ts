import { mkdir, mkdtempDisposable, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Longer than any request may take. */
const ABANDONED_MS = 60 * 60_000;

/** Where uploads are while they arrive and are looked at. */
export const incomingFolder = (dataDir: string) => join(dataDir, 'files', 'incoming');

/** A folder of one upload, which goes away with all that is in it. */
export async function openIncoming(dataDir: string) {
  const folder = incomingFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return mkdtempDisposable(join(folder, 'upload-'));
}

/** Removes what uploads left that a crash cut off. */
export async function sweepIncoming(dataDir: string, now: Date): Promise<void> {
  const folder = incomingFolder(dataDir);
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const left = await stat(path).catch(() => null);
    if (left && left.mtimeMs < now.getTime() - ABANDONED_MS) await rm(path, { recursive: true, force: true });
  }
}
