import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { getCurrentUser } from '@preproom/models/contract/currentUser';
import { HOUR_MS } from '@preproom/models/contract/http/durations';
import type { File } from '@preproom/models/db/accounts/file.model';
import { createFile, createUser } from '@preproom/models/db/testing/factories';
import { publicAddress } from '@preproom/server/files/fileAddress';
import { incomingFolder } from '@preproom/server/files/incoming';
import type { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { A_PDF } from '../../support/accounts/documents.ts';
import { aPhoto, filesPath, upload } from '../../support/accounts/uploads.ts';
import type { ApiClient } from '../../support/stack/apiClient.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

let stack: Stack;
let client: ApiClient;
let userId: Types.ObjectId;
let incoming: string;

beforeAll(async () => {
  stack = await startStack();
  incoming = incomingFolder(stack.dataDir);
});
afterAll(() => stack.stop());
beforeEach(async () => {
  const user = await createUser(stack.database);
  userId = user._id;
  client = await stack.enter(user);
});

const records = () => stack.database.files.find({ ownerId: userId }).lean<File[]>();
const shownPhoto = async () => (await client.call(getCurrentUser, {})).body.data.photo;

async function sweep() {
  stack.clock.advance(2 * HOUR_MS);
  await stack.jobs.settled();
}

describe('an upload that a crash cut off', () => {
  test('while it arrived leaves no file, and one under way is left alone', async () => {
    for (const name of ['upload-old', 'upload-new']) {
      mkdirSync(join(incoming, name), { recursive: true });
      writeFileSync(join(incoming, name, 'upload'), 'x');
    }
    const age = (name: string) => {
      const then = Date.now() / 1000 - 4_000;
      utimesSync(join(incoming, name), then, then);
    };
    age('upload-old');
    await sweep();
    expect(readdirSync(incoming)).toEqual(['upload-new']);
    age('upload-new');
    await sweep();
    expect(readdirSync(incoming)).toEqual([]);
  });

  test('while it was stored is undone, its content included', async () => {
    const file = await leave('uploading');
    await sweep();
    expect([await records(), existsSync(contentOf(file))]).toEqual([[], false]);
  });

  test('after it was stored is finished: shown, and the one before is gone', async () => {
    await upload(client, filesPath('photo', userId), await aPhoto());
    const file = await leave('stored');
    await sweep();
    expect(await records()).toMatchObject([{ _id: file._id, state: 'ready' }]);
    expect(await shownPhoto()).toBe(publicAddress(file));
  });

  test('after a newer one has come does not take its place', async () => {
    const file = await leave('stored');
    await upload(client, filesPath('photo', userId), await aPhoto());
    await sweep();
    const [left, ...others] = await records();
    expect([left?._id.equals(file._id), others]).toEqual([false, []]);
    expect(await shownPhoto()).toContain(String(left?._id));
  });
});

test('a removal that a crash cut off is finished', async () => {
  const file = await leave('removed');
  await sweep();
  expect([await records(), existsSync(contentOf(file))]).toEqual([[], false]);
});

/** A photo's record in this state, with its content. */
async function leave(state: File['state']): Promise<File> {
  const parts = ['large.webp', 'small.webp'];
  const content = { name: 'photo.webp', type: 'image/webp', parts, secret: 'secret' };
  const createdAt = new Date(stack.clock.now());
  const place = { folder: 'photo', ownerId: userId, itemId: userId } as const;
  const created = await createFile(stack.database, { ...place, ...content, state, createdAt });
  const file: File = created.toObject();
  mkdirSync(join(stack.dataDir, 'files', 'photo'), { recursive: true });
  writeFileSync(contentOf(file), 'x');
  return file;
}

const contentOf = ({ itemId, _id }: File) =>
  join(stack.dataDir, 'files', 'photo', `${itemId}.${_id}.large.webp`);

describe('200 MB', () => {
  const TOTAL = 200_000_000;
  const PIECE = Buffer.alloc(64 * 1024, 'x');
  const HEAD = '--b\r\ncontent-disposition: form-data; name="file"; filename="cv.pdf"\r\n\r\n';

  /** Sends as long as anybody listens. */
  async function pour(headers: Record<string, string>) {
    const outgoing = start(headers);
    const answered = once(outgoing, 'response') as Promise<[IncomingMessage]>;
    const before = process.memoryUsage();
    let [sent, peak] = [0, 0];
    function* pieces() {
      yield Buffer.from(HEAD + A_PDF);
      for (; sent < TOTAL; sent += PIECE.length) {
        const { external, heapUsed } = process.memoryUsage();
        peak = Math.max(peak, external + heapUsed - before.external - before.heapUsed);
        yield PIECE;
      }
    }
    // The server hangs up while we still send.
    await pipeline(Readable.from(pieces()), outgoing).catch(() => {});
    const [{ statusCode }] = await answered;
    return { statusCode, sent, peak };
  }

  function start(headers: Record<string, string>): ClientRequest {
    return request(stack.url + filesPath('resume', userId), {
      method: 'POST',
      headers: {
        origin: stack.url,
        cookie: client.cookie,
        'content-type': 'multipart/form-data; boundary=b',
        ...headers,
      },
    });
  }

  test.each([
    ['announced', { 'content-length': String(TOTAL) }],
    ['not announced', {}],
  ])('that are %s are refused without being read, and are never in memory', async (_, headers) => {
    const { statusCode, sent, peak } = await pour(headers as Record<string, string>);
    expect(statusCode).toBe(413);
    expect(sent).toBeLessThan(30_000_000);
    expect(peak).toBeLessThan(60_000_000);
    await expect.poll(() => readdirSync(incoming)).toEqual([]);
    expect(await records()).toEqual([]);
  });

  test('of which the sender has enough after a while leave nothing', async () => {
    const outgoing = start({ 'content-length': '4000000' });
    outgoing.on('error', () => {});
    outgoing.write(HEAD + A_PDF);
    outgoing.write(PIECE);
    await expect.poll(() => readdirSync(incoming).length).toBe(1);
    outgoing.destroy();
    await expect.poll(() => readdirSync(incoming)).toEqual([]);
    expect(await records()).toEqual([]);
  });
});
