import { z } from '../http/zod.ts';

/** Longer than anybody waits; what takes longer is not told. */
export const MAX_FIRST_FRAME_MS = 10 * 60_000;

/** Whether a connection goes through a relay; `unknown` where the browser does not say. */
export const CALL_ROUTES = ['direct', 'relay', 'unknown'] as const;
export type CallRoute = (typeof CALL_ROUTES)[number];

/** What a page tells of how its call went, to be counted and forgotten: nothing in it says whose call it was. */
export const CallReport = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('first_frame'),
    ms: z
      .int()
      .min(0)
      .max(MAX_FIRST_FRAME_MS)
      .describe("from the click on Join, or the other person's arrival if later, to their first frame"),
  }),
  z.discriminatedUnion('outcome', [
    z.strictObject({
      type: z.literal('negotiation'),
      outcome: z.literal('connected'),
      route: z.enum(CALL_ROUTES),
    }),
    z.strictObject({ type: z.literal('negotiation'), outcome: z.literal('gave_up') }),
  ]),
]);
export type CallReport = z.infer<typeof CallReport>;
