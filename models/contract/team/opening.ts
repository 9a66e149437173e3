import { endpoint } from '../http/endpoint.ts';
import { z } from '../http/zod.ts';

/** What a new installation needs before people can pay and meet, in the order in which it is done. */
export const OPENING_STEPS = [
  'seller',
  'mail',
  'relay',
  'texts',
  'mentor',
  'programs',
  'payment',
  'backup',
  'secondFactor',
] as const;
export type OpeningStep = (typeof OPENING_STEPS)[number];

/** Steps that somebody has to confirm; the others are found in the settings and the database. */
export const CONFIRMED_STEPS = ['mail', 'relay', 'texts', 'backup'] as const;
export type ConfirmedStep = (typeof CONFIRMED_STEPS)[number];

/** The steps of opening, in their order. */
export const Opening = z.array(z.object({ step: z.enum(OPENING_STEPS), isDone: z.boolean() }));
export type Opening = z.infer<typeof Opening>;

export const confirmOpeningStep = endpoint({
  method: 'PUT',
  path: '/hq/opening/:step',
  summary: 'Says whether a step of opening is done; noted in the audit log',
  params: z.object({ step: z.enum(CONFIRMED_STEPS) }),
  body: z.strictObject({ isDone: z.boolean() }),
  response: z.object({ isDone: z.boolean() }),
});

export const sendTestMail = endpoint({
  method: 'POST',
  path: '/hq/opening/mail',
  summary: "Sends a test e-mail to the caller's own address",
  response: z.object({ to: z.string() }),
});
