import { ANSWER_MARKS, type AnswerMark } from '../catalogues/answerParts.ts';
import { FEEDBACK_CRITERIA } from '../catalogues/criteria.ts';
import { endpoint } from '../http/endpoint.ts';
import { Instant, RequestId, RoomId } from '../http/ids.ts';
import { Paragraphs } from '../http/texts.ts';
import { z } from '../http/zod.ts';
import { LIVE_LIMIT_MS, ROOM_OPENS_BEFORE_MS } from '../sessions/meetingTime.ts';
import { GroupDiscussion } from './groupDiscussion.ts';
import { Question, QuestionId } from './questions.ts';

export const MAX_NOTE_LENGTH = 2000;
/** Per session; more than anyone writes in 90 minutes. Removed ones count. */
export const MAX_NOTES = 200;
export const MAX_ASKED_QUESTIONS = 100;

/** What a mentor marks with one tap: the learner did well, or has something to work on. */
export const MARKS = ['strong', 'improve'] as const;
export type Mark = (typeof MARKS)[number];
export const NOTE_MARKS = [...MARKS, ...ANSWER_MARKS] as const;
export type NoteMark = (typeof NOTE_MARKS)[number];

export const isAnswerMark = (mark: NoteMark | null): mark is AnswerMark =>
  ANSWER_MARKS.some((one) => one === mark);

/** How far an instant from a page may be ahead of the server, for a page whose estimate of the server's time is off. */
const CLOCK_LEEWAY_MS = 10_000;

/** In which a mentor can have pressed something, in milliseconds since the epoch: while the room can be open. */
function cockpitWindow(startsAtMs: number): { fromMs: number; untilMs: number } {
  return { fromMs: startsAtMs - ROOM_OPENS_BEFORE_MS, untilMs: startsAtMs + LIVE_LIMIT_MS };
}

/** The instant as it is stored: never in the future. Null when it cannot have been in this session. */
export function momentInSession(atMs: number, startsAtMs: number, nowMs: number): number | null {
  const { fromMs, untilMs } = cockpitWindow(startsAtMs);
  if (atMs > nowMs + CLOCK_LEEWAY_MS) return null;
  const pastMs = Math.min(atMs, nowMs);
  return pastMs >= fromMs && pastMs <= untilMs ? pastMs : null;
}

const pressedAt = Instant.describe("the server's time when the mentor pressed, also when it arrives later");

export const AskedQuestion = z.object({
  id: RequestId,
  questionId: QuestionId,
  text: z.string(),
  askedAt: pressedAt,
  shownToLearner: z.boolean().describe('it has been on their screen'),
});
export type AskedQuestion = z.infer<typeof AskedQuestion>;

const noteWords = {
  at: pressedAt,
  text: Paragraphs.trim().max(MAX_NOTE_LENGTH),
  criterion: z.enum(FEEDBACK_CRITERIA).nullable(),
  mark: z.enum(NOTE_MARKS).nullable(),
  editedAt: Instant.describe('of several versions of a note the latest stands'),
};
/** A mentor's private note, a marked moment, or both. */
export const SessionNote = z.object({ id: RequestId, ...noteWords });
export type SessionNote = z.infer<typeof SessionNote>;

/** What the mentor did in one session. Nobody else receives it. */
export const Cockpit = z.object({
  metAt: Instant.nullable().describe(
    'what call times count from: both people were in the room; null: not yet',
  ),
  asked: z.array(AskedQuestion).describe('oldest first'),
  notes: z.array(SessionNote).describe('oldest first'),
  shownId: RequestId.nullable().describe("the asked question that is on the learner's screen"),
  askedBefore: z.array(QuestionId).describe('questions that this learner was asked in other sessions'),
  favourites: z.array(QuestionId).describe("the mentor's own"),
});
export type Cockpit = z.infer<typeof Cockpit>;

const room = z.object({ roomid: RoomId });
const asked = room.extend({ askedId: RequestId });
const note = room.extend({ noteId: RequestId });

/** What the page tells about a question that the mentor asks. */
const Asking = z.strictObject({ questionId: QuestionId, askedAt: pressedAt });
export type Asking = z.infer<typeof Asking>;

const NoteWords = z
  .strictObject(noteWords)
  .refine(({ text, mark }) => text !== '' || mark !== null, { path: ['text'], message: 'empty' });
export type NoteWords = z.infer<typeof NoteWords>;

export const getCockpit = endpoint({
  method: 'GET',
  path: '/rooms/:roomid/cockpit',
  summary: "The mentor's notes and asked questions of a session",
  params: room,
  response: Cockpit,
});

const RoundQuestions = z.object({
  questions: z.array(Question),
  groupDiscussion: GroupDiscussion.nullable().describe('null: the round is too short for one'),
});
export type RoundQuestions = z.infer<typeof RoundQuestions>;

export const getRoundQuestions = endpoint({
  method: 'GET',
  path: '/rooms/:roomid/cockpit/questions',
  summary: "What can be asked in the session's round, what fits the learner's program and branch first",
  params: room,
  response: RoundQuestions,
});

export const askQuestion = endpoint({
  method: 'PUT',
  path: '/rooms/:roomid/cockpit/asked/:askedId',
  summary: 'Note that a question is asked; a repeated id is stored once',
  params: asked,
  body: Asking,
  response: z.object({ asked: AskedQuestion.nullable().describe('null: withdrawn meanwhile') }),
});

export const withdrawQuestion = endpoint({
  method: 'DELETE',
  path: '/rooms/:roomid/cockpit/asked/:askedId',
  summary: 'Take back that a question was asked',
  params: asked,
  response: z.object({ removed: z.literal(true) }),
});

export const showQuestion = endpoint({
  method: 'PUT',
  path: '/rooms/:roomid/cockpit/shown',
  summary: "Show one question on the learner's screen, noting that it is asked, or hide it",
  params: room,
  body: z.strictObject({
    question: Asking.extend({ id: RequestId }).nullable().describe('null: hide what is shown'),
  }),
  response: z.object({ shownId: RequestId.nullable() }),
});

export const writeNote = endpoint({
  method: 'PUT',
  path: '/rooms/:roomid/cockpit/notes/:noteId',
  summary: 'Write a private note or change it; a repeated id is stored once',
  params: note,
  body: NoteWords,
  response: z.object({ note: SessionNote.nullable().describe('null: removed meanwhile') }),
});

export const removeNote = endpoint({
  method: 'DELETE',
  path: '/rooms/:roomid/cockpit/notes/:noteId',
  summary: 'Remove a private note',
  params: note,
  response: z.object({ removed: z.literal(true) }),
});

export const setFavouriteQuestion = endpoint({
  method: 'PUT',
  path: '/cockpit/favourites/:questionId',
  summary: "Add a question to the mentor's favourites, or take it out",
  params: z.object({ questionId: QuestionId }),
  body: z.strictObject({ isFavourite: z.boolean() }),
  response: z.object({ isFavourite: z.boolean() }),
});
