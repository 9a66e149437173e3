import { type Connection, Schema, type Types } from 'mongoose';
import { type DataRule, isPerson, roomFilters } from '../privacy/dataRule.ts';
import { redactPerson } from '../privacy/redactPerson.ts';

/** What one person of a session wrote to the other outside of the room. */
export interface SessionMessageDocument {
  roomid: string;
  /** Chosen by the page, so that a message sent twice is stored once. */
  messageId: string;
  from: Types.ObjectId;
  to: Types.ObjectId;
  text: string;
  at: Date;
  readAt: Date | null;
}

const schema = new Schema<SessionMessageDocument>({
  roomid: { type: String, required: true },
  messageId: { type: String, required: true },
  from: { type: Schema.Types.ObjectId, required: true },
  to: { type: Schema.Types.ObjectId, required: true },
  text: { type: String, required: true },
  at: { type: Date, required: true },
  readAt: { type: Date, default: null },
});
// Rejects a resent message.
schema.index({ roomid: 1, messageId: 1 }, { unique: true });
// A session's messages in order.
schema.index({ roomid: 1, at: 1, _id: 1 });
// A person's unread messages, of all their sessions.
schema.index({ to: 1, readAt: 1 });

const sessionMessageModel = (connection: Connection) =>
  connection.model('SessionMessage', schema, 'sessionMessages');

const sessionMessageData: DataRule<SessionMessageDocument> = {
  kind: 'sessions',
  of: (person) => roomFilters(person),
  show: ({ roomid, from, text, at, readAt }, person) => ({
    ...{ roomid, at, by: isPerson(from, person) ? 'you' : 'the other', text, readAt },
  }),
  whenDeleted: {
    because: 'what the other person wrote is theirs',
    neededBy: ({ from }) => from,
    change: ({ text }, person) => ({ text: redactPerson(text, person) }),
  },
};

export const sessionMessages = { model: sessionMessageModel, data: sessionMessageData };
