import { type Connection, Schema, type Types } from 'mongoose';
import { SESSION_MINUTES } from '../../contract/sessions/bookings.ts';
import { ROUNDS } from '../../contract/sessions/rounds.ts';
import {
  SESSION_END_REASONS,
  SESSION_STATUSES,
  type SessionEndReason,
  type SessionStatus,
} from '../../contract/sessions/sessionLife.ts';
import type { Round } from '../../contract/sessions/sessions.ts';
import { type DataRule, isPerson } from '../privacy/dataRule.ts';
import type { ExpressionTotals } from '../readings/measuredSession.ts';
import { pendingChange, type SessionChange } from './pendingChange.ts';
import {
  cancellation,
  connectionCheck,
  proposal,
  type SessionCancellation,
  type StoredConnectionCheck,
  type TimeProposal,
} from './sessionParts.ts';
import { type SessionPay, sessionPay } from './sessionPay.ts';

export interface ShownQuestion {
  askedId: string;
  text: string;
}

/** A booked interview. In a sharded deployment the shard key is `roomid`: nearly every read and write names one room. */
export interface SessionDocument {
  roomid: string;
  learnerId: Types.ObjectId;
  mentorId: Types.ObjectId;
  /** The pack that paid for the round; null for a demo session. */
  packId?: Types.ObjectId;
  round: Round;
  startsAt: Date;
  /** Planned length. */
  minutes: number;
  /** The free introduction: no pack, and once per learner. */
  isFree: boolean;
  /** Missing if it is not paid. */
  pay?: SessionPay;
  status: SessionStatus;
  /** Why it is over; null while booked or live. */
  endReason: SessionEndReason | null;
  /** The 15-minute steps the session occupies in each person's calendar (contract `timeSteps`). */
  learnerSteps: number[];
  mentorSteps: number[];
  holdsTime: boolean;
  usesRound: boolean;
  /** Where the mentor limits sessions per day: the day in the mentor's time zone, and the session's numbered place in it, from 1. */
  mentorDay?: string;
  dayPlace?: number;
  /** Moves by the learner without the mentor's consent, earlier bookings of the same round included. */
  moves: number;
  /** The invite's revision (RFC 5545 SEQUENCE). */
  sequence: number;
  /** What the learner wants the mentor to know; empty: nothing. */
  bookingNote: string;
  proposal: TimeProposal | null;
  cancellation: SessionCancellation | null;
  /** Usually empty. */
  pendingChanges: SessionChange[];
  learnerCameAt: Date | null;
  mentorCameAt: Date | null;
  /** When somebody was last known to be in the room. */
  lastPresenceAt: Date | null;
  /** The latest result of each side's connection check in the lobby; null: none reported. */
  learnerCheck: StoredConnectionCheck | null;
  mentorCheck: StoredConnectionCheck | null;
  readingConsent: boolean;
  expressionShared: boolean;
  /** Cached totals of the summary once the session is done. The reading buckets are authoritative. */
  expression: ExpressionTotals | null;
  /** The question of the bank that the mentor shows on the learner's screen. */
  shownQuestion: ShownQuestion | null;
  /** When the learner deleted the readings. Readings recorded before that are refused. */
  readingsDeletedAt: Date | null;
}
export type Session = SessionDocument & { _id: Types.ObjectId };

const id = { type: Schema.Types.ObjectId, required: true } as const;
const schema = new Schema<SessionDocument>({
  roomid: { type: String, required: true },
  learnerId: id,
  mentorId: id,
  packId: { type: Schema.Types.ObjectId },
  round: { type: String, enum: ROUNDS, required: true },
  startsAt: { type: Date, required: true },
  minutes: { type: Number, default: SESSION_MINUTES },
  isFree: { type: Boolean, default: false },
  pay: { type: sessionPay },
  status: { type: String, enum: SESSION_STATUSES, default: 'booked' },
  endReason: { type: String, enum: [...SESSION_END_REASONS, null], default: null },
  learnerSteps: { type: [Number], required: true },
  mentorSteps: { type: [Number], required: true },
  holdsTime: { type: Boolean, default: true },
  usesRound: { type: Boolean, default: true },
  mentorDay: { type: String },
  dayPlace: { type: Number },
  moves: { type: Number, default: 0 },
  sequence: { type: Number, default: 0 },
  bookingNote: { type: String, default: '' },
  proposal: { type: proposal, default: null },
  cancellation: { type: cancellation, default: null },
  pendingChanges: { type: [pendingChange], default: [] },
  learnerCameAt: { type: Date, default: null },
  mentorCameAt: { type: Date, default: null },
  lastPresenceAt: { type: Date, default: null },
  learnerCheck: { type: connectionCheck, default: null },
  mentorCheck: { type: connectionCheck, default: null },
  readingConsent: { type: Boolean, default: false },
  expressionShared: { type: Boolean, default: false },
  expression: {
    type: new Schema({ sum: [Number], n: Number, algo: String, spanSeconds: Number }, { _id: false }),
    default: null,
  },
  shownQuestion: { type: new Schema({ askedId: String, text: String }, { _id: false }), default: null },
  readingsDeletedAt: { type: Date, default: null },
});
// Sessions are found by room.
schema.index({ roomid: 1 }, { unique: true });
// Prevents double booking: overlapping sessions of a person share a step.
schema.index({ mentorId: 1, mentorSteps: 1 }, { unique: true, partialFilterExpression: { holdsTime: true } });
schema.index(
  { learnerId: 1, learnerSteps: 1 },
  { unique: true, partialFilterExpression: { holdsTime: true } },
);
// Each round of a pack is used at most once.
schema.index(
  { packId: 1, round: 1 },
  { unique: true, partialFilterExpression: { usesRound: true, packId: { $exists: true } } },
);
// One free introduction per learner.
schema.index(
  { learnerId: 1, isFree: 1 },
  { unique: true, partialFilterExpression: { usesRound: true, isFree: true } },
);
// One no-show of the learner in a pack, or in their introductions, returns its round.
const returnedNoShow = { status: 'noshow_learner', usesRound: false };
schema.index(
  { packId: 1, status: 1 },
  { unique: true, partialFilterExpression: { ...returnedNoShow, packId: { $exists: true } } },
);
schema.index(
  { learnerId: 1, isFree: 1, status: 1 },
  { unique: true, partialFilterExpression: { ...returnedNoShow, isFree: true } },
);
// The mentor's limit of sessions per day.
schema.index(
  { mentorId: 1, mentorDay: 1, dayPlace: 1 },
  { unique: true, partialFilterExpression: { holdsTime: true, dayPlace: { $exists: true } } },
);
// Sessions whose earnings are not entered yet.
schema.index({ 'pay.isSettled': 1, status: 1 }, { partialFilterExpression: { 'pay.isSettled': false } });
// Changes that are not complete, for the job that completes them.
schema.index({ 'pendingChanges.at': 1 });
// Cancellations by mentors, which the team counts.
schema.index(
  { 'cancellation.at': 1, mentorId: 1 },
  { partialFilterExpression: { 'cancellation.by': 'mentor' } },
);
// A person's own sessions, newest first.
schema.index({ learnerId: 1, startsAt: -1 });
schema.index({ mentorId: 1, startsAt: -1 });
// The team's list: all, and by state.
schema.index({ startsAt: -1, _id: -1 });
schema.index({ status: 1, startsAt: -1, _id: -1 });
// Booked and live sessions that are due, for the sweep.
schema.index({ status: 1, startsAt: 1 });
// Live sessions whose room has been empty for a while, for the sweep.
schema.index({ status: 1, lastPresenceAt: 1 });

/** What was written about a session goes with the account. */
function withoutWords({ cancellation, pendingChanges }: SessionDocument): Partial<SessionDocument> {
  return {
    bookingNote: '',
    proposal: null,
    cancellation: cancellation && { ...cancellation, reason: null },
    pendingChanges: pendingChanges.map(({ reason, ...change }) => change),
  };
}

const sessionModel = (connection: Connection) => connection.model('Session', schema, 'sessions');

const sessionData: DataRule<SessionDocument> = {
  kind: 'sessions',
  of: ({ _id }) => [{ learnerId: _id }, { mentorId: _id }],
  show({ roomid, round, startsAt, status, learnerCameAt, mentorCameAt, ...session }, person) {
    const side = isPerson(session.learnerId, person) ? 'learner' : 'mentor';
    const otherName = person.rooms.find((room) => room.roomid === roomid)?.otherName ?? null;
    const common = { roomid, round, startsAt, status, learnerCameAt, mentorCameAt, side, with: otherName };
    if (side === 'mentor')
      return { ...common, connectionCheck: session.mentorCheck, payPaise: session.pay?.paise };
    const { learnerCheck: connectionCheck, bookingNote, readingConsent } = session;
    const { expression, expressionShared, readingsDeletedAt } = session;
    return {
      ...common,
      bookingNote,
      connectionCheck,
      readingConsent,
      expression,
      expressionShared,
      readingsDeletedAt,
    };
  },
  whenDeleted: {
    because: "the other person's list of sessions and the mentor's statistics are made of it",
    neededBy: ({ mentorId, learnerId }, person) => (isPerson(mentorId, person) ? learnerId : mentorId),
    change: (session, person) =>
      isPerson(session.learnerId, person)
        ? {
            ...withoutWords(session),
            learnerCheck: null,
            readingConsent: false,
            expressionShared: false,
            expression: null,
          }
        : { ...withoutWords(session), mentorCheck: null },
  },
};

export const sessions = { model: sessionModel, data: sessionData };
