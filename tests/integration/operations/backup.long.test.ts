import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generatedSecret } from '@preproom/models/runtime/settings';
import { linkUploads } from '@preproom/server/backup/linkUploads';
import { makeBackup } from '@preproom/server/backup/makeBackup';
import { restoreBackup } from '@preproom/server/backup/restoreBackup';
import { expect, test } from 'vitest';
import { backupFolders, fillFolder, storedIds, withHalves } from '../../support/stack/backupFolders.ts';

const folders = backupFolders();
const { backUp: runBackup, restore, startDatabase } = folders;

/** Makes a backup by the command; returns its path. */
async function backUp(): Promise<string> {
  const { code, said } = await runBackup();
  expect(said).toContain('Backed up');
  expect(code).toBe(0);
  const [name = ''] = readdirSync(join(folders.root, 'kept'));
  return join(folders.root, 'kept', name);
}

test('taken while writers run: every write acknowledged before is in it, and none in parts', async () => {
  const { halves, stop } = await startDatabase();
  const secret = generatedSecret(folders.dataDir, 'jwt-secret');
  writeFileSync(join(folders.dataDir, 'face_landmarker.task'), 'fetched by an earlier version');
  const acknowledged = new Set<string>();
  let isWriting = true;
  const write = async (writer: number) => {
    for (let at = 0; isWriting; at++) {
      const id = `${writer}-${at}`;
      await halves.insertMany([{ _id: `${id}a` }, { _id: `${id}b` }]);
      acknowledged.add(id);
    }
  };
  const writing = [0, 1, 2, 3].map(write);
  await expect.poll(() => acknowledged.size, { timeout: 20_000 }).toBeGreaterThan(200);
  const before = [...acknowledged];
  const backup = await backUp();
  const after = acknowledged.size;
  isWriting = false;
  await Promise.all(writing);
  await stop();

  expect(after).toBeGreaterThan(before.length);
  expect(readdirSync(folders.dataDir).filter((name) => name.startsWith('snapshot-'))).toEqual([]);
  expect((await restore(backup)).said).toContain('every checksum was right');
  expect(readdirSync(folders.elsewhere).sort()).toEqual(['database.sqlite', 'jwt-secret']);
  expect(generatedSecret(folders.elsewhere, 'jwt-secret')).toBe(secret);
  for (const name of readdirSync(folders.elsewhere))
    expect(statSync(join(folders.elsewhere, name)).mode & 0o777).toBe(0o600);
  expect(statSync(folders.elsewhere).mode & 0o777).toBe(0o700);
  const stored = await storedIds(folders.elsewhere);
  expect(before.filter((id) => !stored.has(`${id}a`) || !stored.has(`${id}b`))).toEqual([]);
  expect(
    [...stored].filter((half) => !stored.has(half.replace(/.$/, (end) => (end === 'a' ? 'b' : 'a')))),
  ).toEqual([]);
});

test('of a product that is stopped is the same, and what stood in its place is kept', async () => {
  await fillFolder(folders.dataDir);
  const backup = await backUp();
  await withHalves(folders.dataDir, (halves) => halves.insertOne({ _id: 'later' }));
  expect((await restore(backup, folders.dataDir)).code).toBe(0);
  expect(await storedIds(folders.dataDir)).toEqual(new Set(['0a', '0b']));
  const [aside = ''] = readdirSync(folders.root).filter((name) => name.startsWith('data.before-'));
  expect(await storedIds(join(folders.root, aside))).toEqual(new Set(['0a', '0b', 'later']));
  expect(readdirSync(folders.root).filter((name) => name.includes('restoring'))).toEqual([]);
});

test('has the uploaded files of its moment, and none that was still on its way', async () => {
  await fillFolder(folders.dataDir);
  const put = (path: string, content: string) => {
    mkdirSync(join(folders.dataDir, 'files', path, '..'), { recursive: true });
    writeFileSync(join(folders.dataDir, 'files', path), content, { mode: 0o600 });
  };
  put('resume/a.b.resume.pdf', 'a resume');
  put('incoming/upload-1/upload', 'half of one');
  const { path } = await makeBackup(folders.dataDir, join(folders.root, 'kept'), new Date());
  await restoreBackup(path, folders.elsewhere, new Date());
  expect(readdirSync(join(folders.elsewhere, 'files'))).toEqual(['resume']);
  expect(readFileSync(join(folders.elsewhere, 'files/resume/a.b.resume.pdf'), 'utf8')).toBe('a resume');
  expect(readdirSync(join(folders.dataDir, 'files/incoming'))).toEqual(['upload-1']);
});

test('keeps files that are removed while it is made', async () => {
  const file = join(folders.dataDir, 'files/resume/a.b.resume.pdf');
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, 'a resume');
  const linked = await linkUploads(folders.dataDir);
  rmSync(file);
  expect(linked.paths).toEqual(['resume/a.b.resume.pdf']);
  expect(readFileSync(join(linked.folder, 'resume/a.b.resume.pdf'), 'utf8')).toBe('a resume');
  await linked[Symbol.asyncDispose]();
  expect(existsSync(linked.folder)).toBe(false);
});
