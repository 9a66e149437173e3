import { Schema, type Types } from 'mongoose';
import type { PersonalData } from '../privacy/dataRule.ts';

/** Something of a mentor's that is encrypted with a key that is not in the database. Pages are made without the key. */
export interface SealedDetail {
  mentorId: Types.ObjectId;
  /** Of AES-256-GCM, in base64url: nonce, tag and text. */
  sealed: string;
  /** Missing in what was stored before pages did without the key. */
  lastFour?: string;
  savedAt: Date;
  /** Our key did not open it when it was needed. */
  isUnreadable?: boolean;
  /** Set when its owner deleted the account while we owed them money. It is erased once that is paid, a year later at the latest. */
  keptSince?: Date;
}

export const SEALED_FIELDS = {
  mentorId: { type: Schema.Types.ObjectId, required: true },
  sealed: { type: String, required: true },
  lastFour: { type: String },
  savedAt: { type: Date, required: true },
  isUnreadable: { type: Boolean },
  keptSince: { type: Date },
} as const;

/** The archive is made without the key; `name` says what is stored. */
export function sealedData<D extends SealedDetail>(name: string): PersonalData<D> {
  return {
    kind: 'earnings',
    of: ({ _id }) => [{ mentorId: _id }],
    show: ({ savedAt, lastFour }) => ({ [name]: 'stored encrypted', lastFour, savedAt }),
    whenDeleted: {
      because: 'a mentor who is owed money is paid after the account is gone; without that it is erased',
      neededBy: ({ keptSince, mentorId }) => (keptSince ? null : mentorId),
      change: () => ({}),
    },
  };
}
