import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The model that comes with the product; the README beside it says where it is from. */
export const SHIPPED_FACE_MODEL = fileURLToPath(new URL('face_landmarker.task', import.meta.url));

/** The model that browsers read faces with. Its hash is part of its address and of every batch of readings. */
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
