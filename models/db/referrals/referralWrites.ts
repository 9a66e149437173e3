import type { Types } from 'mongoose';
import { isSamePerson } from '../../contract/payments/attribution.ts';
import type { Database } from '../database.ts';
import { isDuplicateKey } from '../errors.ts';
import type { ReferralDocument } from './referral.model.ts';

type People = Pick<Database, 'users'>;
const CONTACT = { phone: 1, Email: 1, pendingEmail: 1 } as const;

/** Whether both accounts are one person's, as far as their phone numbers and addresses tell. A deleted account earns nothing either. */
export async function isOnePerson(
  { users }: People,
  by: Types.ObjectId,
  userId: Types.ObjectId,
): Promise<boolean> {
  if (by.equals(userId)) return true;
  const [one, other] = await Promise.all([
    users.findById(by, CONTACT).lean(),
    users.findById(userId, CONTACT).lean(),
  ]);
  return !one || !other || isSamePerson(one, other);
}

type Click = Pick<ReferralDocument, 'userId' | 'by' | 'kind' | 'day'> &
  Partial<Pick<ReferralDocument, 'joinedBy' | 'joinedAt'>>;

/** Notes by whose link a learner came last. That they share a browser with its owner stays noted until they open somebody else's. */
export async function noteReferral({ referrals }: Database, { userId, by, ...click }: Click): Promise<void> {
  const same = await referrals.updateOne({ userId, by }, { $set: click });
  if (same.matchedCount > 0) return;
  const note = () =>
    referrals.updateOne({ userId }, { $set: { by, ...click, isOwn: false } }, { upsert: true });
  await note().catch((failure) => (isDuplicateKey(failure) ? note() : Promise.reject(failure)));
}
