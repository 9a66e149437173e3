import type { QueryOf } from '@preproom/models/contract/http/endpoint';
import { earningBalances } from '@preproom/models/contract/mentors/earnings';
import type { EarningRow, getHqEarnings } from '@preproom/models/contract/mentors/team/earnings';
import type { UserDocument } from '@preproom/models/db/accounts/user.model';
import type { Database } from '@preproom/models/db/database';
import type { EarningEntryDocument } from '@preproom/models/db/mentors/earningEntry.model';
import type { Types } from 'mongoose';
import type { ListDefinition } from '../../../lists/listDefinition.ts';
import { mentorsWithPan } from '../earnings/pan.ts';

type Query = Omit<QueryOf<typeof getHqEarnings>, 'after' | 'before'>;
const FIELDS = ['Name', 'createdAt'] as const;
type Field = (typeof FIELDS)[number];
type User = Pick<UserDocument, 'Name'> & { _id: Types.ObjectId };

export function earningList(database: Database): ListDefinition<UserDocument, EarningRow, Query, Field> {
  return {
    model: ({ users }) => users,
    fields: FIELDS,
    sortPaths: { since: 'createdAt', Name: 'Name' },
    search: [
      { path: 'nameWords', as: 'words' },
      { path: 'Email', as: 'start' },
      { path: 'phone', as: 'phone' },
      { path: '_id', as: 'id' },
    ],
    filter: () => ({ role: 'mentor' }),
    present: (users) => presentEarnings(database, users),
  };
}

/** Mentors with what they have earned. */
export async function presentEarnings(database: Database, users: readonly User[]): Promise<EarningRow[]> {
  const ids = users.map(({ _id }) => _id);
  const [profiles, entries, withPan] = await Promise.all([
    database.mentorProfiles.find({ userId: { $in: ids } }, { userId: 1, status: 1 }).lean(),
    database.earningEntries.find({ mentorId: { $in: ids } }).lean<EarningEntryDocument[]>(),
    mentorsWithPan(database, ids),
  ]);
  const statusBy = new Map(profiles.map(({ userId, status }) => [userId.toString(), status]));
  const entriesBy = Map.groupBy(entries, ({ mentorId }) => mentorId.toString());
  return users.map(({ _id, Name }) => {
    const id = _id.toString();
    const own = entriesBy.get(id) ?? [];
    return {
      _id: id,
      Name,
      status: statusBy.get(id) ?? 'draft',
      sessions: own.filter(({ kind, paise }) => kind === 'earned' && paise > 0).length,
      hasPan: withPan.has(id),
      ...earningBalances(own),
    };
  });
}
