import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '@preproom/models/runtime/log';
import { FACE_MODEL_SHA256, openFaceModel } from '@preproom/server/adapters/faceModel';
import { loadConfig } from '@preproom/server/config/config';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mediaPath } from '../../support/room/media.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'preproom-model-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** An address that serves this file; the model is taken from it only if it is the right one. */
async function publish(body: Buffer) {
  const server = createServer((_request, response) => response.end(body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => server.close() };
}

/** As a start in production would: the secret is given, so nothing has made the data folder yet. */
async function fetchFrom(body: Buffer) {
  const publisher = await publish(body);
  const config = loadConfig({
    DATA_DIR: join(folder, 'not', 'made', 'yet'),
    JWT_SECRET: 'x'.repeat(32),
    FACE_MODEL_URL: publisher.url,
  });
  const model = await openFaceModel(config, createLog('silent', 'server'));
  expect(model.state()).toEqual({ status: 'fetching' });
  await vi.waitFor(() => expect(model.state().status).not.toBe('fetching'), 10_000);
  publisher.close();
  return { config, model };
}

test('the model is fetched once, into a data folder that nobody has made yet', async () => {
  const { config, model } = await fetchFrom(await readFile(mediaPath('faceModel')));
  expect(model.state()).toMatchObject({ status: 'ready', sha256: FACE_MODEL_SHA256 });
  const again = await openFaceModel(config, createLog('silent', 'server'));
  expect(again.state()).toEqual(model.state());
});

test('another file than the published model is not taken', async () => {
  const { model } = await fetchFrom(Buffer.from('something else'));
  expect(model.state()).toEqual({ status: 'missing', reason: 'its address served another file' });
});
