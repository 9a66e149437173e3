import { type Connection, Schema, type Types } from 'mongoose';
import { type DataRule, isPerson, roomFilters } from '../privacy/dataRule.ts';
import { redactPerson } from '../privacy/redactPerson.ts';

/** Events in a room: chat messages, joins and leaves. In a sharded deployment the shard key is `roomid`. */
export interface RoomEventDocument {
  roomid: string;
  kind: 'chat' | 'joined' | 'left' | 'ended';
  by: Types.ObjectId;
  at: Date;
  /** Chat only: client-generated message id, to recognise a resent message. */
  messageId?: string;
  text?: string;
}

const schema = new Schema<RoomEventDocument>({
  roomid: { type: String, required: true },
  kind: { type: String, enum: ['chat', 'joined', 'left', 'ended'], required: true },
  by: { type: Schema.Types.ObjectId, required: true },
  at: { type: Date, required: true },
  messageId: { type: String },
  text: { type: String },
});
// Every join replays the chat in order.
schema.index({ roomid: 1, kind: 1, at: 1 });
// Rejects a resent message.
schema.index(
  { roomid: 1, messageId: 1 },
  { unique: true, partialFilterExpression: { messageId: { $exists: true } } },
);

const roomEventModel = (connection: Connection) => connection.model('RoomEvent', schema, 'roomEvents');

const roomEventData: DataRule<RoomEventDocument> = {
  kind: 'sessions',
  of: (person) => roomFilters(person),
  show: ({ by, roomid, kind, at, text }, person) => ({
    ...{ roomid, kind, at, by: isPerson(by, person) ? 'you' : 'the other' },
    ...(text === undefined ? {} : { text }),
  }),
  whenDeleted: {
    because: 'what the other person wrote and did in the room is theirs',
    neededBy: ({ by }) => by,
    change: ({ text }, person) => (text === undefined ? {} : { text: redactPerson(text, person) }),
  },
};

export const roomEvents = { model: roomEventModel, data: roomEventData };
