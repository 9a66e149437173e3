import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { noteBackup } from '../files/lastBackup.ts';
import { syncFolder } from '../files/syncFolder.ts';
import { BackupError } from './backupError.ts';
import { copyDurably } from './copyFile.ts';
import { linkUploads } from './linkUploads.ts';
import { BACKUP_FORMAT, type BackedUpFile, DATA, type Manifest, writeManifest } from './manifest.ts';
import { DATABASE_FILE, withSnapshot } from './snapshot.ts';

/**
 * Skipped when the folder is copied: the database's own files (backed up as a snapshot), uploaded files (hard-linked first), and the
 * face model, which earlier versions downloaded into the data folder. `last-backup` is about this folder.
 */
const LEFT_OUT = /^(database\.|snapshot-|last-backup$|face_landmarker\.task|files\/)/;

/**
 * Copies a data folder to a new folder in `parent` and returns its path; the product may be running. The backup contains a consistent
 * snapshot of the database with every acknowledged write, the generated secrets and the uploaded files. It is renamed into place
 * when complete, so a partial backup never has the final name.
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
    await noteBackup(dataDir, madeAt);
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
    // Immediately after the snapshot, so that the files match its records.
    await using linked = await linkUploads(dataDir);
    await take(snapshot.path, DATABASE_FILE);
    for (const path of linked.paths) await take(join(linked.folder, path), `files/${path}`);
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
