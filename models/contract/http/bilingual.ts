import { z } from './zod.ts';

/** A text of our own, in each language. */
export const Bilingual = z.object({ en: z.string(), hi: z.string() });
export type Bilingual = z.infer<typeof Bilingual>;
