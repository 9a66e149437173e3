import { AppError } from '@preproom/models/contract/http/errors';
import { needsReason, nextMentorStatus } from '@preproom/models/contract/mentors/mentorLife';
import type { MentorFile } from '@preproom/models/contract/mentors/team/mentors';
import type { MentorProfileRecord } from '@preproom/models/db/mentors/mentorProfile.model';
import { recordAudit } from '@preproom/models/db/operations/audit';
import { Types } from 'mongoose';
import type { AppDeps } from '../../../deps.ts';
import { presentFile } from '../../../files/presentFile.ts';
import { findFile } from '../../../files/storedFiles.ts';
import { listHandlers } from '../../../lists/listHandlers.ts';
import type { MentorHandlers } from '../mentor.policy.ts';
import { presentMentor } from '../mentor.present.ts';
import type { Mentor } from '../mentorProfile.ts';
import { type MentorRecord, readMentorRecords } from '../mentorRecords.ts';
import { changeMentorStatus } from '../mentorStatus.ts';
import { detailsToCheck, hasChanged, presentApproved } from './checkedDetails.ts';
import { hqMentorList, MENTOR_COLUMNS } from './mentors.list.ts';

/** The team's calls about mentors. */
export function hqMentorHandlers(
  deps: AppDeps,
): Pick<MentorHandlers, 'getHqMentors' | 'exportHqMentors' | 'getHqMentor' | 'actOnMentor'> {
  const { database, clock } = deps;
  const list = listHandlers(deps, hqMentorList(deps), { name: 'mentors', columns: MENTOR_COLUMNS });
  return {
    getHqMentors: list.page,
    exportHqMentors: list.exported,
    async getHqMentor({ actor, params: { mentorId } }) {
      const { mentor, profile } = await findMentor(deps, mentorId);
      await recordAudit(database, {
        at: new Date(clock.now()),
        actorId: actor.userId,
        action: 'mentor:read',
        targetId: mentor._id,
      });
      const [resume, recordOf] = await Promise.all([
        findFile(database, { folder: 'resume', itemId: mentor._id }),
        readMentorRecords(database, [mentor._id], clock.now()),
      ]);
      const detail = presentDetail(mentor, profile, resume && presentFile(resume));
      const approved = presentApproved(profile.approved, resume);
      return { data: { ...detail, approved, ...recordOf(mentor._id) } };
    },
    async actOnMentor({ actor, params: { mentorId }, body: { act, from, revision, reason }, log }) {
      const { mentor, profile } = await findMentor(deps, mentorId);
      if (needsReason(act) && !reason)
        throw new AppError('bad_request', undefined, { fields: { reason: 'is missing' } });
      const told = needsReason(act) ? (reason ?? null) : null;
      const actorId = new Types.ObjectId(actor.userId);
      const change = { userId: mentor._id, actorId, act, from, reason: told };
      const resume = await findFile(database, { folder: 'resume', itemId: mentor._id });
      const details = detailsToCheck(mentor, profile, resume);
      // Only what is said of changes requires the reviewed revision; otherwise a mentor could block a suspension by editing again and again.
      if (act === 'verify') await changeMentorStatus(deps, { ...change, revision, approved: details });
      else if (act === 'refuse') await changeMentorStatus(deps, { ...change, revision });
      // A change from before the suspension is still to be checked.
      else if (act === 'restore')
        await changeMentorStatus(deps, { ...change, isChanged: hasChanged(profile.approved, details) });
      else await changeMentorStatus(deps, change);
      log.info({ userId: mentorId, act }, 'mentor status changed');
      return { data: { status: nextMentorStatus(from, act) ?? from } };
    },
  };
}

async function findMentor({ database }: AppDeps, mentorId: string) {
  const [mentor, profile] = await Promise.all([
    database.users.findOne({ _id: mentorId, role: 'mentor' }).lean<Mentor>(),
    database.mentorProfiles.findOne({ userId: mentorId }).lean<MentorProfileRecord>(),
  ]);
  if (!mentor || !profile) throw new AppError('not_found');
  return { mentor, profile };
}

function presentDetail(
  mentor: Mentor,
  profile: MentorProfileRecord,
  resume: MentorFile['resume'],
): Omit<MentorFile, keyof MentorRecord | 'approved'> {
  const { status, since, appliedAt, isChanged, revision, reason } = profile;
  return {
    ...presentMentor(mentor, profile),
    Email: mentor.Email,
    phone: mentor.phone,
    status,
    isChanged,
    revision,
    reason,
    resume,
    since: since.toISOString(),
    appliedAt: appliedAt?.toISOString() ?? null,
    isLeaving: mentor.deletion !== null,
  };
}
