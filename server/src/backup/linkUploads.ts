import { copyFile, link, mkdir, readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { incomingFolder, openIncoming } from '../files/incoming.ts';

/**
 * Hard-links every uploaded file into a folder, so that it can be copied even when it is removed meanwhile. `paths` are relative
 * to that folder. Disposing removes the links.
 */
export async function linkUploads(dataDir: string) {
  const incoming = incomingFolder(dataDir);
  const root = dirname(incoming);
  const linked = await openIncoming(dataDir);
  const paths: string[] = [];
  for (const folder of await readdir(root)) {
    if (folder === basename(incoming)) continue;
    await mkdir(join(linked.path, folder), { mode: 0o700 });
    for (const name of await readdir(join(root, folder))) {
      const path = join(folder, name);
      if (await linkFile(join(root, path), join(linked.path, path))) paths.push(`${folder}/${name}`);
    }
  }
  return { folder: linked.path, paths, [Symbol.asyncDispose]: () => linked.remove() };
}

/** Returns false if the file was deleted meanwhile. */
async function linkFile(path: string, linkPath: string): Promise<boolean> {
  try {
    // Copies where the file system has no hard links.
    await link(path, linkPath).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') throw error;
      return copyFile(path, linkPath);
    });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}
