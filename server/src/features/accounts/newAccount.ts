import { PRIVACY_VERSION, TERMS_VERSION } from '@preproom/models/contract/accounts/consents';
import { AppError } from '@preproom/models/contract/http/errors';
import type { UserDocument } from '@preproom/models/db/accounts/user.model';
import type { Database } from '@preproom/models/db/database';
import { isDuplicateKey } from '@preproom/models/db/errors';
import { Types } from 'mongoose';

type NewAccount = Pick<UserDocument, 'Name' | 'Email' | 'role' | 'language' | 'createdAt'> &
  Partial<UserDocument> & { _id?: Types.ObjectId };

/**
 * Creates an account. The page has stated which texts a person accepts by signing up; those consents are stored first, so that no
 * account lacks them. Throws `has_account` when the e-mail address or the identity at a provider is taken.
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
