import type { MentorFile } from '@preproom/models/contract/mentors/team/mentors';
import type { CheckedDetails, MentorProfileRecord } from '@preproom/models/db/mentors/mentorProfile.model';
import type { Types } from 'mongoose';
import type { Mentor } from '../mentorProfile.ts';

type Resume = { _id: Types.ObjectId } | null;

/** What the team checks, as it is now. */
export function detailsToCheck(
  { Name }: Pick<Mentor, 'Name'>,
  { company, designation, years, linkedIn }: MentorProfileRecord,
  resume: Resume,
): CheckedDetails {
  return { Name, company, designation, years, linkedIn, resumeId: resume?._id.toString() ?? null };
}

/** Whether something differs from what was verified. Where that was not stored, nobody can tell: false. */
export function hasChanged(approved: CheckedDetails | null | undefined, now: CheckedDetails): boolean {
  if (!approved) return false;
  return (Object.keys(now) as (keyof CheckedDetails)[]).some((name) => approved[name] !== now[name]);
}

/** For the team's page. Profiles from before this was stored have none. */
export function presentApproved(
  approved: CheckedDetails | null | undefined,
  resume: Resume,
): MentorFile['approved'] {
  if (!approved) return null;
  const { Name, company, designation, years, linkedIn, resumeId } = approved;
  const hasSameResume = resumeId === (resume?._id.toString() ?? null);
  return { Name, company, designation, years, linkedIn, hasSameResume };
}
