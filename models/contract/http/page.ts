import { z } from './zod.ts';

/** Contact details of whoever operates the installation. */
export const ContactSettings = z.object({
  email: z.string(),
  social: z
    .array(z.object({ name: z.enum(['Facebook', 'LinkedIn', 'Instagram']), url: z.string() }))
    .describe('in this order; a network without a page of ours is left out'),
  grievance: z.object({ officer: z.string(), email: z.string() }),
});
export type ContactSettings = z.infer<typeof ContactSettings>;

/** Settings that the server writes into each page's <meta name="preproom">, so the first view needs no API call for them. */
export const PageSettings = z.object({
  brandName: z.string(),
  isProduction: z.boolean(),
  hasLogin: z.boolean().describe('the request carried a login cookie; only a hint, every call checks it'),
  contact: ContactSettings,
  seller: z
    .object({
      name: z.string(),
      address: z.string(),
      phone: z.string().describe('for customers; empty without one'),
      hasGst: z.boolean().describe('registered for GST, which prices then include'),
    })
    .nullable()
    .describe('who sells the programs, by law on the site; null while nobody has set a name'),
  addressLogDays: z
    .int()
    .nullable()
    .describe(
      'for how many days the network addresses of requests are kept in logs; null if they are not logged',
    ),
  socialProviders: z
    .array(z.object({ id: z.string(), label: z.string() }))
    .describe('with whom one can log in, in the order of the buttons'),
});
export type PageSettings = z.infer<typeof PageSettings>;

export const PAGE_SETTINGS_META = 'preproom';
/** Id of the element with the API responses that a server-rendered page was made from. */
export const PAGE_DATA_ID = 'page-data';

/** The bundled face model: Face Landmarker, float16, version 1. */
export const FACE_MODEL_SHA256 = '64184e229b263107bc2b804c6625db1341ff2bb731874b0bcc2fe6544e0bc9ff';
/** URL of the face model. The path contains the hash, so it can be cached for a year. */
export function faceModelPath(sha256: string): string {
  return `/face-model/${sha256}.task`;
}
/** URL of the expression reading's WebAssembly. The path contains the version, so it can be cached for a year. */
export const FACE_WASM_PATH = '/mediapipe/0.10.35/wasm';
/** The document of the frame in which programs run (client/src/code/run). */
export const RUNNER_FRAME_PATH = '/runner';
