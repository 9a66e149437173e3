import { z } from '../http/zod.ts';

/** What the history keeps of a finished case. It says how far the answers came, and is compared with nothing. */
export const CaseResult = z.strictObject({
  kind: z.literal('case'),
  steps: z.int().min(1),
  right: z.int().min(0),
});
export type CaseResult = z.infer<typeof CaseResult>;
