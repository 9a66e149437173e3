import type { QueryOf } from '@preproom/models/contract/http/endpoint';
import type { getMentors } from '@preproom/models/contract/people/mentors';
import type { Database } from '@preproom/models/db/database';
import type { MentorProfileDocument } from '@preproom/models/db/people/mentorProfile.model';
import { escapeRegExp } from '@preproom/models/db/privacy/redactPerson';
import type { QueryFilter, Types } from 'mongoose';

export type MentorQuery = QueryOf<typeof getMentors>;
type Filter = QueryFilter<MentorProfileDocument>;

const DAY_MS = 24 * 60 * 60_000;
/** Further words of a search are ignored. */
const MAX_WORDS = 8;

/** The verified mentors that match, without those in `hidden`. Fields left empty do not filter. */
export async function mentorFilter(
  database: Database,
  query: Omit<MentorQuery, 'page' | 'sort'>,
  hidden: Types.ObjectId[],
  nowMs: number,
): Promise<Filter> {
  const { q, expertise, language, company, rating, freeWithin, introduction } = query;
  const wanted: Filter[] = await wordFilters(database, q ?? '');
  if (expertise) wanted.push({ expertise });
  if (language) wanted.push({ languages: language });
  if (company) wanted.push({ company: new RegExp(`^${escapeRegExp(company.trim())}$`, 'i') });
  if (rating) wanted.push({ rating: { $gte: Number(rating) } });
  if (freeWithin) wanted.push({ nextFreeAt: { $lte: new Date(nowMs + Number(freeWithin) * DAY_MS) } });
  if (introduction) wanted.push({ offersIntroduction: true });
  return { status: 'verified', userId: { $nin: hidden }, ...(wanted.length > 0 && { $and: wanted }) };
}

/** One for each word: it is part of the name or of what the mentor says about their work. */
async function wordFilters(database: Database, text: string): Promise<Filter[]> {
  const words = text.trim().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  const patterns = words.map((word) => new RegExp(escapeRegExp(word), 'i'));
  if (patterns.length === 0) return [];
  const named = await database.users
    .find({ role: 'mentor', $or: patterns.map((Name) => ({ Name })) }, { Name: 1 })
    .lean();
  return patterns.map((pattern) => {
    const ids = named.filter(({ Name }) => pattern.test(Name)).map(({ _id }) => _id);
    const fields = ['headline', 'company', 'designation', 'expertise'] as const;
    return { $or: [{ userId: { $in: ids } }, ...fields.map((field) => ({ [field]: pattern }))] };
  });
}
