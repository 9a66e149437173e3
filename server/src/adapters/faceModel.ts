import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Log } from '@preproom/models/runtime/log';
import type { Config } from '../config/config.ts';

/** The one face model that the formulas were made for: Face Landmarker, float16, version 1. */
export const FACE_MODEL_SHA256 = '64184e229b263107bc2b804c6625db1341ff2bb731874b0bcc2fe6544e0bc9ff';
const FETCH_TIMEOUT_MS = 120_000;

export type FaceModelState =
  | { status: 'off' }
  | { status: 'fetching' }
  | { status: 'ready'; sha256: string; path: string }
  | { status: 'missing'; reason: string };

export interface FaceModel {
  state(): FaceModelState;
}

/**
 * Finds the face model, or fetches the published one once in the background: everything but the readings works without it. A
 * download counts only when its SHA-256 is right; a file of one's own (`FACE_MODEL_PATH`) counts as it is.
 */
export async function openFaceModel(config: Config, log: Log): Promise<FaceModel> {
  let state: FaceModelState = await findModel(config);
  if (state.status === 'fetching') {
    log.info({ url: config.FACE_MODEL_URL }, 'fetching the face model, once');
    void fetchModel(config).then((result) => {
      state = result;
      if (result.status === 'missing')
        log.warn({ reason: result.reason }, 'no face model: no expression reading');
      else log.info('face model ready');
    });
  }
  return { state: () => state };
}

async function findModel(config: Config): Promise<FaceModelState> {
  if (config.READINGS === 'off') return { status: 'off' };
  const path = config.FACE_MODEL_PATH ?? config.fetchedModelPath;
  const sha256 = await hashOf(path);
  if (config.FACE_MODEL_PATH) {
    return sha256 ? { status: 'ready', sha256, path } : { status: 'missing', reason: `cannot read ${path}` };
  }
  return sha256 === FACE_MODEL_SHA256 ? { status: 'ready', sha256, path } : { status: 'fetching' };
}

async function fetchModel(config: Config): Promise<FaceModelState> {
  const path = config.fetchedModelPath;
  try {
    const response = await fetch(config.FACE_MODEL_URL, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
    if (!response.ok) return { status: 'missing', reason: `its address answered ${response.status}` };
    const partial = `${path}.partial`;
    // With a database and a secret of one's own nothing else has made the data folder.
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await writeFile(partial, Buffer.from(await response.arrayBuffer()));
    if ((await hashOf(partial)) !== FACE_MODEL_SHA256) {
      return { status: 'missing', reason: 'its address served another file' };
    }
    await rename(partial, path);
    return { status: 'ready', sha256: FACE_MODEL_SHA256, path };
  } catch (error) {
    return { status: 'missing', reason: `it could not be fetched (${(error as Error).message})` };
  }
}

async function hashOf(path: string): Promise<string | null> {
  try {
    return createHash('sha256')
      .update(await readFile(path))
      .digest('hex');
  } catch {
    return null;
  }
}
