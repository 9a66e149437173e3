import { type Connection, Schema, type Types } from 'mongoose';
import { PHASES, type Phase } from '../../contract/catalogues/phases.ts';
import {
  type AgendaEvent,
  INTERVIEW_MODES,
  type InterviewMode,
  MAX_FOCUS_MINUTES,
} from '../../contract/room/agenda/agenda.ts';
import type { SessionSide } from '../../contract/sessions/sessions.ts';
import { SESSION_SIDES } from '../../contract/sessions/sides.ts';
import { type DataRule, isPerson, roomFilters } from '../privacy/dataRule.ts';

const KINDS = ['phase', 'shown', 'focus', 'focusOver', 'mode'] as const satisfies AgendaEvent['kind'][];

/** What one of the two did about the course of an interview: a phase, focus time, the mode. Never changed once stored. */
export interface AgendaEventDocument {
  roomid: string;
  mentorId: Types.ObjectId;
  learnerId: Types.ObjectId;
  /** Chosen by the page, so that an event sent twice is stored once. */
  eventId: string;
  by: SessionSide;
  at: Date;
  kind: AgendaEvent['kind'];
  /** By kind; the others are missing. */
  phase?: Phase;
  isShown?: boolean;
  minutes?: number;
  focusId?: string;
  mode?: InterviewMode;
}

const schema = new Schema<AgendaEventDocument>({
  roomid: { type: String, required: true },
  mentorId: { type: Schema.Types.ObjectId, required: true },
  learnerId: { type: Schema.Types.ObjectId, required: true },
  eventId: { type: String, required: true },
  by: { type: String, enum: SESSION_SIDES, required: true },
  at: { type: Date, required: true },
  kind: { type: String, enum: KINDS, required: true },
  phase: { type: String, enum: PHASES },
  isShown: { type: Boolean },
  minutes: { type: Number, min: 1, max: MAX_FOCUS_MINUTES },
  focusId: { type: String },
  mode: { type: String, enum: INTERVIEW_MODES },
});
// Each event is stored once. The first field finds those of a session.
schema.index({ roomid: 1, eventId: 1 }, { unique: true });

const agendaEventModel = (connection: Connection) => connection.model('AgendaEvent', schema, 'agendaEvents');

const agendaEventData: DataRule<AgendaEventDocument> = {
  kind: 'cockpit',
  of: (person) => roomFilters(person),
  show: ({ roomid, at, kind, phase, isShown, minutes, mode, by, mentorId }, person) => ({
    ...{ roomid, at, kind },
    by: (by === 'mentor') === isPerson(mentorId, person) ? 'you' : 'the other',
    ...{ phase, isShown, minutes, mode },
  }),
  whenDeleted: {
    because: "phases, focus times and the mode belong to both people's record of the session",
    neededBy: ({ mentorId, learnerId }, person) => (isPerson(mentorId, person) ? learnerId : mentorId),
    change: () => ({}),
  },
};

export const agendaEvents = { model: agendaEventModel, data: agendaEventData };
