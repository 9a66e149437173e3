import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeTemporaryFolder } from '@preproom/embedded/testing/temporaryEmbedded';
import { SCHEMA_VERSION } from '@preproom/models/db/upgrades/upgrades';
import { BackupError } from '@preproom/server/backup/backupError';
import { makeBackup } from '@preproom/server/backup/makeBackup';
import { restoreBackup } from '@preproom/server/backup/restoreBackup';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { backupFolders, fillFolder, storedIds } from '../../support/stack/backupFolders.ts';

const folders = backupFolders();
const { backUp: runBackup, command, restore, startDatabase } = folders;

/** Makes a backup by the command; returns its path. */
async function backUp(): Promise<string> {
  const { code, said } = await runBackup();
  expect(said).toContain('Backed up');
  expect(code).toBe(0);
  const [name = ''] = readdirSync(join(folders.root, 'kept'));
  return join(folders.root, 'kept', name);
}

describe('a backup that is not as it was made', () => {
  let original: string;
  let backup: string;
  beforeEach(async () => {
    backup = join(folders.root, 'backup');
    cpSync(original, backup, { recursive: true });
  });
  beforeAll(async () => {
    const folder = makeTemporaryFolder();
    await fillFolder(folder);
    ({ path: original } = await makeBackup(folder, makeTemporaryFolder(), new Date()));
    rmSync(folder, { recursive: true });
  });
  afterAll(() => rmSync(join(original, '..'), { recursive: true }));

  async function expectRefusal(words: string): Promise<void> {
    await fillFolder(folders.dataDir);
    const before = readdirSync(folders.root).sort();
    const refusal = await restoreBackup(backup, folders.dataDir, new Date()).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(BackupError);
    expect((refusal as Error).message).toContain(words);
    expect(await storedIds(folders.dataDir)).toEqual(new Set(['0a', '0b']));
    expect(readdirSync(folders.root).sort()).toEqual(before);
  }

  test.each(['data/database.sqlite', 'data/jwt-secret', 'manifest.json'])(
    'because of one byte of %s is refused',
    async (path) => {
      const bytes = readFileSync(join(backup, path));
      const at = path === 'manifest.json' ? bytes.indexOf('"mode": ') + '"mode": '.length : bytes.length >> 1;
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      writeFileSync(join(backup, path), bytes);
      await expectRefusal('is damaged');
    },
  );

  test('because a file is missing is refused', async () => {
    rmSync(join(backup, 'data/jwt-secret'));
    await expectRefusal('is damaged: jwt-secret');
  });

  test('because it has no manifest is refused', async () => {
    rmSync(join(backup, 'manifest.json'));
    await expectRefusal('is not a backup');
  });

  const rewrite = (change: object) => {
    const { backup: before } = JSON.parse(readFileSync(join(backup, 'manifest.json'), 'utf8'));
    const changed = { ...before, ...change };
    const checksum = createHash('sha256').update(JSON.stringify(changed)).digest('hex');
    writeFileSync(join(backup, 'manifest.json'), JSON.stringify({ checksum, backup: changed }));
  };

  test.each([{ format: 2 }, { schemaVersion: SCHEMA_VERSION + 1 }])(
    'newer, %j, is refused',
    async (change) => {
      rewrite(change);
      await expectRefusal('newer version');
    },
  );

  test('naming a file outside is refused', async () => {
    writeFileSync(join(folders.root, 'outside'), 'x');
    const sha256 = createHash('sha256').update('x').digest('hex');
    rewrite({ files: [{ path: '../../outside', bytes: 1, sha256, mode: 0o600 }] });
    await expectRefusal('is damaged');
  });
});

test('restoring over a running product is refused, and it goes on', async () => {
  await fillFolder(folders.dataDir);
  const backup = await backUp();
  const { halves, stop } = await startDatabase();
  const seen = new Set<string | null>();
  const watcher = watch(folders.root, (_, name) => seen.add(name));
  const { code, said } = await restore(backup, folders.dataDir);
  expect([code, said]).toEqual([1, expect.stringContaining('is in use by process')]);
  watcher.close();
  // Not even for a moment was it in another place.
  expect([...seen].filter((name) => name !== 'data')).toEqual([]);
  await halves.insertOne({ _id: 'still here' });
  expect(await halves.countDocuments()).toBe(3);
  expect(readdirSync(folders.root).sort()).toEqual(['data', 'kept']);
  await stop();
});

test('where there is nothing to back up, and into the data folder itself, is refused', async () => {
  expect(await command('server/bin/backup.ts', folders.dataDir)).toMatchObject({ code: 1 });
  expect(existsSync(folders.dataDir)).toBe(false);
  await fillFolder(folders.dataDir);
  const { code, said } = await command(
    'server/bin/backup.ts',
    folders.dataDir,
    join(folders.dataDir, 'backups'),
  );
  expect([code, said]).toEqual([1, expect.stringContaining('Choose one outside it')]);
});
