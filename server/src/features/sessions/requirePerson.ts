import { AppError } from '@preproom/models/contract/http/errors';
import type { Database } from '@preproom/models/db/database';
import { STANDING } from '@preproom/models/db/privacy/standing';
import type { Session } from '@preproom/models/db/sessions/session.model';

/**
 * Throws `person_gone` if the account is gone or its removal has begun. A requested deletion alone does not count: it can still be
 * cancelled, and the other side is not told about it.
 */
export async function requirePerson(database: Database, userId: Session['learnerId']): Promise<void> {
  const isThere = await database.users.exists({ _id: userId, ...STANDING });
  if (!isThere) throw new AppError('person_gone');
}
