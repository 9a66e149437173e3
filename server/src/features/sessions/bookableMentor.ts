import { AppError } from '@preproom/models/contract/http/errors';
import type { UserDocument } from '@preproom/models/db/accounts/user.model';
import type { Database } from '@preproom/models/db/database';
import type { MentorProfileRecord } from '@preproom/models/db/mentors/mentorProfile.model';
import type { Types } from 'mongoose';

export interface BookableMentor {
  mentor: Pick<UserDocument, 'Name' | 'photo' | 'Email' | 'language'> & { _id: Types.ObjectId };
  profile: MentorProfileRecord;
}

/**
 * A mentor whom this learner can book: verified, not leaving, and neither has blocked the other. Otherwise throws
 * `mentor_unavailable`, which does not say why.
 */
export async function findBookableMentor(
  database: Database,
  { mentorId, learnerId }: { mentorId: Types.ObjectId | string; learnerId: Types.ObjectId | string },
): Promise<BookableMentor> {
  const pair = { $in: [mentorId, learnerId] };
  const [mentor, profile, block] = await Promise.all([
    database.users
      .findOne(
        { _id: mentorId, role: 'mentor', deletion: null },
        { Name: 1, photo: 1, Email: 1, language: 1 },
      )
      .lean(),
    database.mentorProfiles.findOne({ userId: mentorId, status: 'verified' }).lean<MentorProfileRecord>(),
    database.blocks.exists({ by: pair, against: pair }),
  ]);
  if (!mentor || !profile || block) throw new AppError('mentor_unavailable');
  return { mentor, profile };
}
