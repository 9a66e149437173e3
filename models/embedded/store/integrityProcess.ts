import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { integrityProblems } from './databaseFile.ts';

/**
 * A process that checks the structure of a database file which another process has locked, and sends what it finds. The other
 * process must not write to the file itself meanwhile (`immutable`), only to its write-ahead log.
 */
const file = pathToFileURL(process.argv[2] ?? '');
file.searchParams.set('immutable', '1');
process.send?.(problems());

function problems(): string[] {
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    return integrityProblems(database, 1);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
