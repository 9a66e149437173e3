import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from '@preproom/models/contract/http/zod';
import { SCHEMA_VERSION } from '@preproom/models/db/upgrades/upgrades';
import { BackupError } from './backupError.ts';

/** Format version of a backup; incremented when an older program could no longer read it. */
export const BACKUP_FORMAT = 1;
/** The folder in a backup with the files, laid out as in the data folder. */
export const DATA = 'data';
const MANIFEST = 'manifest.json';

const BackedUpFile = z.strictObject({
  path: z
    .string()
    .regex(/^(?!\.\.?(\/|$))[^/\\]+(\/(?!\.\.?(\/|$))[^/\\]+)*$/, 'leads out of the folder')
    .describe('below the data folder, with slashes'),
  bytes: z.int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  mode: z.int().min(0).max(0o777).describe('the permission bits of the file'),
});
export type BackedUpFile = z.infer<typeof BackedUpFile>;

const Manifest = z.strictObject({
  format: z.literal(BACKUP_FORMAT),
  schemaVersion: z.int().min(0),
  madeAt: z.iso.datetime(),
  files: z.array(BackedUpFile).min(1),
});
export type Manifest = z.infer<typeof Manifest>;

const checksumOf = (backup: unknown) => createHash('sha256').update(JSON.stringify(backup)).digest('hex');

/** Written last: a backup without a manifest is incomplete. */
export async function writeManifest(folder: string, backup: Manifest): Promise<void> {
  const text = JSON.stringify({ checksum: checksumOf(backup), backup }, null, 2);
  await writeFile(join(folder, MANIFEST), `${text}\n`, { mode: 0o600, flush: true });
}

/** Reads a backup's manifest. Throws BackupError if it is missing, damaged or of a newer program. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch((cause: unknown) => {
    throw new BackupError(`${folder} is not a backup: it has no ${MANIFEST}.`, { cause });
  });
  const { checksum, backup } = parse(folder, text);
  if (checksumOf(backup) !== checksum) throw damaged(folder);
  const { format, schemaVersion } = backup;
  if (format > BACKUP_FORMAT || schemaVersion > SCHEMA_VERSION) {
    throw new BackupError(`${folder} was made by a newer version of this program. Restore it with that one.`);
  }
  const result = Manifest.safeParse(backup);
  if (!result.success) throw damaged(folder);
  return result.data;
}

const Envelope = z.object({
  checksum: z.string(),
  backup: z.looseObject({ format: z.int(), schemaVersion: z.int() }),
});

function parse(folder: string, text: string): z.infer<typeof Envelope> {
  try {
    return Envelope.parse(JSON.parse(text));
  } catch {
    throw damaged(folder);
  }
}

function damaged(folder: string): BackupError {
  return new BackupError(`The backup ${folder} is damaged: its ${MANIFEST} is not as it was written.`);
}
