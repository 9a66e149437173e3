import { endpoint } from '../http/endpoint.ts';
import { Id, Instant, RoomId } from '../http/ids.ts';
import { PageNumber, paged } from '../http/paging.ts';
import { z } from '../http/zod.ts';
import { Round } from '../sessions/sessions.ts';

export const NOTIFICATIONS_PER_PAGE = 20;
export const NOTIFICATION_RETENTION_DAYS = 90;

/** What a person can be told in the page. Pages write the sentence, in the reader's language. */
export const NOTIFICATION_KINDS = [
  'session_booked',
  'session_moved',
  'session_moved_by_team',
  'session_cancelled',
  'times_proposed',
  'proposal_declined',
  'session_reminder',
  'session_missed',
  'learner_absent',
  'mentor_absent',
  'feedback_ready',
  'review_received',
  'review_answered',
  'mentor_page_public',
  'profile_approved',
  'profile_refused',
  'slots_requested',
  'slots_added',
  'slots_declined',
  'reward_earned',
  'session_earned',
  'earnings_paid',
  'earnings_corrected',
  'pay_changed',
  'feedback_due',
  'refund_made',
  'application_shortlisted',
  'application_declined',
  'job_closed',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

export const Notification = z.object({
  _id: Id,
  kind: z.enum(NOTIFICATION_KINDS),
  at: Instant,
  isRead: z.boolean(),
  roomid: RoomId.nullable(),
  round: Round.nullable(),
  isFree: z.boolean().describe('it is about a free introduction'),
  startsAt: Instant.nullable().describe('of the session, as it was when this was written'),
  paise: z.int().nullable().describe('of what is told about money; below zero: taken back'),
  personId: Id.nullable().describe('the other person'),
  personName: z.string().nullable().describe('null: none, or they have deleted their account'),
});
export type Notification = z.infer<typeof Notification>;

export const getNotifications = endpoint({
  method: 'GET',
  path: '/notifications',
  summary: "The caller's notifications, latest first",
  query: z.object({ page: PageNumber }),
  response: paged(Notification).extend({ unread: z.int() }),
});

export const readNotifications = endpoint({
  method: 'POST',
  path: '/notifications/read',
  summary: 'Marks one notification as read, or all up to the given one',
  body: z.strictObject({ _id: Id, andOlder: z.boolean() }),
  response: z.object({ unread: z.int() }),
});
