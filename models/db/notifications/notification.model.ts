import { type Connection, Schema, type Types } from 'mongoose';
import {
  NOTIFICATION_KINDS,
  NOTIFICATION_RETENTION_DAYS,
  type NotificationKind,
} from '../../contract/notifications/notifications.ts';
import { ROUNDS } from '../../contract/sessions/rounds.ts';
import type { Round } from '../../contract/sessions/sessions.ts';
import type { DataRule } from '../privacy/dataRule.ts';

/** What a person is told in the page. Names are looked up when it is read, so none is stored. */
export interface NotificationDocument {
  userId: Types.ObjectId;
  /** A second notification with the same key is not stored. */
  key: string;
  kind: NotificationKind;
  at: Date;
  readAt: Date | null;
  roomid: string | null;
  round: Round | null;
  startsAt: Date | null;
  /** Missing where no money is told of. */
  paise?: number;
  /** The other person. */
  personId: Types.ObjectId | null;
}

const schema = new Schema<NotificationDocument>({
  userId: { type: Schema.Types.ObjectId, required: true },
  key: { type: String, required: true },
  kind: { type: String, enum: NOTIFICATION_KINDS, required: true },
  at: { type: Date, required: true },
  readAt: { type: Date, default: null },
  roomid: { type: String, default: null },
  round: { type: String, enum: [...ROUNDS, null], default: null },
  startsAt: { type: Date, default: null },
  paise: { type: Number },
  personId: { type: Schema.Types.ObjectId, default: null },
});
// Told once.
schema.index({ key: 1 }, { unique: true });
// A person's list, latest first.
schema.index({ userId: 1, at: -1, _id: -1 });
// How many are unread.
schema.index({ userId: 1, readAt: 1 });
schema.index({ at: 1 }, { expireAfterSeconds: NOTIFICATION_RETENTION_DAYS * 24 * 60 * 60 });

const notificationModel = (connection: Connection) =>
  connection.model('Notification', schema, 'notifications');

const notificationData: DataRule<NotificationDocument> = {
  kind: 'sessions',
  of: ({ _id }) => [{ userId: _id }],
  show: ({ kind, at, readAt, roomid, round, startsAt, paise }) => ({
    ...{ kind, at, readAt, roomid, round, startsAt },
    ...(paise !== undefined && { paise }),
  }),
  whenDeleted: 'erased',
};

export const notifications = { model: notificationModel, data: notificationData };
