import { mkdir, mkdtempDisposable, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Longer than any request can take, so no upload in progress is removed. */
const ABANDONED_MS = 60 * 60_000;

/** The folder for uploads while they are received and checked. */
export const incomingFolder = (dataDir: string) => join(dataDir, 'files', 'incoming');

/** Creates a folder for one upload; disposing it removes its content as well. */
export async function openIncoming(dataDir: string) {
  const folder = incomingFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return mkdtempDisposable(join(folder, 'upload-'));
}

/** Removes what interrupted uploads have left behind. Their age is by the machine's clock, as the file system's times are. */
export async function sweepIncoming(dataDir: string): Promise<void> {
  const folder = incomingFolder(dataDir);
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const left = await stat(path).catch(() => null);
    if (left && left.mtimeMs < Date.now() - ABANDONED_MS) await rm(path, { recursive: true, force: true });
  }
}
