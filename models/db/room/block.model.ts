import { type Connection, Schema, type Types } from 'mongoose';
import { type DataRule, isPerson } from '../privacy/dataRule.ts';

/** One person has blocked another. Applies both ways: neither can join a session with the other. */
export interface BlockDocument {
  by: Types.ObjectId;
  against: Types.ObjectId;
  /** The session in which the block was made. It may still continue to its end. */
  roomid: string;
  at: Date;
}

const schema = new Schema<BlockDocument>({
  by: { type: Schema.Types.ObjectId, required: true },
  against: { type: Schema.Types.ObjectId, required: true },
  roomid: { type: String, required: true },
  at: { type: Date, required: true },
});
// Rejects duplicates. Joins check the pair in both directions.
schema.index({ by: 1, against: 1 }, { unique: true });
// Finds blocks of a person, which are deleted with either account.
schema.index({ against: 1 });
// The team's list.
schema.index({ at: -1, _id: -1 });

const blockModel = (connection: Connection) => connection.model('Block', schema, 'blocks');

const blockData: DataRule<BlockDocument> = {
  kind: 'blocks',
  of: ({ _id }) => [{ by: _id }, { against: _id }],
  show: ({ by, roomid, at }, person) => (isPerson(by, person) ? { roomid, at } : null),
  whenDeleted: 'erased',
};

export const blocks = { model: blockModel, data: blockData };
