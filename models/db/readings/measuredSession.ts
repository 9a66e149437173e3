import type { Types } from 'mongoose';
import type { SessionStatus } from '../../contract/sessions/sessionLife.ts';

/** Totals of a session's readings, kept with the session once it is done. */
export interface ExpressionTotals {
  /** Sums of the five readings in the contract's order. */
  sum: number[];
  n: number;
  algo: string;
  /** Seconds from the first reading to the last. */
  spanSeconds: number;
}

/** What readings need of a session, so that `sessions` builds on `readings` and not the other way round. */
export interface MeasuredSession {
  _id: Types.ObjectId;
  roomid: string;
  learnerId: Types.ObjectId;
  startsAt: Date;
  status: SessionStatus;
  readingConsent: boolean;
  expression: ExpressionTotals | null;
  expressionShared: boolean;
  readingsDeletedAt: Date | null;
}
