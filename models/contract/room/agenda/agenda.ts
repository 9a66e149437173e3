import { PHASES } from '../../catalogues/phases.ts';
import { endpoint } from '../../http/endpoint.ts';
import { Instant, RequestId, RoomId } from '../../http/ids.ts';
import { z } from '../../http/zod.ts';
import { SESSION_SIDES } from '../../sessions/sides.ts';

/** Per session; many times what an interview needs. */
export const MAX_AGENDA_EVENTS = 200;
export const MAX_FOCUS_MINUTES = 10;

/** Study: hints may be opened. Real: none, as in a real interview. */
export const INTERVIEW_MODES = ['study', 'real'] as const;
export type InterviewMode = (typeof INTERVIEW_MODES)[number];

const at = Instant.describe("the server's time when the person pressed, also when it arrives later");

/** What one of the two did about the course of the interview. Focus time is either side's, all else the mentor's. */
const phase = { kind: z.literal('phase'), phase: z.enum(PHASES), at };
const shown = {
  kind: z.literal('shown'),
  isShown: z.boolean().describe('whether the learner sees phases and their time'),
  at,
};
const focus = { kind: z.literal('focus'), minutes: z.int().min(1).max(MAX_FOCUS_MINUTES), at };
const focusOver = {
  kind: z.literal('focusOver'),
  focusId: RequestId.describe('the focus time that is ended before its minutes are over'),
  at,
};
const mode = { kind: z.literal('mode'), mode: z.enum(INTERVIEW_MODES), at };

export const AgendaChange = z.discriminatedUnion('kind', [
  z.strictObject(phase),
  z.strictObject(shown),
  z.strictObject(focus),
  z.strictObject(focusOver),
  z.strictObject(mode),
]);
export type AgendaChange = z.infer<typeof AgendaChange>;

const stored = { id: RequestId, by: z.enum(SESSION_SIDES) };
export const AgendaEvent = z.discriminatedUnion('kind', [
  z.object({ ...stored, ...phase }),
  z.object({ ...stored, ...shown }),
  z.object({ ...stored, ...focus }),
  z.object({ ...stored, ...focusOver }),
  z.object({ ...stored, ...mode }),
]);
export type AgendaEvent = z.infer<typeof AgendaEvent>;

export const Agenda = z.object({
  metAt: Instant.nullable().describe(
    'what call times count from: both people were in the room; null: not yet',
  ),
  events: z.array(AgendaEvent).describe("oldest first; the learner's have phases while they are shown"),
});
export type Agenda = z.infer<typeof Agenda>;

export const getAgenda = endpoint({
  method: 'GET',
  path: '/rooms/:roomid/agenda',
  summary: 'Phases, focus times and mode of an interview, as far as they are the caller’s to see',
  params: z.object({ roomid: RoomId }),
  response: Agenda,
});

export const changeAgenda = endpoint({
  method: 'PUT',
  path: '/rooms/:roomid/agenda/:eventId',
  summary: 'Begin a phase or focus time, end focus time, choose the mode; a repeated id is stored once',
  params: z.object({ roomid: RoomId, eventId: RequestId }),
  body: AgendaChange,
  response: z.object({ event: AgendaEvent }),
});
