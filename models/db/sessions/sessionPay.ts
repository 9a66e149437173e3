import { Schema } from 'mongoose';
import { PAY_OUTCOMES, type PayOutcome } from '../../contract/mentors/earnings.ts';

/** What a session earns its mentor, fixed when it was booked. Money is entered between `outcome` and `isSettled`. */
export interface SessionPay {
  paise: number;
  outcome: PayOutcome | null;
  isSettled: boolean;
}

export const sessionPay = new Schema<SessionPay>(
  {
    paise: { type: Number, required: true },
    outcome: { type: String, enum: [...PAY_OUTCOMES, null], default: null },
    isSettled: { type: Boolean, required: true },
  },
  { _id: false },
);
