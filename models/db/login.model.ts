import { type Connection, Schema, type Types } from 'mongoose';

/** One logged-in browser. Removing the record ends the login. */
export interface LoginDocument {
  userId: Types.ObjectId;
  createdAt: Date;
  expiresAt: Date;
}

const schema = new Schema<LoginDocument>({
  userId: { type: Schema.Types.ObjectId, required: true },
  createdAt: { type: Date, required: true },
  expiresAt: { type: Date, required: true },
});
// Expired logins remove themselves.
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const loginModel = (connection: Connection) => connection.model('Login', schema, 'logins');
