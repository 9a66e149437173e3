import { AppError } from '@preproom/models/contract/http/errors';
import { ID_FORM } from '@preproom/models/contract/http/forms';
import { isAdult } from '@preproom/models/contract/people/age';
import { Types } from 'mongoose';
import type { AppDeps } from '../../deps.ts';
import { readToken, signToken } from '../../mail/signedToken.ts';

/** For the mail to a guardian; it takes back this consent and no later one. */
export function withdrawalToken(userId: string, consentedAt: Date, secret: string): string {
  return signToken('guardian-withdraws', `${userId}.${consentedAt.getTime()}`, secret);
}

/**
 * Takes a guardian's consent back and answers whose it was: without it a minor's data must not be kept, so that account has to be
 * deleted. A learner who keeps it needs a new consent. Run again, also after a crash, it goes on where it was. Throws `bad_request` for
 * a token that is not ours, `link_expired` once another consent counts or the account is gone, and `no_guardian_needed` from the
 * learner's 18th birthday on.
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
  if (guardian && guardian.consentedAt.getTime() !== consentedAt.getTime())
    throw new AppError('link_expired');
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
