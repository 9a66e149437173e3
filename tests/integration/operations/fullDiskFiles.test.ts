import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '@preproom/models/db/database';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { filesPath, upload } from '../../support/accounts/uploads.ts';
import { ApiClient } from '../../support/stack/apiClient.ts';
import { childProcesses, printed } from '../../support/stack/childProcesses.ts';
import { DEMO_PASSWORD } from '../../support/stack/startStack.ts';

const EMAIL = 'learner.demo@preproom.example';

// A disk as it is for a program whose files may not grow beyond a size: writing fails in the same places.
const { newFolder, run, startDatabase } = childProcesses();

test('a start without room says so in one sentence', async () => {
  const server = run('server/src/main.ts', { PORT: '0', DATA_DIR: newFolder() }, { maxFileBytes: 0 });
  await printed(server, 'the disk is full. Nothing is damaged: make room and start again.');
  await expect.poll(() => server.child.exitCode).toBe(1);
  expect(server.output().trim().split('\n')).toHaveLength(1);
});

test('an upload without room is put off and leaves nothing, while it comes and while it is drawn', async () => {
  const { uri } = await startDatabase(newFolder());
  const dataDir = newFolder();
  const env = { PORT: '0', DATA_DIR: dataDir, MONGODB_URI: uri };
  const server = run('server/src/main.ts', env, { maxFileBytes: 8192 });
  await printed(server, 'is running at');
  const [, url = ''] = /is running at (\S+)/.exec(server.output()) ?? [];
  const client = await new ApiClient(url).logIn(EMAIL, DEMO_PASSWORD);
  const database = await openDatabase(uri);
  const learner = await database.users.findOne({ Email: EMAIL }).orFail();
  // As it comes, the first is too big; the second becomes so.
  const pictures = [await noise(90).png().toBuffer(), await noise(90).webp({ quality: 1 }).toBuffer()];
  expect(pictures.map(({ length }) => length > 8192)).toEqual([true, false]);
  for (const picture of pictures) {
    const { status, headers, body } = await upload(client, filesPath('photo', learner._id), picture);
    expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'storage_full', '60']);
  }
  expect(await database.files.countDocuments({ ownerId: learner._id })).toBe(0);
  expect(readdirSync(join(dataDir, 'files', 'incoming'))).toEqual([]);
  await database.close();
});

function noise(sigma: number) {
  const picture = { width: 200, height: 200, channels: 3 as const, background: 'black' };
  return sharp({ create: { ...picture, noise: { type: 'gaussian', mean: 128, sigma } } });
}
