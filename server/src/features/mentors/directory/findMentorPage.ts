import { AppError } from '@preproom/models/contract/http/errors';
import { ID_FORM } from '@preproom/models/contract/http/forms';
import type { Database } from '@preproom/models/db/database';
import { slugKey } from '@preproom/models/db/mentors/claimSlug';
import type { MentorProfileRecord } from '@preproom/models/db/mentors/mentorProfile.model';
import { Types } from 'mongoose';
import type { ListedMentor } from '../mentorList.ts';

/**
 * The mentor whose page this slug, former slug or id names. The page is public while the mentor is verified and not leaving; a mentor
 * always sees their own. Throws `mentor_gone` for a page that was public, `not_found` for one that never was.
 */
export async function findMentorPage(
  database: Database,
  slugOrId: string,
  viewerId: string | null,
): Promise<ListedMentor> {
  const mentorId = await mentorIdOf(database, slugOrId);
  const [mentor, profile] = await Promise.all([
    database.users
      .findOne({ _id: mentorId, role: 'mentor' }, { Name: 1, photo: 1, deletion: 1, createdAt: 1 })
      .lean(),
    database.mentorProfiles.findOne({ userId: mentorId }).lean<MentorProfileRecord>(),
  ]);
  const isPublic = profile?.status === 'verified' && !mentor?.deletion;
  if (mentor && profile && (isPublic || mentorId.equals(viewerId ?? ''))) return { mentor, profile };
  const wasPublic = isPublic || (await database.mentorSlugs.exists({ mentorId }));
  throw new AppError(wasPublic ? 'mentor_gone' : 'not_found');
}

async function mentorIdOf({ mentorSlugs }: Database, slugOrId: string): Promise<Types.ObjectId> {
  const lower = slugOrId.toLowerCase();
  if (ID_FORM.test(lower)) return new Types.ObjectId(lower);
  const slug = await mentorSlugs.findById(slugKey(lower), { mentorId: 1 }).lean();
  if (!slug) throw new AppError('not_found');
  return slug.mentorId;
}
