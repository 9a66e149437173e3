import { DAY_MS } from '@preproom/models/contract/http/durations';
import type { QueryOf } from '@preproom/models/contract/http/endpoint';
import { queryWords } from '@preproom/models/contract/http/searchText';
import type { getMentors } from '@preproom/models/contract/mentors/mentors';
import type { Database } from '@preproom/models/db/database';
import type { MentorProfileDocument } from '@preproom/models/db/mentors/mentorProfile.model';
import { hasWord, isPart } from '@preproom/models/db/searchWords';
import type { QueryFilter, Types } from 'mongoose';

export type MentorQuery = QueryOf<typeof getMentors>;
type Filter = QueryFilter<MentorProfileDocument>;

const NOBODY: Filter = { userId: { $in: [] } };

/** The verified mentors that match, without those in `hidden`. Fields left empty do not filter. */
export async function mentorFilter(
  database: Database,
  query: Omit<MentorQuery, 'page' | 'sort'>,
  hidden: Types.ObjectId[],
  nowMs: number,
): Promise<Filter> {
  const { q, round, expertise, language, company, rating, freeWithin, introduction } = query;
  const wanted: Filter[] = await wordFilters(database, q ?? '');
  // Those who have not chosen interview for all rounds.
  if (round) wanted.push({ $or: [{ rounds: round }, { rounds: { $size: 0 } }] });
  if (expertise) wanted.push({ expertise });
  if (language) wanted.push({ languages: language });
  if (company) wanted.push(companyFilter(company));
  if (rating) wanted.push({ rating: { $gte: Number(rating) } });
  if (freeWithin) wanted.push({ nextFreeAt: { $lte: new Date(nowMs + Number(freeWithin) * DAY_MS) } });
  if (introduction) wanted.push({ offersIntroduction: true });
  return { status: 'verified', userId: { $nin: hidden }, ...(wanted.length > 0 && { $and: wanted }) };
}

/** A company of which every word that was typed is one, or begins one. */
function companyFilter(company: string): Filter {
  const words = queryWords(company).map((word) => ({ companyWords: hasWord(word) }));
  return words.length > 0 ? { $and: words } : NOBODY;
}

/** One for each word: it begins a word of the name or of what the mentor says about their work, or is within one. */
async function wordFilters(database: Database, text: string): Promise<Filter[]> {
  if (text.trim() === '') return [];
  const words = queryWords(text);
  if (words.length === 0) return [NOBODY];
  const found = await Promise.all(words.map((word) => mentorsWith(database, word)));
  return found.map((userIds) => ({ userId: { $in: userIds } }));
}

/** A read for each index, as no index answers several fields. */
async function mentorsWith({ users, mentorProfiles }: Database, word: string): Promise<Types.ObjectId[]> {
  const fields = isPart(word)
    ? (['aboutWords', 'aboutParts', 'nameParts'] as const)
    : (['aboutWords'] as const);
  const [named, ...working] = await Promise.all([
    users.find({ role: 'mentor', nameWords: hasWord(word) }, { _id: 1 }).lean(),
    ...fields.map((field) =>
      mentorProfiles.find({ status: 'verified', [field]: hasWord(word) }, { userId: 1 }).lean(),
    ),
  ]);
  return [...named.map(({ _id }) => _id), ...working.flat().map(({ userId }) => userId)];
}
