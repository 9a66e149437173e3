import { endpoint } from '../../http/endpoint.ts';
import { Id, Instant, RoomId } from '../../http/ids.ts';
import { CSV_TYPE, exportQuery, ListRow, listPage, pageQuery } from '../../http/lists.ts';
import { z } from '../../http/zod.ts';
import { ROUNDS } from '../rounds.ts';
import { SESSION_END_REASONS, SESSION_STATUSES } from '../sessionLife.ts';
import { Cancellation, OtherPerson, Round } from '../sessions.ts';
import { SESSION_SIDES } from '../sides.ts';

/** A session in the team's list. */
export const HqSessionRow = ListRow.extend({
  roomid: RoomId,
  learner: z.string().nullable().describe('name; null: the account is gone'),
  mentor: z.string().nullable(),
  round: Round,
  isFree: z.boolean(),
  startsAt: Instant,
  status: z.enum(SESSION_STATUSES),
  learnerCame: z.boolean(),
  mentorCame: z.boolean(),
});
export type HqSessionRow = z.infer<typeof HqSessionRow>;

/** Days in India; a week is the seven days from today. */
const SESSION_SPANS = ['today', 'tomorrow', 'week', 'lastWeek'] as const;
/** `nobody`: nobody came. `missing`: one of the two is in the room and the other is late. `feedback`: the mentor's feedback is overdue. */
const SESSION_PROBLEMS = ['nobody', 'missing', 'feedback'] as const;

const SORTS = ['-startsAt', 'startsAt'] as const;
const FILTERS = {
  when: z.enum(SESSION_SPANS).optional(),
  status: z.enum(SESSION_STATUSES).optional(),
  round: z.enum(ROUNDS).optional(),
  problem: z.enum(SESSION_PROBLEMS).optional(),
};

export const getHqSessions = endpoint({
  method: 'GET',
  path: '/hq/sessions',
  summary: 'Sessions, page by page; search, sort and filters in the query',
  query: pageQuery(SORTS, FILTERS),
  response: listPage(HqSessionRow),
});

export const exportHqSessions = endpoint({
  method: 'GET',
  path: '/hq/sessions/export',
  summary: 'Sessions, as CSV; the export is noted in the audit log',
  query: exportQuery(SORTS, FILTERS),
  response: z.file(),
  download: CSV_TYPE,
});

const side = z.enum(SESSION_SIDES);

/** What one side's pages measured of the call. */
const SideConnection = z.object({
  side,
  secondsInRoom: z.int(),
  secondsConnected: z.int(),
  interruptions: z.int(),
  longestInterruptionMs: z.int(),
  roundTripMs: z.int().nullable().describe('the median'),
  secondsSoundOnly: z.int(),
  quality: z.array(z.int()).describe('3 good, 2 fair, 1 poor, 0 not connected'),
});
export type SideConnection = z.infer<typeof SideConnection>;

const RoomEvent = z.object({
  at: Instant,
  side: side.nullable().describe('null: somebody of the team'),
  kind: z.enum(['joined', 'left', 'ended']),
});

const TeamChange = z.object({
  at: Instant,
  actor: z.string().nullable(),
  kind: z.enum(['session:move', 'session:cancel']),
  reason: z.string(),
});

/** Room events in a file, the first ones. */
export const MAX_ROOM_EVENTS = 200;

/** All about one session, to answer what happened. Contains nothing of what was said or written in it. */
export const HqSessionFile = z.object({
  _id: Id,
  roomid: RoomId,
  round: Round,
  isFree: z.boolean(),
  status: z.enum(SESSION_STATUSES),
  endReason: z.enum(SESSION_END_REASONS).nullable(),
  startsAt: Instant,
  minutes: z.int(),
  moves: z.int(),
  learner: OtherPerson,
  mentor: OtherPerson,
  learnerCameAt: Instant.nullable(),
  mentorCameAt: Instant.nullable(),
  lastPresenceAt: Instant.nullable().describe('when somebody was last known to be in the room'),
  cancellation: Cancellation.nullable(),
  feedback: z.enum(['none', 'draft', 'submitted']),
  messages: z.int().min(0).describe('how many the two have written each other about it'),
  events: z.array(RoomEvent).max(MAX_ROOM_EVENTS).describe('the first ones first'),
  connections: z.array(SideConnection),
  changes: z.array(TeamChange).describe("the team's, the latest first"),
});
export type HqSessionFile = z.infer<typeof HqSessionFile>;

export const getHqSession = endpoint({
  method: 'GET',
  path: '/hq/sessions/:sessionId',
  summary:
    'All about one session: its people, what happened in its room, and how the connection was. The look is noted',
  params: z.object({ sessionId: Id }),
  response: z.object({ data: HqSessionFile }),
});
