import type { QueryOf } from '@preproom/models/contract/http/endpoint';
import type { EarningRow, getHqEarnings } from '@preproom/models/contract/mentors/team/earnings';
import type { UserDocument } from '@preproom/models/db/accounts/user.model';
import type { Database } from '@preproom/models/db/database';
import type { Types } from 'mongoose';
import type { ListDefinition } from '../../../lists/listDefinition.ts';
import { readBalances } from '../earnings/entries.ts';
import { mentorsWithPan } from '../earnings/sealedDetails.ts';

type Query = Omit<QueryOf<typeof getHqEarnings>, 'after' | 'before'>;
const FIELDS = ['Name', 'createdAt'] as const;
type Field = (typeof FIELDS)[number];
type Person = { _id: Types.ObjectId; Name: string | null };

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
export async function presentEarnings(database: Database, people: readonly Person[]): Promise<EarningRow[]> {
  const ids = people.map(({ _id }) => _id);
  const [profiles, balancesOf, withPan] = await Promise.all([
    database.mentorProfiles.find({ userId: { $in: ids } }, { userId: 1, status: 1 }).lean(),
    readBalances(database, ids),
    mentorsWithPan(database, ids),
  ]);
  const statusBy = new Map(profiles.map(({ userId, status }) => [userId.toString(), status]));
  return people.map(({ _id, Name }) => {
    const id = _id.toString();
    const status = statusBy.get(id) ?? 'draft';
    return { _id: id, Name, status, hasPan: withPan.has(id), ...balancesOf(_id) };
  });
}
