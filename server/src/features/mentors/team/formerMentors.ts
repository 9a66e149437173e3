import { chunk } from '@preproom/models/db/chunk';
import type { Database } from '@preproom/models/db/database';
import type { Types } from 'mongoose';

const LISTED = 100;

/** Mentors whose account is deleted and whose balance is not zero. Sums are the database's: each entry has its sign. */
export async function findFormerMentors({ earningEntries, users }: Database) {
  const owed = await earningEntries.aggregate<{ _id: Types.ObjectId }>([
    { $group: { _id: '$mentorId', paise: { $sum: '$paise' } } },
    { $match: { paise: { $ne: 0 } } },
  ]);
  const former: { _id: Types.ObjectId; Name: null }[] = [];
  for (const part of chunk(owed.map(({ _id }) => _id))) {
    const there = await users.find({ _id: { $in: part } }, { _id: 1 }).lean();
    const known = new Set(there.map(({ _id }) => _id.toString()));
    for (const _id of part) if (!known.has(_id.toString())) former.push({ _id, Name: null });
  }
  return former.slice(0, LISTED);
}
