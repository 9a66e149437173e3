import { Schema, type Types } from 'mongoose';

/** Who of the team dealt with something, and when. */
export interface StoredHandled {
  by: Types.ObjectId;
  at: Date;
  note: string;
}

export const HANDLED_FIELDS = {
  by: { type: Schema.Types.ObjectId, required: true },
  at: { type: Date, required: true },
  note: { type: String, default: '' },
} as const;

/** The field `handled`: null while it is open. */
export const handledField = {
  type: new Schema<StoredHandled>(HANDLED_FIELDS, { _id: false }),
  default: null,
} as const;
