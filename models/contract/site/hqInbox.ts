import { endpoint } from '../http/endpoint.ts';
import { Id, Instant, RoomId } from '../http/ids.ts';
import { PageNumber, paged } from '../http/paging.ts';
import { z } from '../http/zod.ts';
import { REPORT_REASONS } from '../room/safety.ts';
import { SESSION_STATUSES } from '../room/sessionLife.ts';

export const HQ_INBOX_PER_PAGE = 25;

/** A request for a call back, as it was typed. */
export const CallbackEntry = z.object({
  _id: Id,
  at: Instant,
  program: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  qualification: z.string(),
});
export type CallbackEntry = z.infer<typeof CallbackEntry>;

/** A message of the contact page. */
export const MessageEntry = z.object({
  _id: Id,
  at: Instant,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  topic: z.string(),
  message: z.string(),
});
export type MessageEntry = z.infer<typeof MessageEntry>;

const ReportedPerson = z.object({
  _id: Id,
  Name: z.string().nullable().describe('null: they have deleted their account'),
  Email: z.string().nullable(),
});

/** What one person has reported about another in one session. */
export const ReportEntry = z.object({
  _id: Id,
  at: Instant.describe('of the latest statement'),
  roomid: RoomId,
  by: ReportedPerson,
  against: ReportedPerson,
  statements: z.array(
    z.object({
      at: Instant,
      reason: z.enum(REPORT_REASONS),
      note: z.string(),
      sessionStatus: z.enum(SESSION_STATUSES),
      wantedEnd: z.boolean(),
      wantedBlock: z.boolean(),
    }),
  ),
});
export type ReportEntry = z.infer<typeof ReportEntry>;

const query = z.object({ page: PageNumber });

export const getHqCallbacks = endpoint({
  method: 'GET',
  path: '/hq/callbacks',
  summary: 'One page of the open requests for a call back; whoever waits longest first',
  query,
  response: paged(CallbackEntry),
});

export const getHqMessages = endpoint({
  method: 'GET',
  path: '/hq/messages',
  summary: 'One page of the unanswered messages of the contact page; the oldest first',
  query,
  response: paged(MessageEntry),
});

export const getHqReports = endpoint({
  method: 'GET',
  path: '/hq/reports',
  summary: 'One page of the open reports about people, the newest first; the look at each is noted',
  query,
  response: paged(ReportEntry),
});
