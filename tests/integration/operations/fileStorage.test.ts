import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { getCurrentUser } from '@preproom/models/contract/currentUser';
import type { File } from '@preproom/models/db/accounts/file.model';
import { createUser } from '@preproom/models/db/testing/factories';
import { createDiskStorage } from '@preproom/server/files/diskStorage';
import type { FileStorage } from '@preproom/server/files/fileStorage';
import { createS3Storage } from '@preproom/server/files/s3Storage';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { A_PDF } from '../../support/accounts/documents.ts';
import { aPhoto, filesPath, upload } from '../../support/accounts/uploads.ts';
import { type Bucket, startBucket } from '../../support/peers/bucket.ts';
import type { ApiClient } from '../../support/stack/apiClient.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

let bucket: Bucket;
let folder: string;

beforeAll(async () => {
  bucket = await startBucket();
  folder = mkdtempSync(join(bucket.folder, 'disk-'));
});
afterAll(() => bucket.stop());

describe.each<[string, () => FileStorage]>([
  ['a folder', () => createDiskStorage(join(folder, 'files'))],
  ['an S3-compatible server', () => createS3Storage(bucket.settings)],
])('the storage of %s', (_, open) => {
  test('takes a file, gives it back, and forgets it', async () => {
    const storage = open();
    const [key, path] = ['resume/a.b.resume.pdf', join(folder, 'incoming')];
    writeFileSync(path, A_PDF);
    await storage.put(key, path, 'application/pdf');
    expect(existsSync(path)).toBe(false);
    expect((await buffer(await storage.get(key))).equals(A_PDF)).toBe(true);
    await storage.delete(key);
    await expect(storage.get(key)).rejects.toMatchObject({ code: 'file_not_found' });
    await storage.delete(key);
    storage.close();
  });
});

describe('a product with a bucket', () => {
  let stack: Stack;
  let client: ApiClient;
  let userId: string;
  beforeAll(async () => {
    stack = await startStack(bucket.environment);
    const user = await createUser(stack.database);
    userId = user._id.toString();
    client = await stack.enter(user);
  });
  afterAll(() => stack.stop());

  const own = (place: string) => filesPath(place, userId);
  const shownPhoto = async () => (await client.call(getCurrentUser, {})).body.data.photo;
  const records = () => stack.database.files.find({ ownerId: userId }).lean<File[]>();

  test('serves what is in it itself, and leaves nothing there that was replaced or removed', async () => {
    for (const colour of ['#fff', '#000'])
      expect((await upload(client, own('photo'), await aPhoto(colour))).status).toBe(200);
    const { body } = await upload(client, own('resume'), A_PDF);
    const { url } = (await client.send<{ url: string }>('GET', `/api/v1.3/files/${body.file._id}/url`)).body;
    const resume = await fetch(stack.url + url);
    expect(Buffer.from(await resume.arrayBuffer()).equals(A_PDF)).toBe(true);
    expect((await fetch(stack.url + (await shownPhoto()))).headers.get('content-type')).toBe('image/webp');
    expect(bucket.keys()).toHaveLength(3);
    for (const place of ['photo', 'resume']) await client.send('DELETE', own(place));
    expect([bucket.keys(), await records()]).toEqual([[], []]);
  });

  test('that cannot be reached says so, changes nothing, and cleans up once it is back', async () => {
    await upload(client, own('photo'), await aPhoto());
    const before = await shownPhoto();
    await bucket.goAway();
    const answer = await upload(client, own('photo'), await aPhoto('#123'));
    expect([answer.status, answer.body.code]).toEqual([503, 'unavailable']);
    expect((await fetch(stack.url + before)).status).toBe(503);
    expect(await shownPhoto()).toBe(before);
    await bucket.comeBack();
    expect((await fetch(stack.url + before)).status).toBe(200);
    stack.clock.advance(2 * 60 * 60_000);
    await stack.jobs.settled();
    expect([(await records()).map(({ state }) => state), bucket.keys().length]).toEqual([['ready'], 2]);
  });
});
