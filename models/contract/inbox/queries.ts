import { endpoint } from '../http/endpoint.ts';
import { Honeypot } from '../http/honeypot.ts';
import { entered } from '../http/texts.ts';
import { z } from '../http/zod.ts';

/** Generous limits. Longer texts are refused, never truncated. */
export const MAX_QUERY_LENGTHS = {
  program: 200,
  name: 200,
  email: 320,
  phone: 100,
  qualification: 1000,
} as const;

/** The database deletes requests after this many days. */
export const QUERY_RETENTION_DAYS = 365;

/** As entered; empty when it was never touched. */
const field = (name: keyof typeof MAX_QUERY_LENGTHS) => entered(MAX_QUERY_LENGTHS[name]).default('');

/** A callback request. Only the length is checked; fields that nobody asked for are left out. */
export const CallbackRequest = z.object({
  program: field('program'),
  name: field('name'),
  email: field('email'),
  phone: field('phone'),
  qualification: field('qualification'),
  website: Honeypot,
});
export type CallbackRequest = z.infer<typeof CallbackRequest>;

export const sendQuery = endpoint({
  method: 'POST',
  path: '/query',
  summary: 'Asks the team for a call back',
  body: CallbackRequest,
  response: z.object({ message: z.string() }),
});
