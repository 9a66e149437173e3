import type { Model, QueryFilter, Types } from 'mongoose';

/**
 * Whether a document that was just inserted stays: false removes it, because `of` finds more than `max`. A count before the insert
 * alone lets several at the same moment pass. Of those, fewer than fit may stay, and never more.
 */
export async function staysWithin<D>(
  model: Model<D>,
  _id: Types.ObjectId,
  of: QueryFilter<D>,
  max: number,
): Promise<boolean> {
  if ((await model.countDocuments(of)) <= max) return true;
  await model.deleteOne({ _id } as QueryFilter<D>);
  return false;
}
