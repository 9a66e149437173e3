import type { ReportFile } from '@preproom/models/contract/inbox/team/reports';
import type { UserDocument } from '@preproom/models/db/accounts/user.model';
import type { Database } from '@preproom/models/db/database';
import type { Types } from 'mongoose';

interface Pair {
  by: Types.ObjectId;
  against: Types.ObjectId;
}
type People = Map<string, Pick<UserDocument, 'Name' | 'Email' | 'role'>>;

/** Both people of each of these, by their ids; those who have deleted their account are missing. */
export async function findPeople({ users }: Database, pairs: readonly Pair[]): Promise<People> {
  const ids = pairs.flatMap(({ by, against }) => [by, against]);
  const people = await users.find({ _id: { $in: ids } }, { Name: 1, Email: 1, role: 1 }).lean();
  return new Map(people.map(({ _id, ...person }) => [_id.toString(), person]));
}

/** The two as the team sees them. */
export function findPair(people: People, { by, against }: Pair): Pick<ReportFile, 'by' | 'against'> {
  const person = (id: Types.ObjectId) => {
    const { Name = null, Email = null, role = null } = people.get(id.toString()) ?? {};
    return { _id: id.toString(), Name, Email, role };
  };
  return { by: person(by), against: person(against) };
}
