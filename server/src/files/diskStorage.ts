import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { AppError } from '@preproom/models/contract/http/errors';
import type { FileStorage } from './fileStorage.ts';
import { syncFolder } from './syncFolder.ts';

/** Stores files in a local folder. It must be on the same file system as the uploads, which are renamed into it. */
export function createDiskStorage(folder: string): FileStorage {
  return {
    async put(key, path) {
      const target = join(folder, key);
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      await syncFile(path);
      await rename(path, target);
      await syncFolder(dirname(target));
    },
    async get(key) {
      const file = await open(join(folder, key)).catch((cause: NodeJS.ErrnoException) => {
        throw cause.code === 'ENOENT' ? new AppError('file_not_found') : cause;
      });
      return file.createReadStream();
    },
    delete: (key) => rm(join(folder, key), { force: true }),
    close() {},
  };
}

async function syncFile(path: string): Promise<void> {
  await using file = await open(path, 'r+');
  await file.sync();
}
