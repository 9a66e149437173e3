import { FACE_MODEL_SHA256 } from '@preproom/models/contract/http/page';
import { SettingsError } from '@preproom/models/runtime/settings';
import { expect, test } from 'vitest';
import { loadConfig } from '../config/config.ts';
import { openFaceModel, SHIPPED_FACE_MODEL } from './faceModel.ts';

const SECRET = { JWT_SECRET: 'x'.repeat(32) };

test('the shipped model is the published file, and is what a start without settings uses', async () => {
  const { FACE_MODEL_PATH } = loadConfig(SECRET);
  expect(FACE_MODEL_PATH).toBe(SHIPPED_FACE_MODEL);
  expect(await openFaceModel(FACE_MODEL_PATH)).toEqual({
    path: SHIPPED_FACE_MODEL,
    sha256: FACE_MODEL_SHA256,
  });
});

test('another model can be named', async () => {
  const { FACE_MODEL_PATH } = loadConfig({ ...SECRET, FACE_MODEL_PATH: import.meta.filename });
  expect((await openFaceModel(FACE_MODEL_PATH)).sha256).not.toBe(FACE_MODEL_SHA256);
});

test.each(['/nowhere/face.task', import.meta.dirname])('%s stops the start', (path) => {
  const start = () => loadConfig({ ...SECRET, FACE_MODEL_PATH: path });
  expect(start).toThrow(SettingsError);
  expect(start).toThrow(`FACE_MODEL_PATH: there is no readable file at ${path}`);
});
