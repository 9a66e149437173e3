import { DAY_MS, MINUTE_MS } from '../http/durations.ts';
import { endpoint } from '../http/endpoint.ts';
import { Id, Instant, RequestId, RoomId } from '../http/ids.ts';
import { Paragraphs } from '../http/texts.ts';
import { z } from '../http/zod.ts';

export const MAX_SESSION_MESSAGE_LENGTH = 2000;
/** More than two people write about one session; what is beyond is refused. */
export const MAX_SESSION_MESSAGES = 500;
/** How long people can write to each other after their session, or after its cancellation. */
export const MESSAGE_DAYS = 14;
/** A message that is unread for so long is announced by e-mail. */
export const UNREAD_MAIL_MINUTES = 10;

/** When the two people of a session can no longer write to each other, in milliseconds since the epoch. */
export function messagesCloseAtMs(session: {
  startsAtMs: number;
  minutes: number;
  cancelledAtMs: number | null;
}): number {
  const { startsAtMs, minutes, cancelledAtMs } = session;
  const endsAtMs = startsAtMs + minutes * MINUTE_MS;
  return Math.min(endsAtMs, cancelledAtMs ?? endsAtMs) + MESSAGE_DAYS * DAY_MS;
}

const ofRoom = z.object({ roomid: RoomId });

export const SessionMessage = z.object({
  id: RequestId,
  from: Id,
  text: z.string(),
  sentAt: Instant,
  isRead: z.boolean().describe('by the one it was sent to'),
});
export type SessionMessage = z.infer<typeof SessionMessage>;

export const SessionMessages = z.object({
  messages: z.array(SessionMessage).describe('oldest first'),
  closesAt: Instant.nullable().describe(
    'until then the two can write; null: they can’t, whatever the reason',
  ),
  needsProfile: z.boolean().describe('the learner’s profile, once complete, opens the messages'),
});
export type SessionMessages = z.infer<typeof SessionMessages>;

export const getMessages = endpoint({
  method: 'GET',
  path: '/sessions/:roomid/messages',
  summary: 'What the two people of a session have written to each other outside of the room',
  params: ofRoom,
  response: z.object({ data: SessionMessages }),
});

/** Refusals: `contact_details` for a text that carries any (`contactDetails.ts`), `messages_closed`, `messages_full`, and `profile_needed` for a
 * learner who has to complete their profile first. */
export const sendMessage = endpoint({
  method: 'PUT',
  path: '/sessions/:roomid/messages/:sentId',
  summary:
    'Sends a message to the other person of a session; again with the same id, it answers the stored one',
  params: ofRoom.extend({ sentId: RequestId }),
  body: z.strictObject({ text: Paragraphs.trim().min(1).max(MAX_SESSION_MESSAGE_LENGTH) }),
  response: z.object({ data: SessionMessage }),
});

export const readMessages = endpoint({
  method: 'POST',
  path: '/sessions/:roomid/messages/read',
  summary: 'Marks the messages to the caller as read, up to the given one',
  params: ofRoom,
  body: z.strictObject({ upTo: RequestId }),
  response: z.object({ data: z.object({ unread: z.int() }) }),
});

export const UnreadMessages = z.array(z.object({ roomid: RoomId, count: z.int() }));
export type UnreadMessages = z.infer<typeof UnreadMessages>;

export const getUnreadMessages = endpoint({
  method: 'GET',
  path: '/messages/unread',
  summary: 'How many unread messages the caller has, by session',
  response: z.object({ data: UnreadMessages }),
});
