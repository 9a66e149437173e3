import type { User } from '@preproom/models/contract/people/users';
import type { OtherPerson } from '@preproom/models/contract/room/sessions';
import type { UserDocument } from '@preproom/models/db/people/user.model';
import type { Types } from 'mongoose';

type Stored<T> = T & { _id: Types.ObjectId };

/** The fields of a user that the user themself gets. */
export function presentUser(user: Stored<UserDocument>): User {
  const { _id, Name, pendingEmail, phone, completed, role, photo } = user;
  const Email = pendingEmail ?? user.Email;
  return { _id: _id.toString(), Name, Email, phone, completed, role, photo };
}

/** What the two people of a session know of each other: never phone or e-mail. Nobody: they have deleted their account. */
export function presentOther(
  _id: Types.ObjectId,
  user: Pick<UserDocument, 'Name' | 'photo'> | null | undefined,
): OtherPerson {
  return { _id: _id.toString(), Name: user?.Name ?? null, photo: user?.photo ?? null };
}
