import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { Catalog } from './store/catalog.ts';
import { databasePath } from './store/databaseFile.ts';
import { readHolder } from './store/holder.ts';
import { readMark } from './store/mark.ts';
import { type Salvaged, salvage } from './store/salvage/salvage.ts';
import {
  DataFolderError,
  DataFolderInUseError,
  DataFolderUnusableError,
  faultOf,
} from './store/startErrors.ts';
import { Storage } from './store/storage.ts';

/** Lists the faults of a data folder's database. Throws if another process uses the folder or it has no database. */
export function checkDataFolder(dataDir: string): string[] {
  requireDatabase(dataDir);
  try {
    const storage = new Storage(dataDir);
    try {
      const problems = storage.problems();
      // Reports what only shows when the indexes are built, such as a unique value that is there twice.
      if (problems.length === 0) new Catalog(storage);
      return problems;
    } finally {
      storage.close();
    }
  } catch (error) {
    if (error instanceof DataFolderInUseError || !(error instanceof DataFolderError)) throw error;
    return [error.message];
  }
}

/** Copies what can be read of a data folder's database to a new folder. Throws a `DataFolderError`. */
export function salvageDataFolder(dataDir: string, target: string): Salvaged {
  requireDatabase(dataDir);
  if (isLocked(databasePath(dataDir))) throw new DataFolderInUseError(dataDir, readHolder(dataDir));
  return salvage(dataDir, target);
}

function requireDatabase(dataDir: string): void {
  if (existsSync(databasePath(dataDir)) || readMark(dataDir) !== undefined) return;
  throw new DataFolderUnusableError(dataDir, 'it holds no database.');
}

// Read-only: opening the file for writing would repair or change what is to be salvaged.
function isLocked(path: string): boolean {
  if (!existsSync(path)) return false;
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    database.prepare('SELECT count(*) FROM sqlite_schema').get();
    return false;
  } catch (error) {
    return faultOf(error) === 'busy';
  } finally {
    database.close();
  }
}
