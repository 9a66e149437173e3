import { z } from '../http/zod.ts';

/** Longer times are not reported. */
export const MAX_FIRST_FRAME_MS = 10 * 60_000;

/**
 * The kind of address through which two browsers reach each other: their own (`host`), that of a router in front of them (`srflx`), or the
 * relay's; `unknown` if the browser doesn't report it. Pages of earlier versions say `direct` for the first two.
 */
export const CALL_ROUTES = ['host', 'srflx', 'relay', 'direct', 'unknown'] as const;
export type CallRoute = (typeof CALL_ROUTES)[number];

/** A page's anonymous report about its call, counted in metrics and never stored. */
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
    z.strictObject({
      type: z.literal('negotiation'),
      outcome: z.literal('gave_up'),
      route: z
        .enum(CALL_ROUTES)
        .optional()
        .describe(
          'the best route that this browser had to offer: without `relay` it did not reach the relay',
        ),
    }),
  ]),
]);
export type CallReport = z.infer<typeof CallReport>;
