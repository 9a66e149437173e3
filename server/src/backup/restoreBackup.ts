import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { assertNotInUse } from '@preproom/embedded/server';
import { syncFolder } from '../files/syncFolder.ts';
import { BackupError } from './backupError.ts';
import { copyDurably } from './copyFile.ts';
import { DATA, type Manifest, readManifest } from './manifest.ts';
import { DATABASE_FILE } from './snapshot.ts';

export interface Restored {
  manifest: Manifest;
  /** The new path of the previous data folder; null if there was none. */
  keptAside: string | null;
}

/**
 * Replaces a data folder with a backup, completely or not at all. The previous folder is renamed, never deleted. Throws BackupError
 * for a backup that is damaged or of a newer program, and DataFolderInUseError while the folder is in use.
 */
export async function restoreBackup(backup: string, dataDir: string, now: Date): Promise<Restored> {
  const manifest = await readManifest(backup);
  checkIsFree(dataDir);
  const staged = `${dataDir}.restoring-${randomBytes(4).toString('hex')}`;
  try {
    await copyOut(backup, staged, manifest);
    const keptAside = existsSync(dataDir) ? await putAside(dataDir, now) : null;
    await takePlace(staged, dataDir, keptAside);
    return { manifest, keptAside };
  } finally {
    await rm(staged, { recursive: true, force: true });
  }
}

/** Copies the files and checks their sizes and hashes against the manifest. */
async function copyOut(backup: string, staged: string, { files }: Manifest): Promise<void> {
  if (!files.some(({ path }) => path === DATABASE_FILE)) throw damaged(backup, DATABASE_FILE);
  for (const { path, bytes, sha256, mode } of files) {
    const copied = await copyDurably(join(backup, DATA, path), join(staged, path), mode).catch(
      (cause: NodeJS.ErrnoException) => {
        throw cause.code === 'ENOENT' ? damaged(backup, path) : cause;
      },
    );
    if (copied.bytes !== bytes || copied.sha256 !== sha256) throw damaged(backup, path);
  }
  await syncFolder(staged);
}

async function putAside(dataDir: string, now: Date): Promise<string> {
  const aside = `${dataDir}.before-${now.toISOString().replace(/[:.]/g, '-')}`;
  await rename(dataDir, aside).catch((cause: Error) => {
    throw new BackupError(
      `${dataDir} cannot be put aside (${cause.message}). Restore into another folder, named by DATA_DIR, and use that.`,
      { cause },
    );
  });
  try {
    // A process may have opened it since the first check.
    checkIsFree(aside);
  } catch (error) {
    await rename(aside, dataDir);
    throw error;
  }
  return aside;
}

async function takePlace(staged: string, dataDir: string, keptAside: string | null): Promise<void> {
  try {
    await rename(staged, dataDir);
    await syncFolder(dirname(dataDir));
  } catch (error) {
    if (keptAside && !existsSync(dataDir)) await rename(keptAside, dataDir);
    throw error;
  }
}

function checkIsFree(dataDir: string): void {
  if (existsSync(join(dataDir, DATABASE_FILE))) assertNotInUse(dataDir);
}

function damaged(backup: string, path: string): BackupError {
  return new BackupError(
    `The backup ${backup} is damaged: ${path} is not as it was backed up. Nothing was changed.`,
  );
}
