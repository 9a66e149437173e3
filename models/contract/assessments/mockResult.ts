import { z } from '../http/zod.ts';
import { MOCK_SECTIONS, MOCK_TEST_IDS } from './mockTests.ts';

export const MockTestName = z.enum(MOCK_TEST_IDS);

/** What the history keeps of a finished mock test. */
export const MockResult = z.strictObject({
  kind: z.literal('mock'),
  test: MockTestName,
  sections: z
    .array(
      z.strictObject({
        section: z.enum(MOCK_SECTIONS),
        of: z.int().min(1),
        answered: z.int().min(0),
        right: z.int().min(0),
        seconds: z.int().min(0).describe('used, of the section’s clock'),
      }),
    )
    .describe('in the order of the test; those that were never begun have no answers'),
});
export type MockResult = z.infer<typeof MockResult>;
