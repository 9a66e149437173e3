import type { Types } from 'mongoose';

/** What an entry of the books holds beside the others if the team has made it: a payout or a correction. */
export interface PayoutFields {
  /** Its number among the person's payouts and corrections, from 1. */
  payoutNumber?: number;
  /** What was available before it. */
  availablePaise?: number;
  /** Who entered it. */
  actorId?: Types.ObjectId;
}
