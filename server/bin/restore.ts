// npm run restore FOLDER: replaces the data folder with a backup; the old folder is renamed and kept.
import { resolve } from 'node:path';
import { DataFolderError } from '@preproom/embedded/server';
import { readSettings, SettingsError, SHARED_SETTINGS } from '@preproom/models/runtime/settings';
import { BackupError } from '../src/backup/backupError.ts';
import { restoreBackup } from '../src/backup/restoreBackup.ts';

const { DATA_DIR } = SHARED_SETTINGS;

try {
  const settings = readSettings({ DATA_DIR }, process.env);
  const folder = process.argv[2];
  if (!folder) throw new BackupError('Say which backup to restore:  npm run restore FOLDER');
  const { manifest, keptAside } = await restoreBackup(resolve(folder), settings.DATA_DIR, new Date());
  console.log(`Restored the backup of ${manifest.madeAt} to ${settings.DATA_DIR}; every checksum was right.`);
  if (keptAside) console.log(`What stood there before is kept in\n  ${keptAside}`);
} catch (error) {
  const isForPeople = [BackupError, SettingsError, DataFolderError].some((kind) => error instanceof kind);
  if (!isForPeople) throw error;
  console.error((error as Error).message);
  process.exitCode = 1;
}
