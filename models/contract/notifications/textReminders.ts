import { endpoint } from '../http/endpoint.ts';
import { z } from '../http/zod.ts';

const TextReminders = z.object({
  isOffered: z
    .boolean()
    .describe(
      'this installation sends text messages, and the account is an adult’s with a mobile number of India',
    ),
  isOn: z.boolean().describe('off again when the number changes'),
});

export const getTextReminders = endpoint({
  method: 'GET',
  path: '/user/text-reminders',
  summary: 'Whether the person is reminded of sessions by text message or WhatsApp',
  response: TextReminders,
});

export const saveTextReminders = endpoint({
  method: 'PUT',
  path: '/user/text-reminders',
  summary: 'Consents to reminders by text message or WhatsApp, or withdraws it',
  body: z.strictObject({ isOn: z.boolean() }),
  response: TextReminders,
});
