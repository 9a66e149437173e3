import { createHash, randomBytes } from 'node:crypto';
import { AppError } from '@preproom/models/contract/http/errors';
import type { UserDocument } from '@preproom/models/db/accounts/user.model';
import type { Database } from '@preproom/models/db/database';
import { opensLinks } from '@preproom/models/db/privacy/standing';
import type { Clock } from '@preproom/models/runtime/clock';
import type { Types } from 'mongoose';

const VALID_MS = 15 * 60_000;

interface Deps {
  database: Database;
  clock: Clock;
}

/**
 * A single-use token, valid for 15 minutes, with which a person whose profile is incomplete continues onboarding. Only its hash is
 * stored.
 */
export async function createOnboardingToken(
  { database, clock }: Deps,
  userId: Types.ObjectId,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await database.onboardingTokens.create({
    _id: hashOf(token),
    userId,
    expiresAt: new Date(clock.now() + VALID_MS),
  });
  return token;
}

/** Consumes the token; throws `link_expired` unless it is valid, the profile is still incomplete, and the account neither suspended nor leaving. */
export async function useOnboardingToken(
  { database, clock }: Deps,
  token: string,
): Promise<UserDocument & { _id: Types.ObjectId }> {
  const used = await database.onboardingTokens.findOneAndDelete({ _id: hashOf(token) }).lean();
  const isValid = used && used.expiresAt.getTime() > clock.now();
  const user = isValid ? await database.users.findOne({ _id: used.userId, completed: false }).lean() : null;
  if (!user || !(await opensLinks(database, user._id))) throw new AppError('link_expired');
  return user;
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
