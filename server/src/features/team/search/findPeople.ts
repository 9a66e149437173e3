import { queryWords } from '@preproom/models/contract/http/searchText';
import { MENTOR_STATUSES } from '@preproom/models/contract/mentors/mentorLife';
import type { HqFound } from '@preproom/models/contract/team/search';
import type { Database } from '@preproom/models/db/database';
import type { Types } from 'mongoose';
import type { SearchedField } from '../../../lists/listDefinition.ts';
import { findByText, firstHits, type Hits } from './search.ts';

type Person = HqFound['learners']['hits'][number];
interface Account {
  _id: Types.ObjectId;
  Name: string;
}

const FIELDS: readonly SearchedField[] = [
  { path: 'nameWords', as: 'words' },
  { path: 'Email', as: 'start' },
  { path: 'phone', as: 'phone' },
  { path: '_id', as: 'id' },
];

const present = ({ _id, Name }: Account): Person => ({ _id: _id.toString(), Name });

/** People of a role by name, address, phone number in any form, and an address that they ordered under before they changed it. */
export async function findPeople(
  database: Database,
  text: string,
  role: 'user' | 'mentor' | 'affiliate',
): Promise<Hits<Person>> {
  return firstHits(await findAccounts(database, text, role), present);
}

async function findAccounts(database: Database, text: string, role: 'user' | 'mentor' | 'affiliate') {
  const accounts = { show: ['Name'], filter: { role } } as const;
  const [found, orders] = await Promise.all([
    findByText(database, database.users, { text, fields: FIELDS, ...accounts }),
    role === 'user' && text.includes('@')
      ? findByText(database, database.orders, {
          text,
          fields: [{ path: 'email', as: 'start' }],
          show: ['userId'],
        })
      : [],
  ]);
  const known = new Set(found.map(({ _id }) => _id.toString()));
  const former = orders.map(({ userId }) => userId).filter((id) => !known.has(id.toString()));
  if (former.length === 0) return found;
  return [...found, ...(await database.users.find({ _id: { $in: former }, role }, { Name: 1 }).lean())];
}

/** Mentors, also by their company. */
export async function findMentors(database: Database, text: string): Promise<Hits<Person>> {
  const [named, working] = await Promise.all([
    findAccounts(database, text, 'mentor'),
    queryWords(text).length === 0
      ? []
      : findByText(database, database.mentorProfiles, {
          text,
          fields: [{ path: 'companyWords', as: 'words', index: { status: 1, companyWords: 1 } }],
          show: ['userId', 'company'],
          filter: { status: { $in: MENTOR_STATUSES } },
        }),
  ]);
  const known = new Set(named.map(({ _id }) => _id.toString()));
  const others = working.map(({ userId }) => userId).filter((id) => !known.has(id.toString()));
  const colleagues = await database.users.find({ _id: { $in: others } }, { Name: 1 }).lean();
  const companies = new Map(working.map(({ userId, company }) => [userId.toString(), company]));
  return firstHits([...named, ...colleagues], (account) => {
    const company = companies.get(account._id.toString());
    return { ...present(account), ...(company && { company }) };
  });
}

/** Members of the team. */
export async function findMembers(database: Database, text: string): Promise<Hits<Person>> {
  const filter = { role: 'admin' as const };
  return firstHits(
    await findByText(database, database.users, { text, fields: FIELDS, show: ['Name'], filter }),
    present,
  );
}
