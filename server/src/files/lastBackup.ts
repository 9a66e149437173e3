import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** In the data folder; also written by the scripts of docs/running for other databases. */
export const LAST_BACKUP_FILE = 'last-backup';

/** Notes that a backup was made, for the metrics. */
export async function noteBackup(dataDir: string, madeAt: Date): Promise<void> {
  await writeFile(join(dataDir, LAST_BACKUP_FILE), `${madeAt.toISOString()}\n`, { mode: 0o600 });
}

/** When the last backup was made, in ms; null if there was none. */
export async function lastBackupMs(dataDir: string): Promise<number | null> {
  const text = await readFile(join(dataDir, LAST_BACKUP_FILE), 'utf8').catch(() => '');
  const madeMs = Date.parse(text.trim());
  return Number.isNaN(madeMs) ? null : madeMs;
}
