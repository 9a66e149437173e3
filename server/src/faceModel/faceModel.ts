import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The model shipped with the product; its source is in the README beside it. */
export const SHIPPED_FACE_MODEL = fileURLToPath(new URL('face_landmarker.task', import.meta.url));

/** The face model for browsers. Its hash is part of its URL and of every batch of readings. */
export interface FaceModel {
  path: string;
  sha256: string;
}

export async function openFaceModel(path: string): Promise<FaceModel> {
  const sha256 = createHash('sha256')
    .update(await readFile(path))
    .digest('hex');
  return { path, sha256 };
}
