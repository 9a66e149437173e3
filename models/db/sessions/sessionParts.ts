import { Schema } from 'mongoose';
import type { ConnectionCheck } from '../../contract/room/connectionCheck.ts';
import { CANCELLERS, type Canceller, type SessionSide } from '../../contract/sessions/sessions.ts';
import { SESSION_SIDES } from '../../contract/sessions/sides.ts';

export type StoredConnectionCheck = ConnectionCheck & { at: Date };

export interface TimeProposal {
  by: SessionSide;
  times: Date[];
  note: string | null;
  at: Date;
}

export interface SessionCancellation {
  by: Canceller;
  reason: string | null;
  at: Date;
}

export const connectionCheck = new Schema<StoredConnectionCheck>(
  {
    server: String,
    roundTripMs: Number,
    stun: String,
    relay: String,
    speed: String,
    speedKbps: Number,
    speedOver: String,
    microphone: String,
    camera: String,
    at: Date,
  },
  { _id: false },
);
export const proposal = new Schema<TimeProposal>(
  {
    by: { type: String, enum: SESSION_SIDES, required: true },
    times: { type: [Date], required: true },
    note: { type: String, default: null },
    at: { type: Date, required: true },
  },
  { _id: false },
);
export const cancellation = new Schema<SessionCancellation>(
  {
    by: { type: String, enum: CANCELLERS, required: true },
    reason: { type: String, default: null },
    at: { type: Date, required: true },
  },
  { _id: false },
);
