import { AppError } from '@preproom/models/contract/http/errors';
import type { Database } from '@preproom/models/db/database';
import { isDuplicateKey } from '@preproom/models/db/errors';
import type { ProductDocument } from '@preproom/models/db/programs/product.model';
import type { WaitlistEntryDocument } from '@preproom/models/db/programs/waitlistEntry.model';
import type { Types } from 'mongoose';

export type WaitlistEntry = WaitlistEntryDocument & { _id: Types.ObjectId };

/** The program, if it can be waited for. Throws `not_found` and `program_open`. */
export async function closedProgram(database: Database, course_id: string) {
  const product = await database.products
    .findById(course_id)
    .lean<ProductDocument & { _id: Types.ObjectId }>();
  if (!product) throw new AppError('not_found');
  if (product.activate) throw new AppError('program_open');
  return product;
}

/**
 * Adds a place and answers it, or the one that this address has on the list already. A learner's account is noted on a place that
 * they took before they logged in.
 */
export async function addEntry(
  { waitlistEntries }: Database,
  { course_id, email, userId, ...joined }: WaitlistEntryDocument,
): Promise<WaitlistEntry> {
  const add = () =>
    waitlistEntries
      .findOneAndUpdate(
        { course_id, email },
        userId ? { $set: { userId }, $setOnInsert: joined } : { $setOnInsert: { ...joined, userId } },
        { upsert: true, returnDocument: 'after' },
      )
      .lean<WaitlistEntry>()
      .orFail();
  // Two upserts at the same moment may both try to insert; the second one then finds the first one's.
  return add().catch((error) => {
    if (!isDuplicateKey(error)) throw error;
    return add();
  });
}

/** The ids of the programs that the holder of this verified address waits for. */
export async function readWaitlist({ waitlistEntries }: Database, email: string): Promise<string[]> {
  const entries = await waitlistEntries.find({ email }, { course_id: 1 }).lean();
  return entries.map(({ course_id }) => course_id.toString());
}
