import { Email } from '../accounts/users.ts';
import { endpoint } from '../http/endpoint.ts';
import { Honeypot } from '../http/honeypot.ts';
import { RequestId } from '../http/ids.ts';
import { Line, Paragraphs } from '../http/texts.ts';
import { z } from '../http/zod.ts';

export const MAX_CONTACT_LENGTHS = { name: 200, phone: 40, topic: 200, message: 5000 } as const;

/** The database deletes messages after this many days. */
export const CONTACT_RETENTION_DAYS = 365;

/** A message to the team. */
export const ContactMessage = z.strictObject({
  id: RequestId.describe('the same whenever the same words are sent again, so that they are stored once'),
  name: Line.min(1, 'is missing').max(MAX_CONTACT_LENGTHS.name),
  email: Email.describe('where the answer goes'),
  phone: Line.max(MAX_CONTACT_LENGTHS.phone).describe('as it was typed; may be empty'),
  topic: Line.max(MAX_CONTACT_LENGTHS.topic).describe('a program or anything else; may be empty'),
  message: Paragraphs.trim().min(1, 'is missing').max(MAX_CONTACT_LENGTHS.message),
  website: Honeypot,
});
export type ContactMessage = z.infer<typeof ContactMessage>;

export const sendContactMessage = endpoint({
  method: 'POST',
  path: '/contact',
  summary: 'Sends the team a message, which is answered by e-mail',
  body: ContactMessage,
  response: z.object({ message: z.string() }),
});
