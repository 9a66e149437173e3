import { endpoint } from '../http/endpoint.ts';
import { Id, Instant, RoomId } from '../http/ids.ts';
import { PageNumber, paged } from '../http/paging.ts';
import { Paragraphs } from '../http/texts.ts';
import { z } from '../http/zod.ts';
import { GridInstant } from './availability.ts';
import { BookingNoteText } from './bookingNote.ts';
import { Meeting, Round } from './sessions.ts';

export const SESSION_MINUTES = 45;
/** A free introduction, once per learner. */
export const INTRODUCTION_MINUTES = 15;
/** How often a learner may move a round without the mentor's consent. */
export const FREE_MOVES = 3;
/** How many times one side may propose at once. */
export const MAX_PROPOSED_TIMES = 3;
export const MAX_NOTE_LENGTH = 500;
/** A mentor who cancels owes a reason of at least this many characters. */
export const MIN_REASON_LENGTH = 10;
export const SESSIONS_PER_PAGE = 20;
/** More cancellations by a mentor in this many days are flagged to the team, and how short before the start one counts as late. */
export const CANCELLATIONS = { allowed: 3, days: 30, lateHours: 24 } as const;

/** The word for the free introduction where a round is expected in a path. */
export const FREE_INTRODUCTION = 'free-introduction';

const Note = Paragraphs.trim().max(MAX_NOTE_LENGTH);
const OneMeeting = z.object({ data: Meeting });
const ofRoom = z.object({ roomid: RoomId });

/**
 * Refusals: `slot_taken`, `not_offered` and `own_clash` carry the three nearest free times as fields `nearest.0` to `nearest.2`.
 */
export const bookSession = endpoint({
  method: 'POST',
  path: '/sessions',
  summary:
    'Books a mentor for a round of an own pack, or for the free introduction; again with the same body, it answers the same session',
  body: z.strictObject({
    mentorId: Id,
    startsAt: GridInstant,
    round: Round,
    packId: Id.nullable().describe('null: the free introduction'),
    note: BookingNoteText.optional().describe('for the mentor; refused as `contact_details` if it has any'),
  }),
  response: OneMeeting,
});

export const getSessions = endpoint({
  method: 'GET',
  path: '/sessions',
  summary: "The caller's sessions that are over, latest first, without `expression`",
  query: z.object({ page: PageNumber }),
  response: paged(Meeting),
});

export const getSession = endpoint({
  method: 'GET',
  path: '/sessions/:roomid',
  summary: "One of the caller's sessions, however old, without `expression`",
  params: ofRoom,
  response: OneMeeting,
});

export const downloadSession = endpoint({
  method: 'GET',
  path: '/sessions/:roomid/calendar',
  summary: 'One session as a file for a calendar program',
  params: ofRoom,
  response: z.file(),
  download: 'text/calendar; charset=utf-8',
});

export const moveSession = endpoint({
  method: 'POST',
  path: '/sessions/:roomid/move',
  summary:
    'Moves a booked session to another free time of its mentor; refusals as for booking, and `moves_used`',
  params: ofRoom,
  body: z.strictObject({ startsAt: GridInstant }),
  response: OneMeeting,
});

export const cancelSession = endpoint({
  method: 'POST',
  path: '/sessions/:roomid/cancel',
  summary: 'Cancels a session before its start; a mentor says why',
  params: ofRoom,
  body: z.strictObject({ reason: Note.optional() }),
  response: OneMeeting,
});

export const proposeTimes = endpoint({
  method: 'POST',
  path: '/sessions/:roomid/proposal',
  summary:
    'Proposes other times for a booked session: the mentor always, the learner when their moves are used up',
  params: ofRoom,
  body: z.strictObject({
    times: z.array(GridInstant).min(1).max(MAX_PROPOSED_TIMES),
    note: Note.optional(),
  }),
  response: OneMeeting,
});

export const answerProposal = endpoint({
  method: 'POST',
  path: '/sessions/:roomid/proposal/answer',
  summary: 'Accepts one of the proposed times, which moves the session, or declines them all',
  params: ofRoom,
  body: z.strictObject({ startsAt: GridInstant.nullable().describe('null: declines') }),
  response: OneMeeting,
});

export const MentorHome = z.object({
  feedbackDue: z
    .array(Meeting)
    .describe('done sessions without submitted feedback, oldest first, at most 20'),
  week: z.object({
    days: z.array(z.object({ date: z.iso.date(), sessions: z.int() })).length(7),
    timeZone: z.string(),
  }),
  rating: z.object({ average: z.number().nullable(), count: z.int() }),
  nextFreeAt: Instant.nullable(),
  offersTimes: z.boolean().describe('the mentor has saved any availability'),
});
export type MentorHome = z.infer<typeof MentorHome>;

export const getMentorHome = endpoint({
  method: 'GET',
  path: '/mentor/home',
  summary: "What the mentor's dashboard shows beside the sessions of the current-user call",
  response: z.object({ data: MentorHome }),
});
