import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { syncFolder } from '../files/syncFolder.ts';
import { BackupError } from './backupError.ts';
import { copyDurably } from './copyFile.ts';
import { holdFiles } from './holdFiles.ts';
import { BACKUP_FORMAT, type BackedUpFile, DATA, type Manifest, writeManifest } from './manifest.ts';
import { DATABASE_FILE, withSnapshot } from './snapshot.ts';

/**
 * Not copied as they are: the database's own files (a snapshot is taken), uploaded files (held), and the face model that earlier
 * versions fetched into the data folder.
 */
const LEFT_OUT = /^(database\.|snapshot-|face_landmarker\.task|files\/)/;

/**
 * Copies a data folder, in use or not, to a new folder in `parent` and answers its path: the database as one consistent
 * snapshot with every write that was acknowledged before, generated secrets, and the uploaded files of that moment. The folder appears whole or not at all.
 */
export async function makeBackup(
  dataDir: string,
  parent: string,
  madeAt: Date,
): Promise<{ path: string; manifest: Manifest }> {
  if (!existsSync(join(dataDir, DATABASE_FILE)))
    throw new BackupError(`There is no embedded database in ${dataDir}.`);
  if (isInside(parent, dataDir))
    throw new BackupError(`${parent} lies in the data folder. Choose one outside it.`);
  const path = join(resolve(parent), `preproom-${madeAt.toISOString().replace(/[:.]/g, '-')}`);
  const partial = `${path}.partial`;
  await mkdir(join(partial, DATA), { recursive: true, mode: 0o700 });
  try {
    const manifest = await fill(partial, dataDir, madeAt);
    await rename(partial, path);
    await syncFolder(dirname(path));
    return { path, manifest };
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  }
}

async function fill(folder: string, dataDir: string, madeAt: Date): Promise<Manifest> {
  const files: BackedUpFile[] = [];
  const take = async (from: string, path: string) => {
    const mode = (await stat(from)).mode & 0o777;
    files.push({ path, mode, ...(await copyDurably(from, join(folder, DATA, path), mode)) });
  };
  const schemaVersion = await withSnapshot(dataDir, async (snapshot) => {
    // At once: the snapshot's records and the content of their files belong together.
    await using held = await holdFiles(dataDir);
    await take(snapshot.path, DATABASE_FILE);
    for (const path of held.paths) await take(join(held.folder, path), `files/${path}`);
    return snapshot.schemaVersion;
  });
  for (const path of await keptFiles(dataDir)) await take(join(dataDir, path), path);
  const manifest = { format: BACKUP_FORMAT, schemaVersion, madeAt: madeAt.toISOString(), files } as const;
  await writeManifest(folder, manifest);
  return manifest;
}

async function keptFiles(dataDir: string): Promise<string[]> {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dataDir, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .filter((path) => !LEFT_OUT.test(path))
    .sort();
}

function isInside(path: string, folder: string): boolean {
  const way = relative(resolve(folder), resolve(path));
  return way === '' || (way !== '..' && !way.startsWith(`..${sep}`));
}
