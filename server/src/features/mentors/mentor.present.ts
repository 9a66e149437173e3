import type { DirectoryMentor } from '@preproom/models/contract/mentors/directory';
import type { RequiredMentorField } from '@preproom/models/contract/mentors/mentorLife';
import type { MentorProfile, PublicMentor } from '@preproom/models/contract/mentors/mentors';
import { ROUNDS } from '@preproom/models/contract/sessions/rounds';
import type { Round } from '@preproom/models/contract/sessions/sessions';
import type { Types } from 'mongoose';
import type { Mentor, Profile } from './mentorProfile.ts';

type PublicProfile = Parameters<typeof presentMentor>[1] & Pick<Profile, 'slug' | 'rounds' | 'replyHours'>;

/** The same in the public list. */
export function presentListed(
  mentor: Pick<Mentor, '_id' | 'Name' | 'photo'>,
  profile: PublicProfile,
  sessionsHeld: number,
): DirectoryMentor {
  const slug = slugOrId(mentor._id, profile);
  return {
    ...presentMentor(mentor, profile),
    slug,
    rounds: roundsOf(profile),
    sessionsHeld,
    // Profiles from before messages have none.
    repliesWithinHours: profile.replyHours ?? null,
  };
}

/** Before the first verification a page has its id alone. */
function slugOrId(mentorId: Types.ObjectId, { slug }: Pick<Profile, 'slug'>): string {
  return slug ?? mentorId.toString();
}

/** The rounds that a mentor interviews for: all until they choose. */
function roundsOf({ rounds }: Pick<Profile, 'rounds'>): Round[] {
  return rounds && rounds.length > 0 ? rounds : [...ROUNDS];
}

/** The public view of a mentor. It must never contain phone, e-mail, status or resume. */
export function presentMentor(
  { _id, Name, photo }: Pick<Mentor, '_id' | 'Name' | 'photo'>,
  profile: Pick<
    Profile,
    | 'headline'
    | 'company'
    | 'designation'
    | 'years'
    | 'linkedIn'
    | 'expertise'
    | 'languages'
    | 'rating'
    | 'ratingCount'
    | 'nextFreeAt'
    | 'offersIntroduction'
  >,
): PublicMentor {
  const { headline, company, designation, years, linkedIn, expertise, languages } = profile;
  const work = { headline, company, designation, years, linkedIn };
  const { rating, ratingCount, nextFreeAt, offersIntroduction } = profile;
  return {
    _id: _id.toString(),
    Name,
    photo,
    ...work,
    expertise,
    languages,
    rating,
    ratingCount,
    nextFreeAt: nextFreeAt?.toISOString() ?? null,
    offersIntroduction,
  };
}

/** The mentor's own view. */
export function presentOwn(of: {
  mentor: Mentor;
  profile: Profile;
  missing: RequiredMentorField[];
}): MentorProfile {
  const { status, since, reason } = of.profile;
  const standing = { status, since: since?.toISOString() ?? null, reason };
  const rounds = roundsOf(of.profile);
  return { ...presentMentor(of.mentor, of.profile), rounds, ...standing, missing: of.missing };
}
