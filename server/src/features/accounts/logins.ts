import { DAY_MS } from '@preproom/models/contract/http/durations';
import { LOGIN_DAYS } from '@preproom/models/contract/privacy/keptData';
import { signLogin } from '@preproom/models/runtime/loginToken';
import type { Types } from 'mongoose';
import type { AppDeps } from '../../deps.ts';
import type { LoginOrigin } from './device.ts';

const UNKNOWN_ORIGIN: LoginOrigin = { browser: null, system: null, network: '' };

/** Stores a login record and returns the signed token that names it; `isProved` by the password or an e-mailed code, `hasSecondFactor` by one besides. */
export async function startLogin(
  { database, clock }: Pick<AppDeps, 'database' | 'clock'>,
  jwtSecret: string,
  userId: Types.ObjectId,
  {
    origin = UNKNOWN_ORIGIN,
    isProved = false,
    hasSecondFactor = false,
  }: { origin?: LoginOrigin; isProved?: boolean; hasSecondFactor?: boolean } = {},
): Promise<{ token: string; loginId: string; expiresAt: Date }> {
  const createdAt = new Date(clock.now());
  const expiresAt = new Date(createdAt.getTime() + LOGIN_DAYS * DAY_MS);
  const login = await database.logins.create({
    userId,
    createdAt,
    lastSeenAt: createdAt,
    expiresAt,
    provedAt: isProved ? createdAt : null,
    secondFactorAt: hasSecondFactor ? createdAt : null,
    ...origin,
  });
  const loginId = login._id.toString();
  const token = signLogin({ userId: userId.toString(), loginId }, jwtSecret, expiresAt);
  return { token, loginId, expiresAt };
}

/** Ends this person's logins except `except`, live sockets included, and what would open another; returns how many logins. */
export async function endLogins(
  { database, endLogin }: Pick<AppDeps, 'database' | 'endLogin'>,
  userId: Types.ObjectId | string,
  { except }: { except?: string } = {},
): Promise<number> {
  await database.onboardingTokens.deleteMany({ userId });
  await database.halfLogins.deleteMany({ userId });
  const logins = await database.logins.find({ userId }, { _id: 1 }).lean();
  const ids = logins.map(({ _id }) => _id.toString()).filter((id) => id !== except);
  const { deletedCount } = await database.logins.deleteMany({ _id: { $in: ids } });
  for (const id of ids) endLogin(id);
  return deletedCount;
}
