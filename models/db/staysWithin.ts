import type { Types } from 'mongoose';

/** Of a model of any documents. */
interface Counted {
  countDocuments(of: object): PromiseLike<number>;
  deleteOne(of: object): PromiseLike<unknown>;
}

/**
 * Whether a document that was just inserted stays: false removes it, because `of` finds more than `max`. A count before the insert
 * alone lets several at the same moment pass. Of those, fewer than fit may stay, and never more.
 */
export async function staysWithin(
  model: Counted,
  _id: Types.ObjectId,
  of: object,
  max: number,
): Promise<boolean> {
  if ((await model.countDocuments(of)) <= max) return true;
  await model.deleteOne({ _id });
  return false;
}
