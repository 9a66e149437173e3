import type { Database } from '@preproom/models/db/database';
import { isDuplicateKey } from '@preproom/models/db/errors';
import { emailPattern } from '@preproom/models/db/privacy/redactPerson';
import type { Types } from 'mongoose';
import type { AppDeps } from '../../deps.ts';

declare module '../../backgroundJobs/jobs.ts' {
  interface JobData {
    'account:address': { userId: string };
  }
}

/**
 * Completes a change of address: tells the old one, and has everything that is stored under it follow. Safe to repeat. Nothing to
 * do without `formerEmail`, which is removed last.
 */
export async function completeAddressChange(
  { database, mail }: Pick<AppDeps, 'database' | 'mail'>,
  userId: string,
): Promise<void> {
  const user = await database.users.findById(userId).lean();
  if (!user?.formerEmail) return;
  const { _id, Email, formerEmail, emailVerifiedAt, language } = user;
  const key = `address-changed:${_id}:${emailVerifiedAt?.getTime()}`;
  await mail.queue({ to: formerEmail, userId: _id, language, key, template: 'addressChanged' });
  await moveAddress(database, _id, formerEmail, Email);
  await database.users.updateOne({ _id, formerEmail }, { $unset: { formerEmail: 1 } });
}

/** What lies under an address alone would no longer be found when the person downloads or deletes their data. */
async function moveAddress(
  database: Database,
  userId: Types.ObjectId,
  from: string,
  to: string,
): Promise<void> {
  const { mails, contactMessages, queries, waitlistEntries } = database;
  await mails.updateMany({ to: from, userId: null }, { $set: { userId } });
  await contactMessages.updateMany({ email: emailPattern(from) }, { $set: { email: to } });
  await queries.updateMany({ email: emailPattern(from) }, { $set: { email: to } });
  for (const { _id } of await waitlistEntries.find({ email: from }, { _id: 1 }).lean()) {
    try {
      await waitlistEntries.updateOne({ _id }, { $set: { email: to, userId } });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      // They wait for this program under the new address already.
      await waitlistEntries.deleteOne({ _id });
    }
  }
}
