import type { CurrentUser, CurrentUserQuery } from '@preproom/models/contract/currentUser';
import { AppError } from '@preproom/models/contract/http/errors';
import type { AppDeps } from '../../deps.ts';
import { presentUser } from './account.present.ts';

/** The current-user answer: the account, and what each feature adds (`currentUser` of a feature). */
export async function readCurrentUser(
  { database, clock, currentUserParts }: Pick<AppDeps, 'database' | 'clock' | 'currentUserParts'>,
  userId: string,
  query: CurrentUserQuery = {},
): Promise<CurrentUser> {
  const account = await database.users.findById(userId).lean();
  if (!account) throw new AppError('signed_out');
  return {
    ...(await currentUserParts(account, query)),
    data: presentUser(account),
    serverNow: new Date(clock.now()).toISOString(),
    deletesAt: account.deletion?.dueAt.toISOString() ?? null,
  };
}
