import type { Types } from 'mongoose';

/** What an entry of the books holds beside the others if it is a payout. */
export interface PayoutFields {
  /** Its number among the person's payouts, from 1. */
  payoutNumber?: number;
  /** What was available before it. */
  availablePaise?: number;
  /** Who entered it. */
  actorId?: Types.ObjectId;
}
