import { hasRight, type Right } from '@preproom/models/contract/accounts/team/rights';
import { AppError } from '@preproom/models/contract/http/errors';
import type { Database } from '@preproom/models/db/database';
import type { TeamChange } from '@preproom/models/db/team/teamChange.model';
import { Types } from 'mongoose';

/** Who changes the team, and when. */
interface By {
  actorId: string;
  at: Date;
}

/** Throws `conflict` if the rights are no longer those seen, `own_rights` to whoever gives up everything. Null: nothing changes. */
export async function decideRights(
  database: Database,
  by: By,
  { userId, from, to }: { userId: string; from: Right[]; to: Right[] },
): Promise<TeamChange | null> {
  await requireEverything(database, by);
  const rights = await rightsOf(database, userId);
  if (!isSame(rights, from)) throw new AppError('conflict');
  if (userId === by.actorId && !to.includes('everything')) throw new AppError('own_rights');
  return isSame(from, to) ? null : changeOf(by, new Types.ObjectId(userId), { from, to });
}

/** Throws `own_rights` to whoever would remove themselves. */
export async function decideRemoval(database: Database, by: By, userId: string): Promise<TeamChange> {
  await requireEverything(database, by);
  const from = await rightsOf(database, userId);
  if (userId === by.actorId) throw new AppError('own_rights');
  return changeOf(by, new Types.ObjectId(userId), { from, to: null });
}

/** Throws `not_found` for an address without an account, `not_for_team` for an account that is used otherwise. */
export async function decideAdding(
  database: Database,
  by: By,
  { email, to }: { email: string; to: Right[] },
): Promise<TeamChange> {
  await requireEverything(database, by);
  const user = await database.users.findOne({ Email: email }).lean();
  if (!user) throw new AppError('not_found', undefined, { fields: { email: 'has no account' } });
  const isFree =
    user.role === 'user' && !user.deletion && !user.suspension && !(await isLearning(database, user._id));
  if (!isFree) throw new AppError('not_for_team', undefined, { fields: { email: 'is used otherwise' } });
  return changeOf(by, user._id, { from: null, to });
}

/** The actor may have lost the right since the policy let the call through. */
async function requireEverything(database: Database, { actorId }: By): Promise<void> {
  const actor = await database.users.findOne({ _id: actorId, role: 'admin' }, { rights: 1 }).lean();
  if (!hasRight(actor?.rights ?? [], 'everything')) throw new AppError('not_allowed');
}

async function rightsOf(database: Database, userId: string): Promise<Right[]> {
  const user = await database.users.findOne({ _id: userId, role: 'admin' }, { rights: 1 }).lean();
  if (!user?.rights) throw new AppError('not_found');
  return user.rights;
}

/** Whether a learner has bought or booked anything. */
async function isLearning(database: Database, userId: Types.ObjectId): Promise<boolean> {
  const found = await Promise.all([
    database.packs.exists({ userId }),
    database.orders.exists({ userId }),
    database.sessions.exists({ learnerId: userId }),
  ]);
  return found.some((one) => one !== null);
}

function changeOf(
  { actorId, at }: By,
  userId: Types.ObjectId,
  rights: Pick<TeamChange, 'from' | 'to'>,
): TeamChange {
  return { _id: new Types.ObjectId(), userId, actorId: new Types.ObjectId(actorId), at, ...rights };
}

/** Both are in the order of RIGHTS. */
function isSame(one: readonly Right[], other: readonly Right[]): boolean {
  return one.join() === other.join();
}
