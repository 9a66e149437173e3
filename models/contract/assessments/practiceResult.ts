import { z } from '../http/zod.ts';

export const PRACTICE_MODES = ['camera', 'microphone', 'writing'] as const;
export type PracticeMode = (typeof PRACTICE_MODES)[number];

export const PRACTICE_SETS = [
  'introduction',
  'behaviour',
  'motivation',
  'pressure',
  'leadership',
  'career',
] as const;
export type PracticeSet = (typeof PRACTICE_SETS)[number];

/** What the history keeps of a practice session. */
export const PracticeResult = z.strictObject({
  kind: z.literal('practice'),
  mode: z.enum(PRACTICE_MODES),
  set: z.enum(PRACTICE_SETS).nullable().describe('null: a mix of all sets'),
  answers: z.int().min(1),
});
export type PracticeResult = z.infer<typeof PracticeResult>;
