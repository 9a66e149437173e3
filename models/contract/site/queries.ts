import { endpoint } from '../http/endpoint.ts';
import { Honeypot } from '../http/honeypot.ts';
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

/** A callback request. Free text as typed; only the length is checked. */
export const CallbackRequest = z.strictObject({
  program: z.string().max(MAX_QUERY_LENGTHS.program),
  name: z.string().max(MAX_QUERY_LENGTHS.name),
  email: z.string().max(MAX_QUERY_LENGTHS.email),
  phone: z.string().max(MAX_QUERY_LENGTHS.phone),
  qualification: z.string().max(MAX_QUERY_LENGTHS.qualification),
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
