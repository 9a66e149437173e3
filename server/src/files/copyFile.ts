import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { File } from '@preproom/models/db/accounts/file.model';
import { openIncoming } from './incoming.ts';
import { contentKey, type FileDeps, type FilePlace, storeFile } from './storedFiles.ts';

/** Stores the same content at another place, so that it stays when the first file is replaced or removed. */
export async function copyFile(
  deps: FileDeps & { config: { DATA_DIR: string } },
  file: File,
  place: FilePlace & { ownerId: string },
): Promise<File> {
  await using work = await openIncoming(deps.config.DATA_DIR);
  const parts = file.parts.map((name) => ({ name, path: join(work.path, name) }));
  for (const { name, path } of parts)
    await pipeline(await deps.storage.get(contentKey(file, name)), createWriteStream(path));
  const { name, type, size } = file;
  // Awaited here: the folder goes when this function ends.
  return await storeFile(deps, place, { name, type, size, parts });
}
