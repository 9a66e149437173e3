import { endpoint } from '../http/endpoint.ts';
import { RequestId, RoomId } from '../http/ids.ts';
import { Paragraphs } from '../http/texts.ts';
import { z } from '../http/zod.ts';

/** Reasons for reporting someone from inside the room. */
export const REPORT_REASONS = [
  'harassment',
  'sexual_content',
  'money_or_contact',
  'not_the_person',
  'recording',
  'something_else',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const MAX_REPORT_NOTE_LENGTH = 2000;

export const Report = z.strictObject({
  id: RequestId.describe('the same whenever the same words are sent again, so that they are stored once'),
  reason: z.enum(REPORT_REASONS),
  note: Paragraphs.trim().max(MAX_REPORT_NOTE_LENGTH),
  endInterview: z.boolean().describe('closes the room for both, for good'),
  block: z.boolean().describe('the two cannot join another session of theirs'),
});
export type Report = z.infer<typeof Report>;

export const ReportReceived = z.object({
  isOver: z.boolean().describe('the session is over, by this report or before it'),
});
export type ReportReceived = z.infer<typeof ReportReceived>;

export const reportPerson = endpoint({
  method: 'POST',
  path: '/rooms/:roomid/report',
  summary: 'Reports the other person of a session to the team; may also end the session and block the pair',
  params: z.object({ roomid: RoomId }),
  body: Report,
  response: ReportReceived,
});
