import type { ProductDocument } from '@preproom/models/db/programs/product.model';
import type { Types } from 'mongoose';
import type { AppDeps } from '../../../deps.ts';
import type { WaitlistEntry } from './entries.ts';
import { openedMail } from './openedMail.ts';

export type NotifyDeps = Pick<AppDeps, 'database' | 'mail'>;
type Product = ProductDocument & { _id: Types.ObjectId };

/**
 * Mails everyone who waits for a program that is open now, in the order in which they joined. A place goes once its mail is stored, and
 * the mail's key is the place's: whatever dies in between is finished by the next run, and nobody is mailed twice.
 */
export async function notifyWaiting(deps: NotifyDeps): Promise<void> {
  const { products, waitlistEntries } = deps.database;
  for (const product of await products.find({ activate: true }).lean<Product[]>()) {
    const waiting = waitlistEntries.find({ course_id: product._id }).sort({ joinedAt: 1, _id: 1 });
    for await (const entry of waiting.lean<WaitlistEntry[]>().cursor())
      await notify(deps, entry as unknown as WaitlistEntry, product);
  }
}

async function notify(
  { database, mail }: NotifyDeps,
  { _id, email, userId, language }: WaitlistEntry,
  product: Product,
): Promise<void> {
  await mail.queue({
    ...openedMail(product),
    to: email,
    ...(userId && { userId }),
    language,
    key: `waitlist-opened:${_id.toString()}`,
  });
  await database.waitlistEntries.deleteOne({ _id });
}
