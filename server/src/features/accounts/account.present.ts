import type { User } from '@preproom/models/contract/accounts/users';
import type { UserDocument } from '@preproom/models/db/accounts/user.model';
import type { Types } from 'mongoose';

type Stored<T> = T & { _id: Types.ObjectId };

/** The fields of a user that are sent to that user. */
export function presentUser(user: Stored<UserDocument>): User {
  const { _id, Name, pendingEmail, phone, completed, role, photo, rights } = user;
  const Email = pendingEmail ?? user.Email;
  return { _id: _id.toString(), Name, Email, phone, completed, role, photo, ...(rights && { rights }) };
}
