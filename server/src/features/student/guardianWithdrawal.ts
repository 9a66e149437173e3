import { AppError } from '@preproom/models/contract/http/errors';
import { ID_FORM } from '@preproom/models/contract/http/forms';
import { isAdult } from '@preproom/models/contract/people/age';
import type { AccountDeletion } from '@preproom/models/db/people/user.model';
import { Types } from 'mongoose';
import type { AppDeps } from '../../deps.ts';
import { readToken, signToken } from '../../mail/signedToken.ts';
import { askDeletion } from '../privacy/deletion.service.ts';

/** For the mail to a guardian; it takes back this consent and no later one. */
export function withdrawalToken(userId: string, consentedAt: Date, secret: string): string {
  return signToken('guardian-withdraws', `${userId}.${consentedAt.getTime()}`, secret);
}

/**
 * Takes a guardian's consent back: without it a minor's data must not be kept, so the account is going to be deleted. The learner can
 * keep it, and then needs a consent anew. Pressed again, also after a crash in between, it goes on where it was. Throws `bad_request`
 * for a token that is none of ours, `link_expired` once another consent counts or the account is gone, and `no_guardian_needed` from
 * the learner's 18th birthday on.
 */
export async function withdrawConsent(
  deps: AppDeps,
  token: string,
  secret: string,
): Promise<{ userId: string; deletion: AccountDeletion }> {
  const { database, clock } = deps;
  const [userId = '', given = ''] = readToken('guardian-withdraws', token, secret)?.split('.') ?? [];
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
  return { userId, deletion: await askDeletion(deps, new Types.ObjectId(userId), 'guardian') };
}
