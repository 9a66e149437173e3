import { Schema, type Types } from 'mongoose';
import { CANCELLERS, type Canceller } from '../../contract/sessions/sessions.ts';

/** What can happen to a session that its people are told about. */
export const SESSION_CHANGES = [
  'booked',
  'moved',
  'proposed',
  'declined',
  'cancelled',
  'missed',
  'noshow_mentor',
  'noshow_learner',
  'done',
] as const;
export type SessionChangeKind = (typeof SESSION_CHANGES)[number];

/** A change whose mails, notifications and reminders are not complete yet: see `completeSessionChanges` of the server. */
export interface SessionChange {
  _id: Types.ObjectId;
  kind: SessionChangeKind;
  /** Null: the clock. */
  by: Canceller | null;
  at: Date;
  /** After the change. */
  startsAt: Date;
  /** Before a move. */
  movedFrom: Date | null;
  /** The invite's revision (RFC 5545 SEQUENCE) after the change. */
  sequence: number;
  /** Of a change that a member of the team has made: who, and why. */
  actorId?: Types.ObjectId;
  reason?: string;
}

export const pendingChange = new Schema<SessionChange>({
  _id: { type: Schema.Types.ObjectId, required: true },
  kind: { type: String, enum: SESSION_CHANGES, required: true },
  by: { type: String, enum: [...CANCELLERS, null], default: null },
  at: { type: Date, required: true },
  startsAt: { type: Date, required: true },
  movedFrom: { type: Date, default: null },
  sequence: { type: Number, required: true },
  actorId: { type: Schema.Types.ObjectId },
  reason: { type: String },
});
