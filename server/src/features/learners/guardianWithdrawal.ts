import { AppError } from '@preproom/models/contract/http/errors';
import { ID_FORM } from '@preproom/models/contract/http/forms';
import { isAdult } from '@preproom/models/contract/learners/age';
import type { Database } from '@preproom/models/db/database';
import { Types } from 'mongoose';
import type { AppDeps } from '../../deps.ts';
import { readToken, signToken } from '../../mail/signedToken.ts';

/** The token in the guardian's mail; it withdraws the consent given at `consentedAt` and no later one. */
export function withdrawalToken(userId: string, consentedAt: Date, secret: string): string {
  return signToken('guardian-withdraws', `${userId}.${consentedAt.getTime()}`, secret);
}

/**
 * Withdraws a guardian's consent and returns the learner's id. A minor's data must not be kept without consent, so the caller has the
 * account deleted. Idempotent, so it can be repeated after a crash. Throws `bad_request` for an invalid token, `link_expired` when
 * the consent was replaced or the account is gone, and `no_guardian_needed` once the learner is 18.
 */
export async function withdrawConsent(
  deps: Pick<AppDeps, 'config' | 'database' | 'clock'>,
  token: string,
): Promise<Types.ObjectId> {
  const { config, database, clock } = deps;
  const [userId = '', given = ''] =
    readToken('guardian-withdraws', token, config.jwtSecret)?.split('.') ?? [];
  if (!ID_FORM.test(userId))
    throw new AppError('bad_request', undefined, { fields: { token: 'not of a mail of ours' } });
  const consentedAt = new Date(Number(given));
  const profile = await database.studentProfiles.findOne({ userId }).lean();
  if (!profile?.dateOfBirth) throw new AppError('link_expired');
  if (isAdult(profile.dateOfBirth, clock.now())) throw new AppError('no_guardian_needed');
  const { guardian } = profile;
  const latest = guardian?.consentedAt ?? (await lastConsentAt(database, userId));
  if (latest?.getTime() !== consentedAt.getTime()) throw new AppError('link_expired');
  const at = new Date(clock.now());
  if (guardian)
    await database.consents.create({ userId, kind: 'guardian', granted: false, textVersion: null, at });
  await database.studentProfiles.updateOne(
    { userId, 'guardian.consentedAt': consentedAt },
    { $set: { guardian: null, updatedAt: at } },
  );
  await database.users.updateOne({ _id: userId }, { $set: { completed: false } });
  return new Types.ObjectId(userId);
}

/** When a guardian consented last, also if that was withdrawn since. */
async function lastConsentAt({ consents }: Database, userId: string): Promise<Date | undefined> {
  const given = await consents.findOne({ userId, kind: 'guardian', granted: true }).sort({ at: -1 }).lean();
  return given?.at;
}
