import { type Connection, Schema } from 'mongoose';
import { ROLES, type Role } from '../contract/users.ts';

export interface UserDocument {
  Name: string;
  /** Lower case; one address is one account. */
  Email: string;
  phone: string;
  role: Role;
  completed: boolean;
  photo: string | null;
  /** argon2id, in its own text form. */
  passwordHash: string;
  createdAt: Date;
}

const schema = new Schema<UserDocument>({
  Name: { type: String, required: true },
  Email: { type: String, required: true, lowercase: true },
  phone: { type: String, default: '' },
  role: { type: String, enum: ROLES, default: 'user' },
  completed: { type: Boolean, default: false },
  photo: { type: String, default: null },
  passwordHash: { type: String, required: true },
  createdAt: { type: Date, required: true },
});
// Log-in looks people up by address, and no address may have two accounts.
schema.index({ Email: 1 }, { unique: true });

export const userModel = (connection: Connection) => connection.model('User', schema, 'users');
