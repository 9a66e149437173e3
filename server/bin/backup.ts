// npm run backup [FOLDER]: copies the data folder to a new folder in FOLDER. The product may be running.
import { resolve } from 'node:path';
import { DataFolderError } from '@preproom/embedded/server';
import { readSettings, SettingsError, SHARED_SETTINGS } from '@preproom/models/runtime/settings';
import { BackupError } from '../src/backup/backupError.ts';
import { makeBackup } from '../src/backup/makeBackup.ts';

const { DATA_DIR, MONGODB_URI } = SHARED_SETTINGS;

try {
  const settings = readSettings({ DATA_DIR, MONGODB_URI }, process.env);
  if (settings.MONGODB_URI)
    throw new BackupError(
      'MONGODB_URI is set: use mongodump for that database. Unset it to back up the embedded one in DATA_DIR.',
    );
  const { path, manifest } = await makeBackup(
    settings.DATA_DIR,
    resolve(process.argv[2] ?? 'backups'),
    new Date(),
  );
  const bytes = manifest.files.reduce((sum, file) => sum + file.bytes, 0);
  const kilobytes = Math.ceil(bytes / 1000).toLocaleString('en');
  console.log(`Backed up ${settings.DATA_DIR} (${manifest.files.length} files, ${kilobytes} kB) to
  ${path}
${whatItHolds(manifest.files.map((file) => file.path))}
To go back to it, stop the product and run:  npm run restore "${path}"`);
} catch (error) {
  const isForPeople = [BackupError, SettingsError, DataFolderError].some((kind) => error instanceof kind);
  if (!isForPeople) throw error;
  console.error((error as Error).message);
  process.exitCode = 1;
}

/** Secrets that are given as settings are in no file. */
function whatItHolds(paths: string[]): string {
  const settings = { JWT_SECRET: 'jwt-secret', PAN_SECRET: 'pan-secret' };
  const missing = Object.entries(settings).filter(([, file]) => !paths.includes(file));
  const held = Object.values(settings).filter((file) => paths.includes(file));
  const kept = `It holds personal data${held.length > 0 ? ` and ${held.join(' and ')}` : ''}: keep it as safe as the data folder itself.`;
  if (missing.length === 0) return kept;
  return `${kept}
It does not hold ${missing.map(([name]) => name).join(' and ')}: if set, keep a copy of ${missing.length > 1 ? 'them' : 'it'} elsewhere. A restored copy needs the same.`;
}
