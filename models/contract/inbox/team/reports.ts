import { ROLES } from '../../accounts/users.ts';
import { endpoint } from '../../http/endpoint.ts';
import { Id, Instant, RequestId, RoomId } from '../../http/ids.ts';
import { CSV_TYPE, exportQuery, ListRow, listPage, pageQuery } from '../../http/lists.ts';
import { z } from '../../http/zod.ts';
import { REPORT_REASONS } from '../../room/safety.ts';
import { SESSION_STATUSES } from '../../sessions/sessionLife.ts';
import { Handled, HandledNote } from './handled.ts';

const REPORT_STATUSES = ['open', 'closed'] as const;
/** What the team did about the reported person. */
export const REPORT_OUTCOMES = ['nothing', 'warned', 'suspended'] as const;

const Person = z.object({
  _id: Id,
  Name: z.string().nullable().describe('null: they have deleted their account'),
  role: z.enum(ROLES).nullable(),
});
const KnownPerson = Person.extend({ Email: z.string().nullable() });

/** What one person has reported about another in one session, in the team's list. */
export const ReportRow = ListRow.extend({
  at: Instant.describe('of the latest statement'),
  by: z.string().nullable().describe('name; null: they have deleted their account'),
  against: z.string().nullable(),
  reason: z.enum(REPORT_REASONS).nullable().describe('of the latest statement'),
  status: z.enum(REPORT_STATUSES),
});
export type ReportRow = z.infer<typeof ReportRow>;

/** All that was reported, and what the team did. Each view is recorded in the audit log. */
export const ReportFile = ListRow.extend({
  at: Instant.describe('of the latest statement'),
  status: z.enum(REPORT_STATUSES),
  roomid: RoomId,
  by: KnownPerson,
  against: KnownPerson,
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
  messages: z
    .array(z.object({ _id: RequestId, at: Instant, isByReporter: z.boolean(), text: z.string() }))
    .describe(
      'what the two last wrote to each other outside of the room when something was reported, oldest first',
    ),
  handled: Handled.extend({ outcome: z.enum(REPORT_OUTCOMES) }).nullable(),
});
export type ReportFile = z.infer<typeof ReportFile>;

/** One person has blocked another. */
export const BlockRow = ListRow.extend({ at: Instant, by: Person, against: Person, roomid: RoomId });
export type BlockRow = z.infer<typeof BlockRow>;

const SORTS = ['-at', 'at'] as const;
const FILTERS = { status: z.enum(REPORT_STATUSES).optional() };
const params = z.strictObject({ reportId: Id });

export const getHqReports = endpoint({
  method: 'GET',
  path: '/hq/reports',
  summary: 'Reports about people, page by page; search, sort and filters in the query',
  query: pageQuery(SORTS, FILTERS),
  response: listPage(ReportRow),
});

export const exportHqReports = endpoint({
  method: 'GET',
  path: '/hq/reports/export',
  summary: 'Reports about people, as CSV; the export is noted in the audit log',
  query: exportQuery(SORTS, FILTERS),
  response: z.file(),
  download: CSV_TYPE,
});

export const getHqReport = endpoint({
  method: 'GET',
  path: '/hq/reports/:reportId',
  summary: 'One report with every statement and the latest messages; the look is noted',
  params,
  response: z.object({ data: ReportFile }),
});

export const handleReport = endpoint({
  method: 'PUT',
  path: '/hq/reports/:reportId/status',
  summary: 'Closes a report with what was done, or opens it again',
  params,
  body: z.strictObject({
    from: z.enum(REPORT_STATUSES).describe('the state that was seen; a conflict if it has changed since'),
    seenAt: Instant.describe('of the latest statement that was seen; a conflict if there is another'),
    outcome: z.enum(REPORT_OUTCOMES).nullable().describe('closes the report; null: opens it again'),
    note: HandledNote,
  }),
  response: z.object({ data: ReportFile }),
});

export const getHqBlocks = endpoint({
  method: 'GET',
  path: '/hq/blocks',
  summary: 'Who has blocked whom, page by page; search and sort in the query',
  query: pageQuery(SORTS, {}),
  response: listPage(BlockRow),
});

export const exportHqBlocks = endpoint({
  method: 'GET',
  path: '/hq/blocks/export',
  summary: 'Who has blocked whom, as CSV; the export is noted in the audit log',
  query: exportQuery(SORTS, {}),
  response: z.file(),
  download: CSV_TYPE,
});
