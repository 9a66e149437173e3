import { AppError } from '@preproom/models/contract/http/errors';
import type { UserDocument } from '@preproom/models/db/accounts/user.model';
import type { Database } from '@preproom/models/db/database';
import { STANDING } from '@preproom/models/db/privacy/standing';
import type { Types } from 'mongoose';

export type LearnerAccount = UserDocument & { _id: Types.ObjectId };

/** A learner whose account stands. Throws `not_found` for everyone else, members of the team included. */
export async function findLearner(database: Database, studentId: string): Promise<LearnerAccount> {
  const user = await database.users
    .findOne({ _id: studentId, role: 'user', ...STANDING })
    .lean<LearnerAccount>();
  if (!user) throw new AppError('not_found');
  return user;
}
