import { AppError } from '@preproom/models/contract/http/errors';
import { PRIVACY_VERSION, TERMS_VERSION } from '@preproom/models/contract/people/consents';
import type { Database } from '@preproom/models/db/database';
import { isDuplicateKey } from '@preproom/models/db/errors';
import type { UserDocument } from '@preproom/models/db/people/user.model';
import { Types } from 'mongoose';

type NewAccount = Pick<UserDocument, 'Name' | 'Email' | 'role' | 'language' | 'createdAt'> &
  Partial<UserDocument> & { _id?: Types.ObjectId };

/**
 * Makes the account of somebody whose page said to which texts they agree by making it. The log comes first: no account is without
 * its consents. Throws `has_account` when the address, or the account at a provider, has one.
 */
export async function createAccount(database: Database, person: NewAccount) {
  const _id = person._id ?? new Types.ObjectId();
  const agreed = { userId: _id, granted: true, at: person.createdAt };
  await database.consents.create([
    { ...agreed, kind: 'terms', textVersion: TERMS_VERSION },
    { ...agreed, kind: 'privacy', textVersion: PRIVACY_VERSION },
  ]);
  try {
    return (await database.users.create({ ...person, _id })).toObject();
  } catch (error) {
    await database.consents.deleteMany({ userId: _id });
    if (!isDuplicateKey(error)) throw error;
    throw new AppError('has_account');
  }
}
