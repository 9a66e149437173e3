import { type EarningBalances, earningBalances } from '@preproom/models/contract/mentors/earnings';
import type { Database } from '@preproom/models/db/database';
import type { EarningEntryDocument } from '@preproom/models/db/mentors/earningEntry.model';
import type { Types } from 'mongoose';

/** All movements of a mentor's earnings, the earliest first. */
export function readEarnings(
  { earningEntries }: Database,
  mentorId: Types.ObjectId,
): Promise<EarningEntryDocument[]> {
  return earningEntries.find({ mentorId }).sort({ at: 1, _id: 1 }).lean<EarningEntryDocument[]>();
}

/** One mentor after the other with all their movements, the earliest first; in memory is one mentor at a time. */
export async function* eachMentorsEarnings({ earningEntries }: Database) {
  const cursor = earningEntries.find({}).sort({ mentorId: 1, at: 1 }).lean<EarningEntryDocument[]>().cursor();
  let entries: EarningEntryDocument[] = [];
  for await (const entry of cursor as AsyncIterable<EarningEntryDocument>) {
    const mentorId = entries[0]?.mentorId;
    if (mentorId && !entry.mentorId.equals(mentorId)) {
      yield { mentorId, entries };
      entries = [];
    }
    entries.push(entry);
  }
  const mentorId = entries[0]?.mentorId;
  if (mentorId) yield { mentorId, entries };
}

interface Sum {
  _id: { mentorId: Types.ObjectId; kind: EarningEntryDocument['kind'] };
  paise: number;
  tdsPaise: number;
}

/** The balances of these mentors, and how many of their sessions earned something; summed up by the database. */
export async function readBalances({ earningEntries }: Database, mentorIds: readonly Types.ObjectId[]) {
  const $match = { mentorId: { $in: mentorIds } };
  const [sums, counts] = await Promise.all([
    earningEntries.aggregate<Sum>([
      { $match },
      {
        $group: {
          _id: { mentorId: '$mentorId', kind: '$kind' },
          paise: { $sum: '$paise' },
          tdsPaise: { $sum: '$tdsPaise' },
        },
      },
    ]),
    earningEntries.aggregate<{ _id: Types.ObjectId; count: number }>([
      { $match: { ...$match, kind: 'earned', paise: { $gt: 0 } } },
      { $group: { _id: '$mentorId', count: { $sum: 1 } } },
    ]),
  ]);
  const sumsBy = Map.groupBy(sums, ({ _id }) => _id.mentorId.toString());
  const countBy = new Map(counts.map(({ _id, count }) => [_id.toString(), count]));
  return (mentorId: Types.ObjectId): EarningBalances & { sessions: number } => {
    const id = mentorId.toString();
    const movements = (sumsBy.get(id) ?? []).map(({ _id, ...sum }) => ({ kind: _id.kind, ...sum }));
    return { ...earningBalances(movements), sessions: countBy.get(id) ?? 0 };
  };
}
