import { verify } from '@node-rs/argon2';
import type { AccountProof } from '@preproom/models/contract/accounts/accountProof';
import { MINUTE_MS } from '@preproom/models/contract/http/durations';
import { AppError } from '@preproom/models/contract/http/errors';
import { FRESH_LOGIN_MINUTES } from '@preproom/models/contract/privacy/privacy';
import type { Actor } from '@preproom/models/runtime/authenticate';
import { consumeLimit } from '@preproom/models/runtime/limits';
import type { AppDeps } from '../../deps.ts';
import { checkCode } from './codes.ts';

type Deps = Pick<AppDeps, 'database' | 'clock'>;

/** Until when this login counts as fresh, which replaces a proof of identity. */
export async function freshUntil({ database }: Deps, { loginId }: Actor): Promise<Date> {
  const login = await database.logins.findById(loginId, { createdAt: 1 }).lean();
  return new Date((login?.createdAt.getTime() ?? 0) + FRESH_LOGIN_MINUTES * MINUTE_MS);
}

/** Throws `proof_needed` unless the login is fresh. */
export async function checkFresh(deps: Deps, actor: Actor): Promise<void> {
  if ((await freshUntil(deps, actor)).getTime() < deps.clock.now()) throw new AppError('proof_needed');
}

/**
 * Checks the password or mailed code of the logged-in person. Throws `wrong_credentials` or `invalid_otp` when it is wrong and
 * `too_many_requests` after 10 attempts in 15 minutes: enough for typing errors, too few to guess.
 */
export async function checkProof(
  deps: Deps & Pick<AppDeps, 'codeGuard' | 'limiter'>,
  { userId, network }: Pick<Actor, 'userId'> & { network: string },
  { password, code }: AccountProof,
): Promise<void> {
  await consumeLimit(deps.limiter('proofs', 10, 15 * 60), userId);
  const { Email: email, passwordHash } = await deps.database.users.findById(userId).lean().orFail();
  if (code !== undefined) return checkCode(deps, { email, purpose: 'confirm', asker: userId, code, network });
  if (!passwordHash || !(await verify(passwordHash, password ?? ''))) throw new AppError('wrong_credentials');
}

/** Null for people without a password: they prove their identity with a mailed code or a fresh login. */
export async function passwordHashOf(
  { database }: Pick<Deps, 'database'>,
  userId: string,
): Promise<string | null> {
  const user = await database.users.findById(userId, { passwordHash: 1 }).lean();
  return user?.passwordHash ?? null;
}
