import { open } from 'node:fs/promises';

/** Syncs a folder, so that its entries survive a power cut. Does nothing on Windows, which cannot sync folders. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  await using folder = await open(path, 'r');
  await folder.sync();
}
