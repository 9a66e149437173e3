import type { QueryOf } from '@preproom/models/contract/http/endpoint';
import { type getHqStudents, StudentRow } from '@preproom/models/contract/learners/team/students';
import type { UserDocument } from '@preproom/models/db/accounts/user.model';
import type { Database } from '@preproom/models/db/database';
import type { Types } from 'mongoose';
import type { ListDefinition } from '../../../lists/listDefinition.ts';

type Query = Omit<QueryOf<typeof getHqStudents>, 'after' | 'before'>;

export const STUDENT_COLUMNS = StudentRow.keyof().options;
const FIELDS = ['Name', 'createdAt', 'completed', 'deletion', 'suspension'] as const;

export function studentList(
  database: Database,
): ListDefinition<UserDocument, StudentRow, Query, (typeof FIELDS)[number]> {
  return {
    model: ({ users }) => users,
    fields: FIELDS,
    sortPaths: { joinedAt: 'createdAt', Name: 'Name' },
    search: [
      { path: 'nameWords', as: 'words' },
      { path: 'Email', as: 'start' },
      { path: 'phone', as: 'phone' },
      { path: '_id', as: 'id' },
    ],
    filter: ({ onboarding }) => ({
      role: 'user',
      ...(onboarding && { completed: onboarding === 'finished' }),
    }),
    async present(users) {
      const packs = await packsOf(
        database,
        users.map(({ _id }) => _id),
      );
      return users.map(({ _id, Name, createdAt, completed, deletion, suspension }) => ({
        _id: _id.toString(),
        Name,
        joinedAt: createdAt.toISOString(),
        completed,
        isLeaving: deletion !== null,
        isSuspended: suspension !== undefined,
        packs: packs.get(_id.toString()) ?? 0,
      }));
    },
  };
}

/** How many packs each of these learners has bought. */
async function packsOf({ packs }: Database, userIds: Types.ObjectId[]): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { userId } of await packs.find({ userId: { $in: userIds } }, { userId: 1 }).lean())
    counts.set(userId.toString(), (counts.get(userId.toString()) ?? 0) + 1);
  return counts;
}
