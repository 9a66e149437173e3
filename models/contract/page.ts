import { z } from './zod.ts';

/** What the server writes into each page's <meta name="preproom">, so that the first view needs no call to know it. */
export const PageSettings = z.object({
  brandName: z.string(),
  isProduction: z.boolean(),
  hasLogin: z.boolean().describe('the request carried a login cookie; only a hint, every call checks it'),
});
export type PageSettings = z.infer<typeof PageSettings>;

export const PAGE_SETTINGS_META = 'preproom';

/** Where the face model is served, once the server has it. */
export function faceModelPath(sha256: string): string {
  return `/face-model/${sha256}.task`;
}
/** Where the readings' WebAssembly is served; the version is in the path, so that it can be cached for a year. */
export const FACE_WASM_PATH = '/mediapipe/0.10.35/wasm';
