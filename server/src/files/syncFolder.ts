import { open } from 'node:fs/promises';

/** Makes the names in this folder survive a power cut. On Windows folders cannot be synced, and the system sees to it. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  await using folder = await open(path, 'r');
  await folder.sync();
}
