import { type Connection, Schema, type Types } from 'mongoose';
import type { PackDays } from '../../contract/payments/packDays.ts';
import { ROUNDS } from '../../contract/sessions/rounds.ts';
import type { Round } from '../../contract/sessions/sessions.ts';
import { type LearnerChange, learnerChange } from '../learnerChange.ts';
import { type DataRule, withoutKeys } from '../privacy/dataRule.ts';

/** The sessions that a paid order gives its learner. */
export interface PackDocument extends PackDays {
  /** The provider's id of the order; `granted-` and the pack's own id for one that the team has given. */
  orderId: string;
  userId: Types.ObjectId;
  /** Counts the packs of a learner from 1. */
  sequence: number;
  course_id: Types.ObjectId;
  course: string;
  rounds: Round[];
  /** Those of the rounds that were given back for their money. */
  refundedRounds: Round[];
  grantedAt: Date;
  /** Ended before its last day, because the payment was refunded. */
  closedAt: Date | null;
  /** What the team has done to it and is not complete yet; usually absent or empty. */
  learnerChanges?: LearnerChange[];
}

const GRANTED = 'granted-';

/** Stands for the order of a pack that the team gives. */
export const grantedOrderId = (packId: Types.ObjectId) => `${GRANTED}${packId}`;
/** Whether the team has given the pack, so that no order and no ledger knows it. */
export const isGranted = ({ orderId }: Pick<PackDocument, 'orderId'>) => orderId.startsWith(GRANTED);

const schema = new Schema<PackDocument>({
  orderId: { type: String, required: true },
  userId: { type: Schema.Types.ObjectId, required: true },
  sequence: { type: Number, required: true },
  course_id: { type: Schema.Types.ObjectId, required: true },
  course: { type: String, required: true },
  rounds: [{ type: String, enum: ROUNDS }],
  refundedRounds: [{ type: String, enum: ROUNDS }],
  startDay: { type: String, required: true },
  lastDay: { type: String, required: true },
  grantedAt: { type: Date, required: true },
  closedAt: { type: Date, default: null },
  learnerChanges: { type: [learnerChange], default: undefined },
});
// One pack per order, however often it is granted.
schema.index({ orderId: 1 }, { unique: true });
// Two packs granted to a learner at the same time must not start on the same day: the second one reads again.
schema.index({ userId: 1, sequence: 1 }, { unique: true });

const packModel = (connection: Connection) => connection.model('Pack', schema, 'packs');

const packData: DataRule<PackDocument> = {
  kind: 'payments',
  of: ({ _id }) => [{ userId: _id }],
  show: ({ userId, learnerChanges, ...pack }) => withoutKeys(pack),
  whenDeleted: 'erased',
};

export const packs = { model: packModel, data: packData };
