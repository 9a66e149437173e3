import { endpoint } from '../http/endpoint.ts';
import { Id, Instant, RoomId } from '../http/ids.ts';
import { z } from '../http/zod.ts';
import { ExpressionSummary } from '../readings/readings.ts';
import { Round } from '../sessions/sessions.ts';
import { FeedbackDraft } from './feedback.ts';
import { EarlierRatings } from './learnerReport.ts';
import { Timeline } from './timeline.ts';

/** What a learner can tick. Readings over time and the mentor's marks are never shared. */
export const SHARED_PARTS = ['ratings', 'comments', 'summary', 'timeline', 'speech'] as const;
export type SharedPart = (typeof SHARED_PARTS)[number];

export const DEFAULT_LINK_DAYS = 30;
export const MAX_LINK_DAYS = 180;
/** Per session, counting those that have not ended. */
export const MAX_LINKS = 20;

const Parts = z.array(z.enum(SHARED_PARTS)).min(1).max(SHARED_PARTS.length);

export const ReportLink = z.object({
  _id: Id,
  parts: Parts,
  createdAt: Instant,
  expiresAt: Instant,
});
export type ReportLink = z.infer<typeof ReportLink>;

export const ReportLinkRequest = z.strictObject({ parts: Parts, days: z.int().min(1).max(MAX_LINK_DAYS) });
export type ReportLinkRequest = z.infer<typeof ReportLinkRequest>;

/** A report as a link shows it: only what the learner ticked; null for everything else and for what there is not. */
export const SharedReport = z.object({
  learnerName: z.string(),
  mentorName: z.string().nullable().describe('null: they have deleted their account'),
  round: Round,
  isFree: z.boolean(),
  startsAt: Instant,
  expiresAt: Instant,
  feedback: FeedbackDraft.nullable().describe('stars with `ratings`; texts and remarks with `comments`'),
  hasRatings: z.boolean(),
  hasComments: z.boolean(),
  first: EarlierRatings.nullable(),
  previous: EarlierRatings.nullable(),
  summary: ExpressionSummary.pick({ samples: true, shortSample: true, percentages: true }).nullable(),
  timeline: Timeline.nullable().describe(
    "without readings, marks, chat and the mentor's speech; the learner's only if it was ticked",
  ),
  talkPercent: z.int().nullable().describe("the learner's share of what was said"),
});
export type SharedReport = z.infer<typeof SharedReport>;

const room = z.object({ roomid: RoomId });

export const getReportLinks = endpoint({
  method: 'GET',
  path: '/rooms/:roomid/report/links',
  summary: "The links to the learner's report that have not ended",
  params: room,
  response: z.object({ links: z.array(ReportLink).describe('newest first') }),
});

export const createReportLink = endpoint({
  method: 'POST',
  path: '/rooms/:roomid/report/links',
  summary: 'Make a link that shows parts of the report to anyone who has it, until its end',
  params: room,
  body: ReportLinkRequest,
  response: z.object({
    link: ReportLink,
    url: z.string().describe('cannot be asked for again: only a hash of it is stored'),
  }),
});

export const revokeReportLink = endpoint({
  method: 'DELETE',
  path: '/rooms/:roomid/report/links/:linkId',
  summary: 'End a link at once',
  params: room.extend({ linkId: Id }),
  response: z.object({ revoked: z.literal(true) }),
});

export const getSharedReport = endpoint({
  method: 'GET',
  path: '/report-links/:token',
  summary: 'What a link shows; an ended link is answered as an unknown one',
  params: z.object({ token: z.string().regex(/^[\w-]{43}$/) }),
  response: SharedReport,
});
