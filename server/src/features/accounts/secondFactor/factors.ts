import type { SecondFactor, SecondWay } from '@preproom/models/contract/accounts/secondFactor';
import { AppError } from '@preproom/models/contract/http/errors';
import type { SecondFactorDocument, StoredPasskey } from '@preproom/models/db/accounts/secondFactor.model';
import type { Database } from '@preproom/models/db/database';
import { isDuplicateKey } from '@preproom/models/db/errors';
import type { Types } from 'mongoose';
import type { AppDeps } from '../../../deps.ts';
import { endLogins } from '../logins.ts';
import { newRecoveryCodes } from './recoveryCodes.ts';

type Deps = Pick<AppDeps, 'database' | 'clock' | 'endLogin'>;
type UserId = Types.ObjectId | string;
type Person = { userId: string; loginId: string };

/** Matches a person with one: recovery codes alone are none. */
const HAS_ONE = { $or: [{ 'passkeys.0': { $exists: true } }, { totp: { $ne: null } }] };

export async function hasSecondFactor({ secondFactors }: Database, userId: UserId): Promise<boolean> {
  return (await secondFactors.exists({ userId, ...HAS_ONE })) !== null;
}

export function findSecondFactor({ secondFactors }: Database, userId: UserId) {
  return secondFactors.findOne({ userId }).lean();
}

/** How the person can give one, the most secure first. */
export function waysOf({ passkeys, totp, recoveryHashes }: SecondFactorDocument): SecondWay[] {
  return [
    ...(passkeys.length > 0 ? (['passkey'] as const) : []),
    ...(totp ? (['totp'] as const) : []),
    ...(recoveryHashes.length > 0 ? (['recovery'] as const) : []),
  ];
}

export function presentSecondFactor(stored: SecondFactorDocument | null, isRequired: boolean): SecondFactor {
  const { passkeys = [], totp = null, recoveryHashes = [] } = stored ?? {};
  return {
    isRequired,
    passkeys: passkeys.map(({ _id, name, addedAt, lastUsedAt }) => ({
      _id: _id.toString(),
      name,
      addedAt: addedAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    totp: totp && {
      addedAt: totp.addedAt.toISOString(),
      lastUsedAt: totp.lastUsedAt?.toISOString() ?? null,
    },
    recoveryCodesLeft: recoveryHashes.length,
  };
}

/** Throws `passkey_failed` for a passkey that is stored already. */
export async function storePasskey(deps: Deps, person: Person, passkey: StoredPasskey) {
  return storeFactor(deps, person, { $push: { passkeys: passkey } });
}

/** Takes the place of an earlier app. The code that confirmed it counts as used. */
export async function storeTotp(deps: Deps, person: Person, sealed: string, lastStep: number) {
  const addedAt = new Date(deps.clock.now());
  return storeFactor(deps, person, { $set: { totp: { sealed, addedAt, lastUsedAt: null, lastStep } } });
}

/**
 * With the first factor every other login ends, because it was made without one, and recovery codes are made: answered this once, null
 * with a later factor.
 */
async function storeFactor(
  deps: Deps,
  { userId, loginId }: Person,
  change: { $push: { passkeys: StoredPasskey } } | { $set: { totp: SecondFactorDocument['totp'] } },
): Promise<string[] | null> {
  const { secondFactors, logins } = deps.database;
  await secondFactors.updateOne({ userId }, change, { upsert: true }).catch((error) => {
    throw isDuplicateKey(error) ? new AppError('passkey_failed', undefined, { cause: error }) : error;
  });
  await logins.updateOne({ _id: loginId }, { $set: { secondFactorAt: new Date(deps.clock.now()) } });
  const { codes, hashes } = newRecoveryCodes(userId);
  // Of two tabs that add a first factor at once, one gets codes.
  const { modifiedCount } = await secondFactors.updateOne(
    { userId, 'recoveryHashes.0': { $exists: false }, ...ONLY_ONE },
    { $set: { recoveryHashes: hashes } },
  );
  if (modifiedCount === 0) return null;
  await endLogins(deps, userId, { except: loginId });
  return codes;
}

/** The factor just stored is the only one: whoever has used up the recovery codes asks for new ones. */
const ONLY_ONE = {
  $or: [
    { 'passkeys.1': { $exists: false }, totp: null },
    { 'passkeys.0': { $exists: false }, totp: { $ne: null } },
  ],
};

/** Throws `last_second_factor` if it is the last one and one is required, `not_found` if it is not there. */
export async function dropPasskey(
  { database }: Pick<Deps, 'database'>,
  { userId, passkeyId, isRequired }: { userId: string; passkeyId: string; isRequired: boolean },
): Promise<void> {
  const others = { $or: [{ 'passkeys.1': { $exists: true } }, { totp: { $ne: null } }] };
  const its = { userId, 'passkeys._id': passkeyId };
  if (!(await database.secondFactors.exists(its))) throw new AppError('not_found');
  const { modifiedCount } = await database.secondFactors.updateOne(
    { ...its, ...(isRequired && others) },
    { $pull: { passkeys: { _id: passkeyId } } },
  );
  if (modifiedCount === 0) throw new AppError('last_second_factor');
  await forgetIfNone(database, userId);
}

/** Throws `last_second_factor` if it is the last one and one is required, `not_found` if it is not there. */
export async function dropTotp(
  { database }: Pick<Deps, 'database'>,
  { userId, isRequired }: { userId: string; isRequired: boolean },
): Promise<void> {
  const its = { userId, totp: { $ne: null } };
  if (!(await database.secondFactors.exists(its))) throw new AppError('not_found');
  const { modifiedCount } = await database.secondFactors.updateOne(
    { ...its, ...(isRequired && { 'passkeys.0': { $exists: true } }) },
    { $set: { totp: null } },
  );
  if (modifiedCount === 0) throw new AppError('last_second_factor');
  await forgetIfNone(database, userId);
}

/** Recovery codes go with the last factor, and no login counts as made with one. */
async function forgetIfNone({ secondFactors, logins }: Database, userId: string): Promise<void> {
  const { deletedCount } = await secondFactors.deleteOne({
    userId,
    'passkeys.0': { $exists: false },
    totp: null,
  });
  if (deletedCount > 0) await logins.updateMany({ userId }, { $set: { secondFactorAt: null } });
}

/** Removes everything and ends all logins: for somebody who has lost it all, or leaves the team. Answers whether there was anything. */
export async function eraseSecondFactor(
  deps: Pick<AppDeps, 'database' | 'endLogin'>,
  userId: UserId,
): Promise<boolean> {
  const { deletedCount } = await deps.database.secondFactors.deleteOne({ userId });
  await endLogins(deps, userId);
  return deletedCount > 0;
}
