import type { RequiredMentorField } from '@preproom/models/contract/mentors/mentorLife';
import type { MentorProfile, PublicMentor } from '@preproom/models/contract/mentors/mentors';
import type { Mentor, Profile } from './mentorProfile.ts';

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
  return { ...presentMentor(of.mentor, of.profile), ...standing, missing: of.missing };
}
