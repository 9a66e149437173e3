import { copyFile, link, mkdir, readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { incomingFolder, openIncoming } from '../files/incoming.ts';

/**
 * Hard-links every uploaded file into a folder, so that it can be copied even when it is removed meanwhile. `paths` are relative
 * to that folder. Disposing removes the links.
 */
export async function holdFiles(dataDir: string) {
  const incoming = incomingFolder(dataDir);
  const root = dirname(incoming);
  const held = await openIncoming(dataDir);
  const paths: string[] = [];
  for (const folder of await readdir(root)) {
    if (folder === basename(incoming)) continue;
    await mkdir(join(held.path, folder), { mode: 0o700 });
    for (const name of await readdir(join(root, folder))) {
      const path = join(folder, name);
      if (await hold(join(root, path), join(held.path, path))) paths.push(`${folder}/${name}`);
    }
  }
  return { folder: held.path, paths, [Symbol.asyncDispose]: () => held.remove() };
}

/** False when it is gone already. */
async function hold(path: string, second: string): Promise<boolean> {
  try {
    // A disk without links: its content is taken now.
    await link(path, second).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') throw error;
      return copyFile(path, second);
    });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}
